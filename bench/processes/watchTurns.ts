export interface WatchedTurns {
  /** @returns the longest hold so far, in microseconds. */
  end(): number;
}

/**
 * Measures the holds of this process's event loop: the CPU time that its main thread spends between two timers a
 * millisecond apart. A turn that is long holds the next timer back, and all of it counts; between short ones the
 * loop sleeps. CPU time, and not the clock: what other processes use does not count.
 */
export function watchTurns(): WatchedTurns {
  let longest = 0;
  let before = spent();
  const look = (): void => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 1);
  return {
    end() {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export interface WatchedTurns {
  /** @returns the longest block so far, in microseconds. */
  end(): number;
}

/**
 * Measures how long this process's event loop is blocked: the CPU time of the main thread between two timers that are a
 * millisecond apart. A long turn delays the next timer, so all of it is included, whereas the loop sleeps between short
 * turns. CPU time is used so that other processes do not matter.
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

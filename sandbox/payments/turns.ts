export interface Turns {
  /** Lets a turn come soon; many asked for meanwhile are one. */
  nudge(): void;
  /** Resolves after a whole turn that began after the call; throws what it throws. */
  next(): Promise<void>;
  /** Ends after the turn under way. */
  stop(): Promise<void>;
}

/** Takes turns at `work`, one after the other: two at once would only wait for each other's locks. */
export function createTurns(
  work: (stopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Turns {
  let stopped = false;
  let nudged = false;
  let last: Promise<void> = Promise.resolve();
  const next = (): Promise<void> => {
    const turn = last.then(() => (stopped ? undefined : work(() => stopped)));
    last = turn.catch(() => {});
    return turn;
  };
  return {
    next,
    nudge() {
      if (nudged || stopped) return;
      nudged = true;
      // What is nudged from now on waits for a further turn: this one may be past it.
      last = last.then(() => {
        nudged = false;
        return stopped ? undefined : work(() => stopped).catch(onError);
      });
    },
    async stop() {
      stopped = true;
      await last;
    },
  };
}

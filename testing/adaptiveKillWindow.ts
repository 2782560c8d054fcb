/**
 * The time window in which to kill an operation of unknown duration: it is halved after each
 * operation that finished and grows after each that was killed. Both outcomes occur within a few rounds.
 * @param firstMs the first end of the window, in milliseconds.
 */
export function adaptiveKillWindow(firstMs: number) {
  let endMs = firstMs;
  return {
    /** In whole milliseconds; 0 kills the operation before it can be done. */
    endMs: () => Math.floor(endMs),
    gotThrough() {
      endMs /= 2;
    },
    wasStruck() {
      endMs = Math.max(1, endMs * 1.5);
    },
  };
}

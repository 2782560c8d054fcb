/**
 * From when to when something is struck that takes nobody knows how long, here and now: twice as soon after each
 * time that it got through, later after each that was struck within. Either surely comes in a few rounds.
 * @param firstMs where the window ends at first, in milliseconds.
 */
export function adaptiveKillWindow(firstMs: number) {
  let endMs = firstMs;
  return {
    /** In whole milliseconds; at nothing, what was asked for is struck before it can be done. */
    endMs: () => Math.floor(endMs),
    gotThrough() {
      endMs /= 2;
    },
    wasStruck() {
      endMs = Math.max(1, endMs * 1.5);
    },
  };
}

/**
 * @returns a function that reports an error unless it reported one within the last `pauseMs` milliseconds, as while the
 *   database is away.
 */
export function rarely(
  report: (error: unknown) => void,
  pauseMs: number,
): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - last < pauseMs) return;
    last = performance.now();
    report(error);
  };
}

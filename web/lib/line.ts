/** Runs pieces of work one after the other, in the order in which they came; one that fails does not stop the next. */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @returns a line with nothing in it. */
export function createLine(): Line {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

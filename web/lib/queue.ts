/** Runs tasks one after the other, in the order in which they came; one that fails does not stop the next. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** @returns an empty queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}

/** Runs tasks one at a time, in the order in which they are added. A failed task does not stop the next task. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}

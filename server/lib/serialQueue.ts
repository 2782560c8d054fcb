/** The last of the waiting tasks, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of the same key one after the other in this process, even after one fails. It only
 * orders them: the database ensures what must hold between several servers.
 */
export async function serialQueue<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const tail = mine.catch(() => {});
  last.set(key, tail);
  try {
    return await mine;
  } finally {
    if (last.get(key) === tail) last.delete(key);
  }
}

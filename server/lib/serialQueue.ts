/** The last of those who wait, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs works of the same key one after the other in this process, whatever became of the ones before. It
 * orders them and no more: what must hold between several servers, the database holds.
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

/** What is written of a document: a value as it is; or what is read only when its turn comes. */
export type Part =
  | { readonly value: unknown }
  /** An object, member by member. */
  | { readonly members: Readonly<Record<string, () => Promise<Part> | Part>> }
  /** A list, item by item. */
  | { readonly items: AsyncIterable<Part> };

/** Writes a document as JSON, in pieces: no more of it is held than the part that is being written. */
export async function* writeJson(part: Part): AsyncGenerator<string> {
  if ('value' in part) {
    yield JSON.stringify(part.value ?? null);
  } else if ('members' in part) {
    let before = '{\n';
    for (const [name, read] of Object.entries(part.members)) {
      yield `${before}${JSON.stringify(name)}: `;
      yield* writeJson(await read());
      before = ',\n';
    }
    yield before === '{\n' ? '{}' : '\n}';
  } else {
    let before = '[\n';
    for await (const item of part.items) {
      yield before;
      yield* writeJson(item);
      before = ',\n';
    }
    yield before === '[\n' ? '[]' : '\n]';
  }
}

/** A part of a document. Members and items are read only when they are about to be written. */
export type Part =
  | { readonly value: unknown }
  /** An object, written member by member. */
  | { readonly members: Readonly<Record<string, () => Promise<Part> | Part>> }
  /** A list, written item by item. */
  | { readonly items: AsyncIterable<Part> };

/** Writes a document as JSON in pieces. */
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

/** What a test makes the process do, passed as the name of a project. */
export type Order =
  | 'hang'
  | 'throw'
  | 'crash'
  | 'leave'
  | 'grow'
  | 'environment'
  | 'work'
  | 'long'
  | `make ${number}`;

let done = 0;

/** Replaces the process that creates documents, and follows the test's orders. */
process.on(
  'message',
  ({
    source,
    onlyIfShort,
  }: {
    readonly source: { readonly project: { name: Order } };
    readonly onlyIfShort: boolean;
  }) => {
    const { name } = source.project;
    done += 1;
    switch (name) {
      case 'hang':
        for (;;);
      case 'throw':
        process.send?.({
          done: false,
          seconds: 0,
          error: new RangeError('Le secret de Julie'),
        });
        return;
      case 'crash':
        throw new RangeError('Le secret de Julie');
      case 'leave':
        process.exit(3);
        return;
      case 'grow': {
        // A map grows in steps that V8 cannot refuse: it aborts.
        const kept = new Map<number, object>();
        for (;;) kept.set(kept.size, {});
      }
      case 'long':
        if (onlyIfShort) {
          process.send?.({ done: false, seconds: 0, isTooHeavy: true, error: undefined });
        } else answer(2);
        return;
      case 'work':
        answer(1, 5);
        return;
      case 'environment':
        answer(Object.keys(process.env).length);
        return;
      default:
        answer(Number(name.slice('make '.length)));
    }
  },
);

/** @param bytes the size of the document. The number of jobs done is returned in place of the replaced characters. */
function answer(bytes: number, seconds = 0.001): void {
  const result = { parts: [new Uint8Array(bytes)], replaced: [String(done)] };
  process.send?.({ done: true, seconds, result });
}

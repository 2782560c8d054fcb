import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a gzip'd text. Not with `node:readline`, which also breaks lines at U+2028 and
 * U+2029, and people's texts may contain those. Text after the last line feed is not a line.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const source = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  try {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of source.pipe(unzipped)) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    source.destroy();
  }
}

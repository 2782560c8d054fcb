import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Minimum file size in bytes. Smaller files gain nothing, because of the overhead of compression. */
const smallest = 300;
const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes `x.br` and `x.gz` next to each script, style and SVG file `x` that is served and has at least `smallest` bytes.
 * Compresses once at the best quality, instead of for each request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('{*.{js,svg},assets/*.{js,css}}', { cwd: folder });
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  for (const [ending, compress] of Object.entries(compressors)) {
    await writeFile(`${file}.${ending}`, await compress(content));
  }
}

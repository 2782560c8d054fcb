import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from './sourceMap.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** V8 keeps ten frames by default; a message before them may look like any number of frames. */
const mostFrames = 15;
const mostLines = 50;

/** The end of a frame: a file, by its URL or its path, then a line and a column. */
const place = /(?:\(|at (?:async )?)(?:file:\/\/)?(\/[^\s()]+):(\d{1,6}):(\d{1,6})\)?$/;

/** Files of code; a frame is shown only if its file name has this form. */
const codeFile = /^[\w@.+/-]+\.(?:ts|tsx|js|mjs|cjs)$/;

/**
 * The frames of a stack, as `file:line:column` from the repository's folder. A stack begins with
 * the error's message, which may contain lines that look like frames: so a frame counts only if its
 * file exists, and function names, which cannot be checked, are left out. A frame of a built file is
 * that of its source.
 */
export function framesOf(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  // The frames are its last lines.
  const lines = stack.split('\n').slice(-mostLines);
  const frames = lines.flatMap((line) => {
    const [, path = '', row = '', column = ''] = place.exec(line) ?? [];
    if (fileOf(path) === undefined) return [];
    const source = sourceOf(path, Number(row)) ?? { path, row, column };
    const file = fileOf(source.path);
    return file === undefined ? [] : [`${file}:${source.row}:${source.column}`];
  });
  return frames.slice(-mostFrames);
}

function fileOf(path: string): string | undefined {
  const file = fromRepository(path);
  if (file === undefined || !codeFile.test(file) || file.includes('..')) return undefined;
  return existsSync(join(repository, file)) ? file : undefined;
}

/** Packages may be installed outside the repository's folder. */
function fromRepository(path: string): string | undefined {
  const packages = path.lastIndexOf('/node_modules/');
  if (packages >= 0) return path.slice(packages + 1);
  return path.startsWith(repository) ? path.slice(repository.length) : undefined;
}

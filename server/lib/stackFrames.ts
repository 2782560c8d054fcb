import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from './sourceMap.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** More than the ten frames that V8 keeps by default, since lines of the message may look like frames. */
const mostFrames = 15;
const mostLines = 50;

/** Matches the end of a frame: a file as a URL or path, then the line and column. */
const place = /(?:\(|at (?:async )?)(?:file:\/\/)?(\/[^\s()]+):(\d{1,6}):(\d{1,6})\)?$/;

/** A frame is shown only if its file name matches. */
const codeFile = /^[\w@.+/-]+\.(?:ts|tsx|js|mjs|cjs)$/;

/**
 * @returns the frames of a stack as `file:line:column`, relative to the repository. The stack begins with the
 *   error message, which may contain lines that look like frames. Therefore a frame is used only if its file
 *   exists, and function names are omitted because they cannot be verified. Frames in built files are mapped
 *   to their source.
 */
export function framesOf(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  // The frames come after the message, at the end of the stack.
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

/** @returns the path in the repository, or in `node_modules`, which may be elsewhere; otherwise undefined. */
function fromRepository(path: string): string | undefined {
  const packages = path.lastIndexOf('/node_modules/');
  if (packages >= 0) return path.slice(packages + 1);
  return path.startsWith(repository) ? path.slice(repository.length) : undefined;
}

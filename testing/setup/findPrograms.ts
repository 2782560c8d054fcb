import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param further folders to search before those of the PATH.
 * @returns the first folder that contains all of these programs; undefined if none does.
 */
export function findPrograms(
  programs: readonly string[],
  further: readonly string[] = [],
): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...further, ...onPath].find((folder) =>
    programs.every((program) => existsSync(join(folder, program))),
  );
}

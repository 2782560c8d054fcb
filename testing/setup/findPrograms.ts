import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param further folders to look in before those of the PATH.
 * @returns the first folder that has all of these programs; undefined without one.
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

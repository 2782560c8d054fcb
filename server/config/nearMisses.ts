/** Settings shorter than this match only if nothing but the case differs: POST and HOST are too close to PORT. */
const shortest = 6;
/** Maximum Levenshtein distance. */
const mostWrong = 2;

/**
 * @param names the names in the environment.
 * @param known the names of the settings.
 * @returns each unknown name that resembles a setting, with that setting.
 */
export function nearMisses(
  names: readonly string[],
  known: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const found = names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((setting) => isNear(name.toUpperCase(), setting));
      return meant === undefined ? [] : [[name, meant] as const];
    });
  return Object.fromEntries(found);
}

function isNear(name: string, setting: string): boolean {
  if (name === setting) return true;
  return setting.length >= shortest && distance(name, setting) <= mostWrong;
}

/** @returns the minimum number of letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

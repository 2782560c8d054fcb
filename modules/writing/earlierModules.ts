import { journey } from '../catalogue.ts';

/** Every module grows from this one. */
const root = 'idea';

/**
 * The modules before `current` among those that a project holds, most relevant first: the idea, then
 * the one just before, and so back to the start of the journey.
 */
export function earlierModules(current: string, held: readonly string[]): readonly string[] {
  const keys = journey.map((definition) => definition.key);
  const before = keys.slice(0, Math.max(0, keys.indexOf(current)));
  const nearestFirst = before.toReversed().filter((key) => held.includes(key));
  return [
    ...nearestFirst.filter((key) => key === root),
    ...nearestFirst.filter((key) => key !== root),
  ];
}

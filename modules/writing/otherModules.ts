import { journey } from '../catalogue.ts';

/**
 * The other modules that a project holds, most relevant first: those that the prompt draws on, in its
 * order, then the rest in the order of the journey.
 */
export function otherModules(
  current: string,
  drawsOn: readonly string[],
  held: readonly string[],
): readonly string[] {
  const keys = journey.map((definition) => definition.key);
  const inOrder = [...drawsOn, ...keys.filter((key) => !drawsOn.includes(key))];
  return inOrder.filter((key) => key !== current && held.includes(key));
}

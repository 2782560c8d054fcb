/**
 * @returns the keys of the project's other modules, the most relevant first: those in `drawsOn`, then the rest in the
 * order of the journey.
 * @param held the keys of the modules that the project has.
 * @param journey the keys of all modules.
 */
export function otherModules(
  current: string,
  drawsOn: readonly string[],
  held: readonly string[],
  journey: readonly string[],
): readonly string[] {
  const inOrder = [...drawsOn, ...journey.filter((key) => !drawsOn.includes(key))];
  return inOrder.filter((key) => key !== current && held.includes(key));
}

import type { ModuleDefinition } from './module.ts';

/**
 * @returns `derive` with its result cached for each definition: building a schema takes longer than
 * using it.
 */
export function oncePerModule<Derived>(
  derive: (definition: ModuleDefinition) => Derived,
): (definition: ModuleDefinition) => Derived {
  const known = new WeakMap<ModuleDefinition, Derived>();
  return (definition) => {
    const derived = known.get(definition) ?? derive(definition);
    known.set(definition, derived);
    return derived;
  };
}

/** Modules that the free plan opens (spec, section 9). Known without the catalogue, which a signed-out page does not load. */
export const freeModulesCounted = 3;

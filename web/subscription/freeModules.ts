/** Modules in the free plan (spec, section 9). A constant, so that signed-out pages need not load the catalogue. */
export const freeModulesCounted = 3;

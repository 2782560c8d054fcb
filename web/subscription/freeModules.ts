/**
 * Number of modules in the free plan (docs/product.md#free-tier). A constant, so that signed-out pages need not load
 * the catalogue.
 */
export const freeModulesCounted = 3;

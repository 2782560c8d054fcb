/**
 * Modules that the free plan opens (docs/product.md#free-tier). Known without the catalogue, which a signed-out
 * page does not load.
 */
export const freeModulesCounted = 3;

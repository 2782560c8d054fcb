/** More modules than the product has; lists of modules in replies are no longer. */
export const mostModules = 20;

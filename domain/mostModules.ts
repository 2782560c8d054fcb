/** The maximum length of lists of modules in replies. It is more than the number of modules. */
export const mostModules = 20;

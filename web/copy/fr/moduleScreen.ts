/** The texts of a module’s screen. */
export const moduleScreen = {};

/** Most lines of a list of the form; there are fewer offers. */
export const mostLines = 40;
export const mostOffers = 6;
/** Most months of a loan. */
export const longestTerm = 360;
/** Most cents of any amount: 10,000,000.00. */
export const largestAmount = 1_000_000_000;
/** In percent. */
export const largestRate = 60;
/** Most units of an offer in a month. */
export const largestUnits = 1_000_000;
/** Most characters of a name. */
export const longestName = 200;
/** Most checks of a project; if there are more, the worst are kept. */
export const mostChecks = 60;
/** Most missing inputs that are named as the reason why a figure is unknown. */
export const mostMissing = 200;

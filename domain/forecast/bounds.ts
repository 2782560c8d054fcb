/** Most lines of a list of the form; there are fewer offers. */
export const mostLines = 40;
export const mostOffers = 6;
/** Most months of a loan. */
export const longestTerm = 360;
/** Most checks of a project; if there are more, the worst are kept. */
export const mostChecks = 60;
/** Most missing inputs that are named as the reason why a figure is unknown. */
export const mostMissing = 200;

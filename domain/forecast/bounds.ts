/** Most lines of a list of the form; of offers there are fewer. */
export const mostLines = 40;
export const mostOffers = 6;
/** Most months of a loan. */
export const longestTerm = 360;
/** Most checks of a project; of more the worst are kept. */
export const mostChecks = 60;
/** Most missing inputs that are named as the reason why a figure is unknown. */
export const mostMissing = 200;

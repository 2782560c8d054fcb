/** Maximum lines in a list of the form other than offers. */
export const mostLines = 40;
export const mostOffers = 6;
/** Maximum term of a loan, in months. */
export const longestTerm = 360;
/** Maximum of any amount, in cents: 10,000,000.00. */
export const largestAmount = 1_000_000_000;
/** Maximum of any rate, in percent. */
export const largestRate = 60;
/** Maximum units of an offer sold in a month. */
export const largestUnits = 1_000_000;
/** Maximum characters in a name. */
export const longestName = 200;
/** Maximum checks kept for a project; the most severe are kept. */
export const mostChecks = 60;
/** Maximum missing inputs listed as the reason why a figure is unknown. */
export const mostMissing = 200;

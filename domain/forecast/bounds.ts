/** Maximum lines in a list of the form other than offers. */
export const mostLines = 40;
export const mostOffers = 6;
/** Maximum term of a loan, in months. */
export const longestTerm = 360;
/** Maximum of an amount that is entered, in cents: 10,000,000.00. */
export const largestAmount = 1_000_000_000;
/** Maximum of a rate that is entered, in percent. */
export const largestRate = 60;
/** Maximum units of an offer that can be entered for a month; twelve times as many for a year. */
export const largestUnits = 1_000_000;
/** Maximum characters in a name. */
export const longestName = 200;
/** Maximum checks in a list; if there are more, the least severe are dropped. */
export const mostChecks = 60;
/** Maximum missing inputs listed as the reason why a figure is unknown. */
export const mostMissing = 200;

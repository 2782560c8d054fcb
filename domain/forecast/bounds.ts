/** Maximum number of lines in any list of the form except the offers. */
export const mostLines = 40;
export const mostOffers = 6;
export const mostOwners = 10;
/** Maximum term of a loan, in months. */
export const longestTerm = 360;
/** Maximum amount that can be entered, in cents: 10,000,000.00. */
export const largestAmount = 1_000_000_000;
/** Maximum rate that can be entered, in percent. */
export const largestRate = 60;
/** Maximum number of units of an offer that can be entered for a month; for a year, it is twelve times as high. */
export const largestUnits = 1_000_000;
/** Maximum length of a name, in UTF-16 code units. */
export const longestName = 200;
/** Maximum length of a description of a few sentences, in UTF-16 code units. */
export const longestDescription = 500;
/** Maximum number of checks in a list; if there are more, the least severe are dropped. */
export const mostChecks = 60;
/** Maximum number of missing inputs listed as the reason why a figure is unknown. */
export const mostMissing = 200;

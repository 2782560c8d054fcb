/** The seven sheets of the example, in the order of their tabs (docs/product.md#landing-page). */
export const sheets = [
  'swot',
  'forecast',
  'roadmap',
  'carbon',
  'marketing',
  'persona',
  'maturity',
] as const;
export type Sheet = (typeof sheets)[number];

/** The initially selected sheet. */
export const firstSheet: Sheet = 'swot';

/** @returns the id of a sheet’s panel, the link target without JavaScript. */
export function panelOf(sheet: Sheet): string {
  return `example-${sheet}`;
}

/** @returns the id of a sheet’s tab. */
export function tabOf(sheet: Sheet): string {
  return `tab-${sheet}`;
}

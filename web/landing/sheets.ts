/** The seven sheets of the example, in the order of their tabs (spec, section 3: the landing page’s demo content). */
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

/** The sheet that is shown first. */
export const firstSheet: Sheet = 'swot';

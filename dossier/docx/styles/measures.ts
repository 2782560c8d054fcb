/** The colours of the document, as those of the PDF. */
export const colours = {
  ink: '1B2430',
  muted: '566070',
  hairline: 'DDD8CC',
  edge: '857F70',
  sunken: 'F6F4EE',
  action: '0F5B48',
  accent: 'A94B17',
} as const;

/** None is embedded: they come with Word on every system, and others have fonts as wide as that of text. */
export const fonts = { text: 'Times New Roman', title: 'Georgia', code: 'Courier New' } as const;

/** @returns points in twentieths, the unit of most lengths in a Word file. */
export const twips = (points: number): number => Math.round(points * 20);

/** @returns points in halves, the unit of text sizes. */
export const halfPoints = (points: number): number => Math.round(points * 2);

/** The document's colours, the same as in the PDF. */
export const colours = {
  ink: '1B2430',
  muted: '566070',
  hairline: 'DDD8CC',
  edge: '857F70',
  sunken: 'F6F4EE',
  action: '0F5B48',
  accent: 'A94B17',
} as const;

/**
 * These fonts are not embedded. Word comes with them, and most other programs have a font of the same widths as Times
 * New Roman.
 */
export const fonts = { text: 'Times New Roman', title: 'Georgia', code: 'Courier New' } as const;

/** @returns points in twentieths of a point, the unit of most lengths in a Word file. */
export const twips = (points: number): number => Math.round(points * 20);

/** @returns points in half points, the unit of font sizes. */
export const halfPoints = (points: number): number => Math.round(points * 2);

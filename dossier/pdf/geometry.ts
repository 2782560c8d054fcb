/** Page measurements for Letter paper in points, shared by the PDF template, the column widths and the Word file. */
export const geometry = {
  margin: { x: 75, top: 80, bottom: 74 },
  landscapeMargin: { x: 48, top: 68, bottom: 58 },
  textWidth: 612 - 2 * 75,
  landscapeWidth: 792 - 2 * 48,
  textHeight: 792 - 80 - 74,
  landscapeHeight: 612 - 68 - 58,
  /** How much narrower the content of a list, a quote or a box is. */
  list: 18,
  quote: 16,
  box: 28,
  /** Maximum number of lines in the table of contents before a smaller font is used. */
  contentsLines: 36,
} as const;

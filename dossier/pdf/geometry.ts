/** Page measurements that the template and the column widths share, in points. Letter paper. */
export const geometry = {
  margin: { x: 75, top: 80, bottom: 74 },
  landscapeMargin: { x: 48, top: 68, bottom: 58 },
  textWidth: 612 - 2 * 75,
  landscapeWidth: 792 - 2 * 48,
  textHeight: 792 - 80 - 74,
  landscapeHeight: 612 - 68 - 58,
  /** By how much the content of these blocks is narrower. */
  list: 18,
  quote: 16,
  box: 28,
  /** With more lines than this, the table of contents uses a smaller font. */
  contentsLines: 36,
} as const;

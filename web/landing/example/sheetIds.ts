import type { Sheet } from '../sheets.ts';

/** @returns the id of a sheet’s panel, which links point to without scripts. */
export function panelOf(sheet: Sheet): string {
  return `example-${sheet}`;
}

/** @returns the id of a sheet’s tab. */
export function tabOf(sheet: Sheet): string {
  return `tab-${sheet}`;
}

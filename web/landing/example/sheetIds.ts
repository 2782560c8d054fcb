import type { Sheet } from '../sheets.ts';

/** @returns the id of a sheet’s panel, which is also its address without scripts. */
export function panelOf(sheet: Sheet): string {
  return `example-${sheet}`;
}

/** @returns the id of a sheet’s tab. */
export function tabOf(sheet: Sheet): string {
  return `tab-${sheet}`;
}

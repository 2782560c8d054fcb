import type { Language } from '@elan/domain/language';
import { megabyte } from '@elan/domain/subscription/storage';

/**
 * @returns a size formatted in decimal units: "41,2 Mo", "41.2 MB", below a megabyte "12 ko", "12 kB". Rounded down,
 *   so that storage is not shown as full before it is, but at least one kilobyte unless empty.
 */
export function storageSize(bytes: number, language: Language): string {
  const isSmall = bytes < megabyte;
  const value = isSmall ? Math.floor(bytes / 1_000) : bytes / megabyte;
  const format = new Intl.NumberFormat(`${language}-CA`, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  });
  // The same no-break space as in the language's other numbers, not a narrow one.
  return format.format(bytes > 0 ? Math.max(1, value) : 0).replace(/\s/g, '\u00a0');
}

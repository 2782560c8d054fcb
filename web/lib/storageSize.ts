import type { Language } from '@elan/domain/language';
import { megabyte } from '@elan/domain/subscription/storage';

/**
 * @returns a size as people read it, in decimal units: "41,2 Mo", "41.2 MB", below a megabyte "12 ko", "12 kB". Rounded down,
 *   so that storage is only said to be full when it is; but what is there at all is at least one kilobyte.
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
  // The no-break space of the language's other numbers, not a narrow one.
  return format.format(bytes > 0 ? Math.max(1, value) : 0).replace(/\s/g, '\u00a0');
}

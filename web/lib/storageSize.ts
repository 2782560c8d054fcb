import type { Language } from '@elan/domain/language';
import { megabyte } from '@elan/domain/subscription/storage';

/**
 * Formats a size in decimal units, such as "41,2 Mo", "41.2 MB" or, below a megabyte, "12 ko", "12 kB". Rounds down, so
 * that storage never appears full too early, but shows at least one kilobyte unless the size is 0.
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
  // Uses a normal no-break space instead of a narrow one, like the app's other numbers.
  return format.format(bytes > 0 ? Math.max(1, value) : 0).replace(/\s/g, '\u00a0');
}

import type { Language } from '@elan/domain/language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns the date format of a language's Canadian form, cached: creating one costs more than all its uses on a page. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-CA`, options);
  formats.set(key, made);
  return made;
}

import type { Language } from '@elan/domain/language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns the format of a language's Canadian form. One of each is made: making it takes longer than all that it formats on a page. */
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

import type { Bilingual } from '@elan/domain/language';

/** @returns the label with a capital letter, as at the start of a row. */
export function capitalized({ fr, en }: Bilingual): Bilingual {
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: first(fr), en: first(en) };
}

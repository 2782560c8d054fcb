import type { Bilingual } from '@elan/domain/language';

/** @returns the label with a capital first letter. */
export function capitalized({ fr, en }: Bilingual): Bilingual {
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: first(fr), en: first(en) };
}

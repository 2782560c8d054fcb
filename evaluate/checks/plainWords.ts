/** @returns a text in lower case, without accents, punctuation or Markdown, and with words separated by one space. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** @returns an excerpt short enough for one line of a report. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** Phrases that state that something must be verified. */
export const unverified =
  /à (?:vérifier|valider|préciser|confirmer)|to (?:be )?(?:verif(?:y|ied)|validated?|specif(?:y|ied)|confirm(?:ed)?)/i;

/** Beginnings of French words with a silent h; nothing is elided before any other h. */
const silentH =
  /^h(?:abi[lt]|alein|ameçon|armoni|ebdo|éberg|éli|erb|érit|eur|irondelle|isto|iver|omm|onn|onor|ôpita|ori|orlog|orti|ospi|ôt|uil|uître|um|ydr|ygi|yper|ypo)/iu;

/** Words that begin with a vowel but take no elision. */
const likeConsonant = /^(?:onz|oui(?!\p{L})|ouistiti|ya|yo)/iu;

/** @returns whether `de` and `que` lose their vowel before this name. */
function takesElision(name: string): boolean {
  if (likeConsonant.test(name)) return false;
  return /^[aàâäeéèêëiîïoôöuùûüyæœ]/iu.test(name) || silentH.test(name);
}

/** @returns « d’Atelier », « de Pain de nuit »: `de` and a name that a person chose. */
export function withDe(name: string): string {
  return takesElision(name) ? `d’${name}` : `de ${name}`;
}

/** @returns « qu’Atelier », « que Pain de nuit »: the same for `que`. */
export function withQue(name: string): string {
  return takesElision(name) ? `qu’${name}` : `que ${name}`;
}

/** Beginnings of French words with a silent h. Before any other h, the vowel of `de` and `que` stays. */
const silentH =
  /^h(?:abi[lt]|alein|alluc|altèr|ameçon|armoni|ebdo|éberg|ect(?:are|or)|él[eèi]|ém[io]|erb|érit|erm|ésit|étéro|eur|exa|ibisc|indou|ipp(?:iq|is|o)|irondelle|ispan|isto|iver|ologr|omé|omm|omo|onn|onor|ôpita|ori|orlog|ormo|orti|ospi|ôt|uil|uiss|uître|um|y(?:br|dr|gi|gr|mn|per|pn|po|st))/iu;

/** Beginnings of words that start with a vowel or y but are treated as if they started with a consonant. */
const likeConsonant = /^(?:onz|oui(?!\p{L})|ouistiti|y(?!eu(?:x|se)(?!\p{L}))[aeiouàâéèêëôû])/iu;

/** @returns whether `de` and `que` lose their vowel before this name. */
function takesElision(name: string): boolean {
  if (likeConsonant.test(name)) return false;
  return /^[aàâäeéèêëiîïoôöuùûüyæœ]/iu.test(name) || silentH.test(name);
}

/** @returns `de` ("of") and the name: « d’Atelier », « de Pain de nuit ». */
export function withDe(name: string): string {
  return takesElision(name) ? `d’${name}` : `de ${name}`;
}

/** @returns `que` ("that") and the name: « qu’Atelier », « que Pain de nuit ». */
export function withQue(name: string): string {
  return takesElision(name) ? `qu’${name}` : `que ${name}`;
}

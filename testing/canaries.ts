/** The prefix of every canary: no log contains it for another reason. */
const mark = 'canari-';

/** @returns a canary text of one kind, with characters that a careless log would fail to escape. */
export function canaryText(kind: string): string {
  return `${mark}${kind} é"\\ <p>\n    at ${mark}${kind}-suite (file:///${mark}${kind}.ts:1:1)`;
}

/** @returns a canary of ASCII letters, digits and hyphens only. */
export function canaryWord(kind: string): string {
  return `${mark}${kind}`;
}

export const canaryEmail = `${mark}courriel@exemple.quebec`;
/** No account has this email. */
export const unknownEmail = `${mark}inconnu@exemple.quebec`;
export const canaryPassword = `${mark}mot-de-passe`;
/** One of the provider's test cards, which its payment page accepts. */
export const canaryCard = '4000000000000341';

/**
 * @param secrets made by the server, such as tokens: their first sixteen characters are enough to leak them.
 * @returns each canary that a log contains, exactly as found: plain, in base64 or in hexadecimal.
 */
export function canariesIn(log: string, secrets: readonly string[]): string[] {
  const parts = secrets.flatMap((secret) => [secret.slice(0, 16), secret.slice(-16)]);
  const found = [mark, canaryCard, ...parts].flatMap((part) => {
    const forms = [part, hexOf(part), hexOf(part).toUpperCase(), ...base64Of(part)];
    return forms.filter((form) => log.includes(form));
  });
  const named = log.match(new RegExp(`${mark}[\\w-]+`, 'g')) ?? [];
  return [...new Set([...found, ...named])];
}

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex');
}

/** The three base64 forms of a text within a longer one, by its offset; the characters at its ends are cut off. */
function base64Of(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = Math.floor(bytes.length / 3) * 4;
    return bytes.toString('base64').slice(before === 0 ? 0 : 4, whole);
  });
}

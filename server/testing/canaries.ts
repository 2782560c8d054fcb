/** The beginning of every canary: it stands in no log for another reason. */
const mark = 'canari-';

/** @returns a text of a person's, of one kind, with what a careless log would have to escape. */
export function canaryText(kind: string): string {
  return `${mark}${kind} é"\\ <p>\n    at ${mark}${kind}-suite (file:///${mark}${kind}.ts:1:1)`;
}

/** @returns one for where only a word of ASCII letters, digits and hyphens is taken. */
export function canaryWord(kind: string): string {
  return `${mark}${kind}`;
}

export const canaryEmail = `${mark}courriel@exemple.quebec`;
/** No account has it. */
export const unknownEmail = `${mark}inconnu@exemple.quebec`;
export const canaryPassword = `${mark}mot-de-passe`;
/** One of the provider's test cards, which its page takes. */
export const canaryCard = '4000000000000341';

/**
 * @param secrets what the server itself made, such as tokens: a sixteenth letter of theirs is as good as all.
 * @returns each canary that a log holds, as it stands there: plain, in base64 or in hexadecimal digits.
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

/** How base64 writes a text within a longer one: three ways, by where it begins; the letters at its ends are shared. */
function base64Of(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = Math.floor(bytes.length / 3) * 4;
    return bytes.toString('base64').slice(before === 0 ? 0 : 4, whole);
  });
}

/** The kinds of text that users type as an email. */
export type EmailKind =
  /** A valid email for an account. */
  | 'address'
  /** A different spelling of the email of `owner`. */
  | 'same'
  /** Not an email, or one that is refused. No account has it, even if it looks like that of `owner`. */
  | 'none'
  /** Text that cannot be used for a lookup. */
  | 'unusable';

export interface EmailShape {
  readonly kind: EmailKind;
  readonly typed: string;
  /** The email of the account that exists when the text is typed. */
  readonly owner: string | undefined;
}

const host = 'exemple.quebec';
const long = (length: number, domain = host) => `${'a'.repeat(length)}@${domain}`;

/** Emails that are valid under RFC 5321 and 5322 and that mail servers and this product accept. */
const addresses = [
  `simple@${host}`,
  `tres.commun@${host}`,
  `x@${host}`,
  `avec-trait@${host}`,
  `-trait@${host}`,
  `trait-@${host}`,
  `avec+etiquette@${host}`,
  `+@${host}`,
  `sous_ligne@${host}`,
  `_@${host}`,
  `o'neil@${host}`,
  `1234567890@${host}`,
  `a.b.c.d.e.f@${host}`,
  `nom@sous.domaine.${host}`,
  'nom@exemple.museum',
  'nom@exemple.co',
  'nom@exemple-un.ca',
  'nom@1.ca',
  'nom@xn--qubec-csa.ca',
  'nom@exemple.photography',
  'nom@a.b.c.d.e.f.ca',
  'null@exemple.ca',
  'undefined@exemple.ca',
  'postmaster@exemple.ca',
  'admin@exemple.ca',
  'toString@exemple.ca',
  '__proto__@exemple.ca',
  'everybody@exemple.ca',
  long(64),
  `b@${'c'.repeat(63)}.ca`,
  `d@${Array.from({ length: 4 }, () => 'e'.repeat(60)).join('.')}.ca`,
];

/** Different spellings of an email. */
const spellings: readonly ((email: string) => string)[] = [
  (email) => email.toUpperCase(),
  (email) => email.replace('personne', 'Personne'),
  (email) => email.replace('exemple', 'EXEMPLE'),
  (email) => email.replace('quebec', 'Quebec'),
  ...[' ', '\r\n', '\u00a0', '\u2028', '\ufeff'].flatMap((space) => [
    (email: string) => space + email,
    (email: string) => email + space,
    (email: string) => space + email.toUpperCase() + space,
  ]),
];

/** Emails that look like `kiosque@exemple.quebec`, or equal it under some kind of comparison. */
const alike = [
  '\u212aiosque@exemple.quebec', // Kelvin sign
  'ｋiosque@exemple.quebec',
  'kiosque＠exemple.quebec',
  'kiosque@exemple。quebec',
  'kіosque@exemple.quebec', // Cyrillic i
  'κiosque@exemple.quebec', // Greek kappa
  'kıosque@exemple.quebec', // dotless i
  'kioſque@exemple.quebec', // long s
  'kiosque\u200b@exemple.quebec',
  '\u202ekiosque@exemple.quebec',
  'kiosqué@exemple.quebec',
  'kiosque\u0301@exemple.quebec',
  '𝓀iosque@exemple.quebec',
  'kiosque@exemple.quebec\u200b',
  'kiosque@exemple.quebec.',
  'k iosque@exemple.quebec',
  'kiosque @exemple.quebec',
  'kiosque@ exemple.quebec',
  'kiosque(soutien)@exemple.quebec',
  '"kiosque"@exemple.quebec',
  '(x)kiosque@exemple.quebec',
  'kiosque@exemple.quebec(x)',
  'mailto:kiosque@exemple.quebec',
  '<kiosque@exemple.quebec>',
  'Kiosque <kiosque@exemple.quebec>',
  '"Kiosque" <kiosque@exemple.quebec>',
  'kiosque%40exemple.quebec',
  'kiosque&#64;exemple.quebec',
  'k%@exemple.quebec',
  '%iosque@exemple.quebec',
  "kiosque@exemple.quebec' or '1'='1",
  'kiosque@exemple.quebec--',
  '$ne@exemple.quebec',
];

/** Texts that try to inject headers or recipients into an email. */
const injections = [
  'kiosque@exemple.quebec\r\nBcc: autre@ailleurs.example',
  'kiosque@exemple.quebec\nBcc: autre@ailleurs.example',
  'kiosque@exemple.quebec\rBcc: autre@ailleurs.example',
  'kiosque@exemple.quebec\r\n\r\nUn autre message',
  'kiosque@exemple.quebec%0d%0aBcc:autre@ailleurs.example',
  'kiosque\r\n@exemple.quebec',
  'kiosque@exemple.quebec\u2028Bcc: autre@ailleurs.example',
  'kiosque@exemple.quebec\u0085Bcc: autre@ailleurs.example',
  'kiosque@exemple.quebec,autre@ailleurs.example',
  'kiosque@exemple.quebec;autre@ailleurs.example',
  'kiosque@exemple.quebec autre@ailleurs.example',
  'kiosque@exemple.quebec\tautre@ailleurs.example',
  'autre@ailleurs.example,kiosque@exemple.quebec',
  '=?utf-8?q?kiosque?=@exemple.quebec',
  '@ailleurs.example:kiosque@exemple.quebec',
  'kiosque@exemple.quebec>\r\nRCPT TO:<autre@ailleurs.example',
  'groupe:kiosque@exemple.quebec;',
];

/**
 * Texts that are not emails under RFC 5321 and 5322, or emails that few mail servers accept and this product refuses.
 */
const refused = [
  '',
  ' ',
  '@',
  'texte',
  'kiosque',
  'kiosque@',
  '@exemple.quebec',
  'kiosque@@exemple.quebec',
  'kiosque@exemple@quebec.ca',
  '.kiosque@exemple.quebec',
  'kiosque.@exemple.quebec',
  'kio..sque@exemple.quebec',
  'kiosque@.exemple.quebec',
  'kiosque@exemple..quebec',
  'kiosque@-exemple.quebec',
  'kiosque@exemple',
  'kiosque@localhost',
  'kiosque@exemple.q',
  'kiosque@exemple.123',
  'kiosque@exemple_un.quebec',
  'kiosque@exemple.quebec/..',
  'kiosque@[127.0.0.1]',
  'kiosque@[IPv6:::1]',
  'kiosque@127.0.0.1',
  '"a b"@exemple.quebec',
  '"a@b"@exemple.quebec',
  '"\\""@exemple.quebec',
  '""@exemple.quebec',
  'a"b@exemple.quebec',
  'a\\ b@exemple.quebec',
  'a,b@exemple.quebec',
  'a:b@exemple.quebec',
  'a;b@exemple.quebec',
  'a[b@exemple.quebec',
  'a<b@exemple.quebec',
  'a(b@exemple.quebec',
  'a!b@exemple.quebec',
  'a|b@exemple.quebec',
  '用户@例子.广告',
  'rené@exemple.quebec',
  'nom@québec.ca',
  '👩‍🚀@exemple.quebec',
  'שלום@exemple.quebec',
  long(65),
  long(100),
  `f@${'g'.repeat(240)}.quebec.ca`,
  `${'h.'.repeat(70)}h@${host}`,
];

const unusable = [
  'kiosque\u0000@exemple.quebec',
  'kiosque@exemple.quebec\u0000',
  'kiosque\ud800@exemple.quebec',
  '\udc00kiosque@exemple.quebec',
  `${' '.repeat(400)}kiosque@exemple.quebec`,
  `kiosque@${'exemple.'.repeat(60)}quebec`,
];

/** The email that `alike` and `injections` imitate. */
export const coveted = 'kiosque@exemple.quebec';

/** Texts that users, programs and attackers enter as an email. */
export const emailShapes: readonly EmailShape[] = [
  ...addresses.map((typed) => ({ kind: 'address' as const, typed, owner: undefined })),
  ...spellings.map((spell, index) => {
    const owner = `personne.${index}@${host}`;
    return { kind: 'same' as const, typed: spell(owner), owner };
  }),
  ...[...alike, ...injections, ...refused].map((typed) => ({
    kind: 'none' as const,
    typed,
    owner: coveted,
  })),
  ...unusable.map((typed) => ({ kind: 'unusable' as const, typed, owner: coveted })),
];

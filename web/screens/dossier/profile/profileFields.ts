import {
  type DossierProfile,
  dossierProfileSchema,
  type Person,
  type PersonField,
} from '@elan/domain/dossier/profile';
import { type ProfileChange, profileChangeSchema } from '@elan/domain/dossier/profileChange';
import type { Language } from '@elan/domain/language';
import { isBlank, isStorable } from '@elan/domain/text';
import type { TypedProfile } from '../../../drafts/formats.ts';
import {
  type FieldReading,
  format,
  parse,
  parseKept,
  readingTexts,
} from '../../../forecast/values/specs.ts';
import type { DossierCopy } from '../dossierCopy.ts';

export const coverFields = [
  'businessName',
  'contact',
  'email',
  'phone',
  'postalAddress',
  'neq',
  'naics',
  'amountAsked',
] as const;
export type CoverField = (typeof coverFields)[number];

/** The maximum length of each text, in UTF-16 code units. */
const longest: Readonly<Record<PersonField, number>> = {
  name: 200,
  role: 200,
  share: 200,
  training: 2_000,
  experience: 2_000,
};
const longestLine = 200;
/** The input format of the requested amount. */
export const amount = { kind: 'amount' } as const;
const { shape } = dossierProfileSchema;

/** @returns the displayed text of a cover field: what was typed, otherwise the saved value. */
export function shownText(
  field: CoverField,
  { saved, typed }: { readonly saved: DossierProfile; readonly typed: TypedProfile },
  language: Language,
): string {
  const own = typed[field];
  if (field !== 'amountAsked') return own ?? saved[field] ?? '';
  const read = own === undefined ? { value: saved.amountAsked } : readAmount(own);
  return 'value' in read ? format(amount, read.value, language) : (own ?? '');
}

/** @returns the text to keep for a typed amount: its value in dollars, or the text if it has none. */
export function keptAmount(text: string, language: Language): string {
  const read = parse(amount, text, language);
  return 'value' in read && typeof read.value === 'number' ? String(read.value / 100) : text;
}

/**
 * @returns the reading of an amount as kept by `keptAmount`, which is the same in both languages: an amount that was
 *   ambiguous when it was typed is not decided by switching the language.
 */
export function readAmount(text: string): FieldReading {
  return parseKept(amount, text, 'fr');
}

/** @returns the typed changes that can be saved. A blank text removes its field. */
export function changeOf(typed: TypedProfile): ProfileChange {
  const { people, peopleBefore, amountAsked, ...texts } = typed;
  const read = amountAsked === undefined ? undefined : readAmount(amountAsked);
  const change = {
    ...Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, isBlank(text) ? null : text]),
    ),
    ...(read && 'value' in read ? { amountAsked: read.value ?? null } : {}),
    ...(people ? { people: people.length > 0 ? people.map(withoutBlanks) : null } : {}),
  };
  const sound = Object.entries(change).filter(
    ([field, value]) =>
      value !== undefined && profileChangeSchema.safeParse({ [field]: value }).success,
  );
  const sent = profileChangeSchema.parse(Object.fromEntries(sound));
  return sent.people !== undefined && peopleBefore ? { ...sent, peopleBefore } : sent;
}

function withoutBlanks({ id, ...texts }: Person): Person {
  const kept = Object.entries(texts).filter(([, text]) => !isBlank(text));
  return { id, ...Object.fromEntries(kept) };
}

/** @returns why the typed text of a cover field cannot be saved, if it cannot. */
export function coverProblem(
  field: CoverField,
  text: string | undefined,
  {
    language,
    problems,
  }: { readonly language: Language; readonly problems: DossierCopy['problems'] },
): string | undefined {
  if (text === undefined || isBlank(text)) return undefined;
  if (field !== 'amountAsked') {
    return shape[field].safeParse(text).success
      ? undefined
      : textProblem(text, longestLine, problems);
  }
  const read = readAmount(text);
  if ('value' in read) return undefined;
  if ('readings' in read) {
    return `${problems.readings(...readingTexts(amount, read.readings, language))} ${problems.stays}`;
  }
  const { problem, bound = 0 } = read;
  const limit = bound.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-CA');
  const reason = {
    negative: problems.negative,
    decimals: problems.decimals,
    tooLarge: problems.tooLarge(limit),
    notNumber: problems.notNumber,
    whole: problems.notNumber,
    tooSmall: problems.negative,
    tooLong: problems.notNumber,
  }[problem];
  return `${reason} ${problems.stays}`;
}

/** @returns why the text of a person's field cannot be saved, if it cannot. */
export function personProblem(
  field: PersonField,
  text: string,
  problems: DossierCopy['problems'],
): string | undefined {
  const isSound = text.length <= longest[field] && isStorable(text);
  return isSound ? undefined : textProblem(text, longest[field], problems);
}

function textProblem(text: string, most: number, problems: DossierCopy['problems']): string {
  const reason = isStorable(text) ? problems.tooLong(String(most)) : problems.unstorable;
  return `${reason} ${problems.stays}`;
}

/** @returns whether a text looks like a Quebec enterprise number (NEQ): ten digits, possibly grouped. */
export function looksLikeNeq(text: string): boolean {
  return /^\d{10}$/.test(text.replaceAll(/[\s\u00a0\u202f.-]/g, ''));
}

import type { LineList } from '@elan/domain/forecast/saved/savedForecast';
import type { Item } from './items.ts';

/** A value for one field, or a text with two meanings about which the field asks, and where it comes from. */
export type ProposedField = { readonly path: string; readonly origin: string } & (
  | { readonly value: unknown; readonly typed?: undefined }
  | { readonly typed: string; readonly value?: undefined }
);

/** A line for a list, and where it comes from. */
export interface ProposedLine {
  readonly list: Exclude<LineList, 'offers'>;
  readonly line: { readonly id: string } & Readonly<Record<string, unknown>>;
  /** Texts with two meanings, by field of the line. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly origin: string;
  /** The fields of the line that have another origin than the line. */
  readonly origins?: Readonly<Record<string, string>>;
}

export interface Proposals {
  /** Values of the form and of its first offer, "offers.0.price". */
  readonly fields: readonly ProposedField[];
  readonly lines: readonly ProposedLine[];
}

/** What is not read from words but offered to begin with. */
export const proposedOrigin = 'proposed';

/** @returns the answer to a question of a module; "" where there is none. */
export type Answer = (module: string, question: string) => string;

/** @returns the origin of what was read from an answer. */
export function from(module: string, question: string): string {
  return `answer:${module}.${question}`;
}

/** @returns an amount for a field of a line, or the text about which the field asks. */
export function inField(
  field: string,
  amount: Pick<Item, 'cents' | 'ambiguous'> | undefined,
): Pick<ProposedLine, 'typed'> & { readonly values: Readonly<Record<string, number>> } {
  if (!amount) return { values: {} };
  const { cents, ambiguous } = amount;
  return ambiguous === undefined
    ? { values: { [field]: cents } }
    : { values: {}, typed: { [field]: ambiguous } };
}

/** Pay and loan payments have lists of their own. */
export const isPay = ({ words }: Item) =>
  /\b(?:salaires?|salary|salaries|wages?|ma paie|my pay|prélèvement|drawings?)\b/iu.test(words);
export const isLoan = ({ words }: Item) =>
  /\b(?:prêt|emprunt|loan|hypothèque|mortgage)/iu.test(words);
/** Its tax is included, and it is no equipment. */
export const isInsurance = ({ words }: Item) => /assurance|insurance/iu.test(words);

import type { LineList } from '@elan/domain/forecast/saved/savedForecast';
import type { Item } from './items.ts';

/** A proposed value for one field, or an ambiguous text for the user to clarify. */
export type ProposedField = { readonly path: string; readonly origin: string } & (
  | { readonly value: unknown; readonly typed?: undefined }
  | { readonly typed: string; readonly value?: undefined }
);

/** A proposed line for a list of the forecast. */
export interface ProposedLine {
  readonly list: Exclude<LineList, 'offers'>;
  readonly line: { readonly id: string } & Readonly<Record<string, unknown>>;
  /** Ambiguous texts for the user to clarify, by field of the line. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly origin: string;
  /** The origins of fields that differ from the line's `origin`. */
  readonly origins?: Readonly<Record<string, string>>;
}

export interface Proposals {
  /** Values of the form and its first offer, such as "offers.0.price". */
  readonly fields: readonly ProposedField[];
  readonly lines: readonly ProposedLine[];
}

/** The origin of a default value, which no answer gives. */
export const proposedOrigin = 'proposed';

/** @returns the answer to a question of a module; "" if there is none. */
export type Answer = (module: string, question: string) => string;

/** @returns the origin of a value that was parsed from an answer. */
export function originOf(module: string, question: string): string {
  return `answer:${module}.${question}`;
}

/** @returns an amount as the value of a line's field, or as an ambiguous text for the user to clarify. */
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

/** Pay and loan payments are not among the fixed costs of the forecast. */
export const isPay = ({ words }: Item) =>
  /(?<!\p{L})(?:salaires?|salary|salaries|wages?|ma paie|(?:my|owner[’']s)\s(?:own\s)?pay|prélèvements?|drawings?)(?!\p{L})/iu.test(
    words,
  );
const ownPay =
  /(?<!\p{L})(?:(?:mon|ma|mes|my)\s(?:propres?\s|own\s)?(?:salaires?|paie|pay|salary|wages?)|prélèvements?|drawings?|owner[’']s\s(?:pay|salary|wages?)|salaire\sd(?:u|e\sla)\spropriétaire)(?!\p{L})/iu;
/** Matches words that add someone else's pay: « mon salaire et celui de Luc ». */
const shared = /(?<!\p{L})(?:et|and|plus)(?!\p{L})/iu;
/** Whether the words are about the owner's pay, perhaps beside another's. */
export const isOwnPay = ({ words }: Item) => ownPay.test(words);
const plainPay =
  /^(?:monthly\s|annual\s)?(?:salaire|salary|wage)(?:\s(?:mensuel|annuel|brut|net))*$/iu;

/** @returns the pay of the owner: what the words call so, or else pay of nobody in particular, as « Salaire 2 000 $ ». */
export function ownPayIn(costs: readonly Item[]): Item | undefined {
  const pays = costs.filter((item) => isPay(item) && !item.isTotal && !item.isEach);
  return (
    pays.find((item) => isOwnPay(item) && !shared.test(item.words)) ??
    pays.find(({ name, words }) => plainPay.test(name) && !/[([]/u.test(words))
  );
}

export const isLoan = ({ words }: Item) =>
  /\b(?:prêt|emprunt|loan|hypothèque|mortgage)/iu.test(words);
/** Insurance gets no added tax in the forecast, and it is not equipment. */
export const isInsurance = ({ words }: Item) => /assurance|insurance/iu.test(words);

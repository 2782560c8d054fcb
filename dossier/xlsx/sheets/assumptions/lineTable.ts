import { loanKinds } from '@elan/domain/figures/fundingWords';
import type { Fraction } from '@elan/domain/forecast/exact';
import type { Field, Fields } from '@elan/domain/forecast/fieldKinds';
import { fields } from '@elan/domain/forecast/fields';
import { en } from '@elan/domain/forecast/fields.en';
import { fr } from '@elan/domain/forecast/fields.fr';
import { wordsAt } from '@elan/domain/forecast/fieldWords';
import type { Plan } from '@elan/domain/forecast/plan';
import { hasUse } from '@elan/domain/forecast/planned';
import { type Amount, known, type Unknown } from '@elan/domain/forecast/unknown';
import type { Bilingual, Language } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Style } from '../../writer/workbook.ts';
import type { LineCells } from '../book.ts';
import {
  activeValues,
  calendarColumns,
  dollarsOf,
  fromHead,
  type NameOf,
  numberOf,
  toHead,
} from './columns.ts';
import type { calendarKeys, FieldColumn, FieldValue, InputSheet } from './inputSheet.ts';
import type { YesNo } from './yesNo.ts';

const amount: Bilingual = { fr: 'Montant', en: 'Amount' };
const month: Bilingual = { fr: 'Mois', en: 'Month' };
const tax: Bilingual = { fr: 'Taxable', en: 'Taxable' };

/** Column heads in their order. Other fields, except names, get the last columns, with their own labels as heads. */
const heads = {
  fixed: {
    amount,
    tax,
    from: fromHead,
    to: toHead,
    index: { fr: 'Hausse par an', en: 'Increase a year' },
  },
  assets: {
    cost: { fr: 'Coût', en: 'Cost' },
    tax,
    month,
    life: { fr: 'Durée de vie, en mois', en: 'Life, in months' },
    owned: { fr: 'Apportée, non achetée', en: 'Contributed, not bought' },
  },
  startup: { amount, tax },
  deposits: { amount, month },
  capital: { amount, month },
  grants: {
    amount,
    month,
    for: { fr: 'Pour l’immobilisation nº', en: 'For asset no.' },
  },
  loans: {
    amount,
    month: { fr: 'Reçu au mois', en: 'Received in month' },
    rate: { fr: 'Taux annuel', en: 'Yearly rate' },
    term: { fr: 'Durée, en mois', en: 'Term, in months' },
    interestOnly: { fr: 'Mois d’intérêts seulement', en: 'Interest-only months' },
    fee: { fr: 'Frais', en: 'Fee' },
    kind: { fr: 'Remboursement', en: 'Repayment' },
    amortisation: { fr: 'Amortissement, en mois', en: 'Amortization, in months' },
    capitalise: { fr: 'Intérêts ajoutés au prêt', en: 'Interest added to the loan' },
  },
} satisfies { readonly [List in keyof typeof fields]?: Readonly<Record<string, Bilingual>> };
type TabledList = keyof typeof heads;

/** Words for the choices other than whether a line is taxable. */
const choices: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = { kind: loanKinds };

type RareLine = Partial<Plan['loans'][number] & Plan['grants'][number]>;
/** Whether a line needs a column for a field of few plans. Fields that are not listed always have one. */
const rare: Readonly<Record<string, (line: RareLine) => boolean>> = {
  'grants.for': ({ asset }) => asset !== undefined,
  // Repayable grants are among the loans.
  'grants.repayable': () => false,
  'grants.term': () => false,
  'grants.interestOnly': () => false,
  'loans.kind': ({ kind }) => kind !== 'level',
  'loans.amortisation': ({ kind }) => kind !== 'level',
  'loans.capitalise': ({ capitalise }) => capitalise === true,
  // Only the stress tests use it, which the workbook does not compute.
  'loans.variable': () => false,
};

type Calendar<Table> = Table extends { readonly months: Field }
  ? Readonly<Record<(typeof calendarKeys)[number], Cell>>
  : unknown;
type TableCells<List extends TabledList> = LineCells<List> &
  Calendar<(typeof fields)[List]['fields']>;

/**
 * Writes a table of a list's lines, with columns for the fields except the name.
 * @returns the cells of each line, by field name.
 */
export function lineTable<List extends TabledList>(
  sheet: InputSheet,
  list: List,
  lines: Plan[List],
  { nameOf, yesNo }: { readonly nameOf: NameOf; readonly yesNo: YesNo },
): TableCells<List>[] {
  const table: Fields = fields[list].fields;
  const own: Readonly<Record<string, Bilingual>> = heads[list];
  const names = [...Object.keys(own), ...Object.keys(table).filter((name) => !(name in own))];
  const columns = names.flatMap((name): FieldColumn<string>[] => {
    const field = table[name];
    if (!field || !hasColumn(list, name, field, lines)) return [];
    if (field.kind === 'months') return [...calendarColumns];
    const path = `${list}.*.${name}`;
    const label = (words: typeof fr) => wordsAt(words, path).label ?? name;
    const head = own[name] ?? { fr: label(fr), en: label(en) };
    const words = wordsOf(name);
    if (words) {
      const choice = Object.values(words).map((option) => option[sheet.draft.language]);
      return [{ key: name, head, style: styles.inputText, choice }];
    }
    return [
      isYesOrNo(field) ? yesNo.column(name, head) : { key: name, head, style: styleOf(field) },
    ];
  });
  const cells = sheet.table(
    columns,
    lines.map((line, at) => ({
      name: nameOf(line, at),
      values: Object.assign(
        {},
        ...Object.keys(table).map((name) =>
          valuesOf(line, name, table, yesNo, sheet.draft.language),
        ),
      ),
    })),
  );
  return cells as TableCells<List>[];
}

function hasColumn(
  list: TabledList,
  name: string,
  { kind, isBeside }: Field,
  lines: Plan[TabledList],
): boolean {
  if (kind === 'text' || isBeside) return false;
  const isNeeded = rare[`${list}.${name}`];
  return !isNeeded || (lines as readonly RareLine[]).some(isNeeded);
}

function wordsOf(name: string): Readonly<Record<string, Bilingual>> | undefined {
  return Object.hasOwn(choices, name) ? choices[name] : undefined;
}

/** In these lists, the only other choice is whether a line is taxable. */
function isYesOrNo({ kind }: Field): boolean {
  return kind === 'boolean' || kind === 'choice';
}

function styleOf({ kind }: Field): Style {
  if (kind === 'amount') return styles.inputDollars;
  return kind === 'rate' ? styles.inputPercent : styles.inputCount;
}

/** The plan's value for a field: yes or no, a number, an amount that may be missing, or a rate. */
type Value =
  | boolean
  | number
  | Amount
  | Fraction
  | { readonly yearly: Fraction; readonly unknown: Unknown };

function valuesOf(
  line: object,
  name: string,
  table: Fields,
  yesNo: YesNo,
  language: Language,
): Readonly<Record<string, FieldValue>> {
  const field = table[name];
  const all = line as Readonly<Record<string, Value | string | readonly number[]>>;
  const words = wordsOf(name);
  if (words) return { [name]: words[String(all[name])]?.[language] ?? null };
  if (!field || !hasUse(field, table, all)) return { [name]: '' };
  const { kind } = field;
  // The place of the line that is linked to.
  if (kind === 'link') return { [name]: typeof all.asset === 'number' ? all.asset + 1 : '' };
  const value = all[kind === 'choice' ? 'isTaxable' : name];
  if (kind === 'text' || value === undefined) return {};
  if (Array.isArray(value)) return activeValues(value);
  return { [name]: fieldValue(value as Value, kind === 'amount', yesNo) };
}

function fieldValue(value: Value, isMoney: boolean, yesNo: YesNo): FieldValue {
  if (typeof value === 'boolean') return yesNo.of(value);
  if (typeof value === 'number') return value;
  if ('top' in value) return numberOf(value);
  if (value.unknown !== known) return null;
  if ('yearly' in value) return numberOf(value.yearly);
  return isMoney ? dollarsOf(value) : value.value;
}

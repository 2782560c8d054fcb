import type { Bilingual } from '../../language.ts';
import type { OwnerTax } from '../rules/ownerTaxes.ts';
import { known, type Unknown } from '../unknown.ts';
import { type Context, figurePart } from './context.ts';
import type { Part } from './explanation.ts';

/** Figures of one owner's taxes for a calendar year: those of the outputs, and those behind them. */
export const ownerTaxNames = [
  'income',
  'losses',
  'taxed',
  'firstQpp',
  'secondQpp',
  'qpp',
  'qpip',
  'hsf',
  'federalWith',
  'federalWithout',
  'federal',
  'quebecWith',
  'quebecWithout',
  'quebec',
  'total',
] as const;
/** Those of the outputs, in the order of a table. */
export const ownerTaxColumns = [
  'income',
  'qpp',
  'qpip',
  'hsf',
  'federal',
  'quebec',
  'total',
] as const satisfies readonly OwnerTaxName[];
export type OwnerTaxName = (typeof ownerTaxNames)[number];

export const ownerTaxLabels: Readonly<Record<OwnerTaxName, Bilingual>> = {
  income: { fr: 'part du bénéfice', en: 'share of the income' },
  losses: { fr: 'pertes reportées', en: 'losses carried' },
  taxed: { fr: 'part imposable', en: 'taxable share' },
  firstQpp: { fr: 'RRQ, premier palier', en: 'QPP, first step' },
  secondQpp: { fr: 'RRQ, second palier', en: 'QPP, second step' },
  qpp: { fr: 'RRQ', en: 'QPP' },
  qpip: { fr: 'RQAP', en: 'QPIP' },
  hsf: { fr: 'Fonds des services de santé', en: 'Health Services Fund' },
  federalWith: { fr: 'impôt fédéral avec l’entreprise', en: 'federal tax with the business' },
  federalWithout: {
    fr: 'impôt fédéral sans l’entreprise',
    en: 'federal tax without the business',
  },
  federal: { fr: 'impôt fédéral', en: 'federal income tax' },
  quebecWith: { fr: 'impôt du Québec avec l’entreprise', en: 'Quebec tax with the business' },
  quebecWithout: {
    fr: 'impôt du Québec sans l’entreprise',
    en: 'Quebec tax without the business',
  },
  quebec: { fr: 'impôt du Québec', en: 'Quebec income tax' },
  total: { fr: 'total des impôts et cotisations', en: 'total taxes and contributions' },
};

/** One owner's taxes for one calendar year. */
export interface TaxPlace {
  readonly context: Context;
  /** In the list of the outputs: all owners of a year before those of the next. */
  readonly at: number;
  readonly owner: number;
  readonly year: number;
  readonly tax: OwnerTax;
}

function amountOf({ tax: { income, losses, taxes } }: TaxPlace, name: OwnerTaxName): number {
  if (name === 'income') return income;
  if (name === 'losses') return losses;
  if (name === 'taxed') return Math.max(0, income - losses);
  return name === 'qpp' ? taxes.firstQpp + taxes.secondQpp : taxes[name];
}

/** @returns a figure of an owner's taxes as a part of another. */
export function taxPart(place: TaxPlace, name: OwnerTaxName, sign: 1 | -1 = 1): Part {
  const { context, at, owner, tax } = place;
  const person = context.run.prepared.plan.owners[owner]?.name;
  const { fr, en } = ownerTaxLabels[name];
  const label = person ? { fr: `${fr} · ${person}`, en: `${en} · ${person}` } : { fr, en };
  const value = reasonsOf(tax, name) === known ? amountOf(place, name) : null;
  return figurePart(context, `ownerTaxes.${at}.${name}`, value, label, 'money', sign);
}

/** @returns why a figure of an owner's taxes is unknown. Taxes on other income alone never are. */
function reasonsOf({ unknown }: OwnerTax, name: OwnerTaxName): Unknown {
  switch (name) {
    case 'federalWithout':
    case 'quebecWithout':
      return known;
    case 'losses':
      return unknown.losses;
    case 'income':
    case 'firstQpp':
    case 'secondQpp':
    case 'qpp':
    case 'qpip':
    case 'hsf':
      return unknown.income;
    default:
      return unknown.incomeTaxes;
  }
}

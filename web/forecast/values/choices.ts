import { generalPath } from './specs.ts';

/** What is chosen from a list, by path: the options, the default first. */
export const choices = {
  form: ['soleProprietorship', 'partnership', 'corporation', 'cooperative', 'nonProfit'],
  'offers.*.taxStatus': ['taxable', 'zeroRated', 'exempt'],
  'fixed.*.tax': ['taxable', 'none'],
  'assets.*.tax': ['taxable', 'none'],
  'startup.*.tax': ['taxable', 'none'],
  'salesTax.registration': ['auto', 'start', 'never'],
  'salesTax.method': ['regular', 'quick'],
} as const;
export type ChoiceField = keyof typeof choices;

/** What is yes or no, by path, with its default. */
export const yesOrNo = {
  'offers.*.costTaxable': true,
  'staff.*.employmentInsurance': true,
  'staff.*.cnesst': true,
  'assets.*.owned': false,
  'ownerPay.cnesst': false,
} as const;
export type YesNoField = keyof typeof yesOrNo;

/** @returns the path of a choice; undefined for another kind of field. */
export function choiceOf(path: string): ChoiceField | undefined {
  const general = generalPath(path);
  return Object.hasOwn(choices, general) ? (general as ChoiceField) : undefined;
}

/** @returns the path of a yes or no; undefined for another kind of field. */
export function yesNoOf(path: string): YesNoField | undefined {
  const general = generalPath(path);
  return Object.hasOwn(yesOrNo, general) ? (general as YesNoField) : undefined;
}

import type { History } from './dated.ts';

/** A percentage as an exact decimal string. */
type Rate = string;

/** The rate on the part of an income up to `upTo` that the brackets before it leave; without `upTo`, on all the rest. */
export interface Bracket {
  readonly rate: Rate;
  readonly upTo?: number;
}

/**
 * What a self-employed person in Quebec pays for a calendar year on the income of a business; amounts in cents. Only
 * the basic personal amounts and the amounts that follow from the contributions are counted.
 */
export interface PersonalTaxes {
  /** The Québec Pension Plan, both halves. `credited` is the part of `rate` that gives a federal credit. */
  readonly pensionPlan: {
    readonly rate: Rate;
    readonly credited: Rate;
    readonly above: number;
    readonly upTo: number;
  };
  /** The second additional contribution, from the first ceiling to the second. */
  readonly secondPensionPlan: {
    readonly rate: Rate;
    readonly above: number;
    readonly upTo: number;
  };
  /** The parental insurance plan. `deducted` is the share of the premium that is deducted; the rest gives a credit. */
  readonly parentalInsurance: {
    readonly rate: Rate;
    readonly least: number;
    readonly upTo: number;
    readonly deducted: Rate;
  };
  /** The individual contribution to the health services fund, line 446 of the return: the sum of its two steps. */
  readonly healthServicesFund: {
    readonly rate: Rate;
    readonly steps: readonly { readonly above: number; readonly most: number }[];
  };
  /** Quebec's deduction for workers. */
  readonly workerDeduction: { readonly rate: Rate; readonly most: number };
  readonly federal: {
    readonly brackets: readonly Bracket[];
    /** Falls in a straight line from `most`, at an income of `from`, to `least`, at an income of `to`. */
    readonly basic: {
      readonly most: number;
      readonly least: number;
      readonly from: number;
      readonly to: number;
    };
    readonly creditRate: Rate;
    /** The abatement for residents of Quebec. */
    readonly abatement: Rate;
  };
  readonly quebec: {
    readonly brackets: readonly Bracket[];
    readonly basic: number;
    readonly creditRate: Rate;
  };
}

export const personalTaxes: History<PersonalTaxes> = [
  {
    from: '2026-01-01',
    value: {
      pensionPlan: { rate: '12.6', credited: '5.3', above: 3_500_00, upTo: 74_600_00 },
      secondPensionPlan: { rate: '8', above: 74_600_00, upTo: 85_000_00 },
      parentalInsurance: { rate: '0.764', least: 2_000_00, upTo: 103_000_00, deducted: '43.736' },
      healthServicesFund: {
        rate: '1',
        steps: [
          { above: 18_500_00, most: 150_00 },
          { above: 64_355_00, most: 850_00 },
        ],
      },
      workerDeduction: { rate: '6', most: 1_450_00 },
      federal: {
        brackets: [
          { rate: '14', upTo: 58_523_00 },
          { rate: '20.5', upTo: 117_045_00 },
          { rate: '26', upTo: 181_440_00 },
          { rate: '29', upTo: 258_482_00 },
          { rate: '33' },
        ],
        basic: { most: 16_452_00, least: 14_829_00, from: 181_440_00, to: 258_482_00 },
        creditRate: '14',
        abatement: '16.5',
      },
      quebec: {
        brackets: [
          { rate: '14', upTo: 54_345_00 },
          { rate: '19', upTo: 108_680_00 },
          { rate: '24', upTo: 132_245_00 },
          { rate: '25.75' },
        ],
        basic: 18_952_00,
        creditRate: '14',
      },
    },
    law: 'Income Tax Act (R.S.C. 1985, c. 1 (5th Supp.)), s. 117, 118, 118.7 and 120; Taxation Act (I-3), s. 358.0.3, 750 and 752.0.0.1; Act respecting the Québec Pension Plan (R-9), s. 44.2 and 53; Act respecting parental insurance (A-29.011), s. 61; Act respecting the RAMQ (R-5), s. 34.1.1',
    page: 'https://www.revenuquebec.ca/en/citizens/income-tax-return/completing-your-income-tax-return/income-tax-rates/',
  },
];

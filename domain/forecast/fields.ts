import {
  largestUnits,
  longestDescription,
  longestName,
  longestTerm,
  mostLines,
  mostOffers,
  mostOwners,
} from './bounds.ts';
import { lastMonth } from './calendar.ts';
import type { Fields } from './fieldKinds.ts';

const name = { kind: 'text', most: longestName } as const;
const amount = { kind: 'amount' } as const;
const aMonth = { kind: 'amount', unit: 'aMonth' } as const;
const aYear = { kind: 'amount', unit: 'aYear', default: 0 } as const;
const noRate = { kind: 'rate', default: '0' } as const;
const yearlyRise = { ...noRate, unit: 'aYear' } as const;
const customerShares = { kind: 'shares', count: 4, page: 'collect' } as const;
const hours = { kind: 'hundredths', most: 168, unit: 'hours' } as const;
const month = { kind: 'month', least: 0, most: lastMonth, default: 0 } as const;
const from = { kind: 'month', least: 1, most: lastMonth, default: 1 } as const;
const to = { ...from, default: lastMonth } as const;
const months = { kind: 'months' } as const;
const tax = { kind: 'choice', options: ['taxable', 'none'] } as const;
const term = { kind: 'count', least: 1, most: longestTerm, unit: 'months' } as const;
const interestOnly = {
  kind: 'count',
  least: 0,
  most: longestTerm - 1,
  unit: 'months',
  default: 0,
} as const;
/** Whether the money is promised, only asked for, or promised under conditions. */
const state = {
  kind: 'choice',
  options: ['confirmed', 'asked', 'conditional'],
  mayBeBlank: true,
  isBeside: true,
} as const;
const yes = { kind: 'boolean', default: true } as const;
const no = { kind: 'boolean', default: false } as const;

/**
 * The fields of the form. The schema, the defaults, the form controls and the field paths derive from this table. The
 * texts are in `fields.fr.ts` and `fields.en.ts`.
 */
export const fields = {
  opening: { kind: 'calendarMonth', isRequired: true, page: 'opening' },
  form: {
    kind: 'choice',
    options: ['soleProprietorship', 'partnership', 'corporation', 'cooperative', 'nonProfit'],
    page: 'form',
    place: 'first',
  },
  corporateTaxRate: {
    kind: 'rate',
    legal: 'corporateTax',
    page: 'form',
    appliesTo: 'incomeTax',
  },
  corporateTaxRateAbove: {
    kind: 'rate',
    mayBeBlank: true,
    page: 'form',
    place: 'details',
    appliesTo: 'incomeTax',
  },
  offers: {
    kind: 'list',
    most: mostOffers,
    isRequired: true,
    page: 'offers',
    fields: {
      name,
      price: aMonth,
      cost: { ...aMonth, page: 'costs' },
      costTaxable: { ...yes, page: 'costs' },
      taxStatus: { kind: 'choice', options: ['taxable', 'zeroRated', 'exempt'] },
      from,
      stockMonths: {
        kind: 'count',
        least: 0,
        most: 12,
        unit: 'months',
        default: 0,
        page: 'costs',
      },
      units: {
        kind: 'modes',
        page: 'units',
        modes: {
          ramp: {
            anchors: {
              kind: 'byMonth',
              each: { kind: 'count', least: 0, most: largestUnits, unit: 'units' },
            },
          },
          year: {
            years: {
              kind: 'byYear',
              each: { kind: 'count', least: 0, most: 12 * largestUnits, unit: 'yearUnits' },
            },
          },
        },
      },
      season: {
        kind: 'weights',
        each: { kind: 'count', least: 0, most: 1_000, default: 100 },
        page: 'seasons',
      },
      minutes: {
        kind: 'hundredths',
        most: 1_000_000_000_000,
        unit: 'minutes',
        page: 'units',
        place: 'details',
        isBeside: true,
      },
      priceIndex: yearlyRise,
      costIndex: { ...yearlyRise, page: 'costs' },
      variableShare: { ...noRate, page: 'costs' },
      variableShareTaxable: { ...no, page: 'costs' },
      collect: { ...customerShares, place: 'details' },
    },
  },
  collect: { ...customerShares, default: ['1', '0', '0', '0'], place: 'first' },
  badDebts: { ...noRate, page: 'collect' },
  cardFee: { ...noRate, page: 'collect', place: 'first' },
  supplierTerms: {
    kind: 'shares',
    count: 3,
    default: ['1', '0', '0'],
    page: 'costs',
    place: 'first',
  },
  fixed: {
    kind: 'list',
    most: mostLines,
    page: 'fixed',
    fields: {
      name,
      amount: aMonth,
      tax,
      index: yearlyRise,
      from,
      to,
      months,
    },
  },
  staff: {
    kind: 'list',
    most: mostLines,
    page: 'staff',
    fields: {
      name,
      people: { kind: 'count', least: 1, most: 500, default: 1, place: 'first' },
      pay: {
        kind: 'modes',
        modes: {
          hourly: {
            wage: { kind: 'amount', unit: 'anHour' },
            hoursPerWeek: hours,
            vacation: { kind: 'rate', default: '4' },
          },
          monthly: { amount: aMonth },
        },
      },
      from,
      to,
      employmentInsurance: yes,
      cnesst: yes,
      months,
      raise: yearlyRise,
      tips: { ...noRate, most: 300 },
    },
  },
  assets: {
    kind: 'list',
    most: mostLines,
    page: 'purchases',
    fields: {
      name,
      cost: amount,
      tax,
      month,
      life: { kind: 'count', least: 1, most: 360, unit: 'months', default: 60 },
      owned: no,
    },
  },
  startup: { kind: 'list', most: mostLines, page: 'purchases', fields: { name, amount, tax } },
  deposits: { kind: 'list', most: mostLines, page: 'purchases', fields: { name, amount, month } },
  capital: { kind: 'list', most: mostLines, page: 'funding', fields: { amount, month } },
  grants: {
    kind: 'list',
    most: mostLines,
    page: 'funding',
    fields: {
      name,
      amount,
      month,
      for: { kind: 'link', to: 'assets', place: 'details', onlyFor: { repayable: false } },
      state,
      repayable: no,
      term: { ...term, place: 'details', onlyFor: { repayable: true } },
      interestOnly: { ...interestOnly, onlyFor: { repayable: true } },
    },
  },
  loans: {
    kind: 'list',
    most: mostLines,
    page: 'funding',
    fields: {
      name,
      amount,
      rate: { kind: 'rate', unit: 'aYear' },
      term,
      month,
      interestOnly,
      fee: noRate,
      kind: { kind: 'choice', options: ['level', 'equalPrincipal', 'balloon'] },
      amortisation: {
        kind: 'count',
        least: 1,
        most: longestTerm,
        unit: 'months',
        place: 'details',
        onlyFor: { kind: 'balloon' },
      },
      lender: { ...name, place: 'details', isBeside: true },
      state,
      security: { kind: 'text', most: longestDescription, place: 'details', isBeside: true },
      on: { kind: 'links', to: 'assets', most: mostLines, place: 'details', isBeside: true },
      capitalise: no,
      variable: no,
    },
  },
  creditLine: {
    kind: 'group',
    page: 'funding',
    fields: {
      limit: { ...amount, place: 'details' },
      rate: { kind: 'rate', unit: 'aYear', place: 'details' },
      /** The form's `minimumCash` if blank. */
      keep: { ...amount, place: 'details' },
    },
  },
  ownerPay: {
    kind: 'group',
    page: 'ownerPay',
    fields: { amount: aMonth, from, cnesst: { ...no, appliesTo: 'ownerSalary' } },
  },
  owners: {
    kind: 'list',
    most: mostOwners,
    page: 'ownerPay',
    fields: {
      name,
      share: { kind: 'share' },
      pay: { ...aMonth, default: 0, place: 'first' },
      payFrom: { ...from, place: 'first' },
      draw: { ...aMonth, default: 0 },
      otherIncome: { ...aYear, appliesTo: 'ownerTaxes' },
      hours: { ...hours, place: 'details', isBeside: true },
      dividend: {
        kind: 'byYear',
        each: aYear,
        place: 'details',
        appliesTo: 'incomeTax',
      },
      employmentInsurance: { ...no, appliesTo: 'ownerSalary' },
      cnesst: { ...no, appliesTo: 'ownerSalary' },
    },
  },
  salesTax: {
    kind: 'group',
    page: 'offers',
    fields: {
      registration: { kind: 'choice', options: ['auto', 'start', 'never'] },
      method: { kind: 'choice', options: ['regular', 'quick'] },
      quickGst: { kind: 'rate', legal: 'quickGst', appliesTo: 'quickMethod' },
      quickQst: { kind: 'rate', legal: 'quickQst', appliesTo: 'quickMethod' },
    },
  },
  hsfRate: { kind: 'rate', legal: 'healthServicesFund', page: 'staff' },
  cnesstRate: { kind: 'rate', legal: 'workplaceInsurance', page: 'staff' },
  hoursPerWeek: { ...hours, page: 'units', isBeside: true },
  minimumCash: { ...amount, default: 0, page: 'funding' },
  personalNeed: { ...aMonth, page: 'ownerPay', place: 'details', isBeside: true },
} as const satisfies Fields;

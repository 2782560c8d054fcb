import { balanceNames, flowNames, ratioNames } from '../outputs.ts';
import { chargeNames } from '../rules/payroll.ts';
import { balanceSides } from '../statements/balanceSheet.ts';
import { taxFieldNames } from './accounts.ts';
import { calendarYearNames } from './ownerTaxes.ts';
import { ownerTaxNames } from './ownerTaxFigures.ts';
import { balanceSubtotals, flowSubtotals, runningTotals } from './subtotals.ts';

const line = '\\d{1,2}';
const month = '(?:\\d|[12]\\d|3[0-6])';
const year = '[0-2]';
const flows = [...flowNames, ...Object.keys(flowSubtotals)];
const monthField = [
  ...flows,
  ...balanceNames,
  'principalDue',
  ...Object.keys({ ...balanceSides, ...balanceSubtotals, ...runningTotals }),
].join('|');
const coverages = ['dscr', 'dscrAfterDrawings', 'dscrAfterOwners'];
const judged = ['ebitda', 'ebitdaWithGrants', 'debtService', ...coverages];
const yearField = [...flows, 'closingCash', ...judged].join('|');
const ratio = `ratios\\.(?:${ratioNames.join('|')})`;
const taxField = taxFieldNames.join('|');
const lowest = '(?:amount|m)';

/**
 * Patterns for the rest of a figure name, by its first step. The plan may have no such line, offer or quarter even if a
 * name matches.
 */
const forms: Readonly<Record<string, string>> = {
  months: `\\.${month}\\.(?:units\\..+|${monthField})`,
  years: `\\.${year}\\.(?:units\\..+|${yearField}|${ratio})`,
  loans: `\\.${line}\\.(?:payment|schedule(?:\\.\\d{1,3}\\.(?:interest|principal|balance))?)`,
  breakEven: '\\.(?:month|(?:payingYou\\.)?(?:revenue|units))',
  sourcesAndUses: `\\.(?:gap|(?:sources|uses)\\.\\d{1,3}\\.amount)`,
  lowestCash: `\\.${lowest}`,
  creditLine: `\\.${month}\\.cash`,
  creditLinePeak: `\\.${lowest}`,
  workingCapitalNeeded: '',
  ownShare: '',
  ratesYear: '',
  registeredMonth: '',
  posting: '\\..+',
  person: `\\.${line}\\.${month}\\.(?:pay|tips|earnings|${chargeNames.join('|')})`,
  soFar: `\\.${line}\\.${month}\\.(?:pay|${chargeNames.join('|')})`,
  unitPrice: '\\.\\d\\.[12]',
  unitCost: '\\.\\d\\.[12]',
  cost: `\\.\\d\\.(?:later|[1-9]|[12]\\d|3[0-6])`,
  assetValue: `\\.${line}\\.${month}`,
  income: `\\.${year}`,
  losses: '\\.[12]',
  quarter: `\\.(?:gst|qst)\\.${month}\\.(?:collected|credits|sales|due)`,
  salesTax: `\\.${month}\\.(?:${taxField})`,
  salesTaxYears: `\\.${year}\\.(?:${taxField})`,
  ownerTaxes: `\\.${line}\\.(?:${ownerTaxNames.join('|')})`,
  calendarYear: `\\.[0-3]\\.(?:${calendarYearNames.join('|')})`,
  loanYears: `\\.${line}\\.${year}\\.(?:interest|principal)`,
};
const inForecast = Object.entries(forms)
  .map(([kind, rest]) => kind + rest)
  .join('|');
const names = new RegExp(
  `^(?:stress\\.[0-9]\\.(?:lowestCash\\.${lowest}|(?:dscr|dscrAfterOwners)\\.${year})|(?:stress\\.[0-9]/)?(?:${inForecast}))$`,
);

/** @returns whether a name has the format of a figure name, so that looking it up is safe. */
export function mayBeFigure(name: string): boolean {
  return names.test(name);
}

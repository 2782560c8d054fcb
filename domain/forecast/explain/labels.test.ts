import { describe, expect, it } from 'vitest';
import { languages } from '../../language.ts';
import { balanceAccounts, cashAccounts, incomeAccounts } from '../ledger.ts';
import { balanceNames, flowNames, ratioNames } from '../outputs.ts';
import { chargeNames } from '../rules/payroll.ts';
import { balanceSides } from '../statements/balanceSheet.ts';
import { taxFieldNames } from './accounts.ts';
import { chargeLabels, figureLabels, labelOf, ruleLabels } from './labels.ts';
import { balanceSubtotals, flowSubtotals, runningTotals } from './subtotals.ts';

const tables = { chargeLabels, figureLabels, ruleLabels };

describe.each(Object.entries(tables))('%s', (_, table) => {
  it('has words in both languages', () => {
    for (const [key, label] of Object.entries(table)) {
      for (const language of languages) {
        expect([key, label[language]]).toEqual([key, expect.stringMatching(/^\p{L}[^_]*$/u)]);
      }
    }
  });
});

it('names every figure of the statements and beside them', () => {
  const names = [
    ...flowNames,
    ...balanceNames,
    ...incomeAccounts,
    ...cashAccounts,
    ...balanceAccounts,
    ...Object.keys(flowSubtotals),
    ...Object.keys(balanceSubtotals),
    ...Object.keys(balanceSides),
    ...['ownerEquity', 'partnersEquity'],
    ...taxFieldNames,
    ...Object.keys(runningTotals),
    ...['closingCash', 'ebitda', 'debtService', 'dscr'],
    ...ratioNames,
    ...['principalDue', 'dscrAfterOwners', 'ownShare'],
    ...['dscrAfterDrawings', 'units', 'payment', 'loanInterest', 'principal', 'balance', 'gap'],
    ...['registeredMonth', 'lowestCash', 'breakEven', 'workingCapitalNeeded'],
    ...['ebitdaWithGrants', 'creditLinePeak', 'cashBeforeLine'],
  ];
  expect(names.filter((name) => !Object.hasOwn(figureLabels, name))).toEqual([]);
  expect(Object.keys(figureLabels).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(chargeLabels)).toEqual([...chargeNames]);
});

it('falls back on the key', () => {
  expect(labelOf(figureLabels, 'other')).toEqual({ fr: 'other', en: 'other' });
  expect(labelOf(figureLabels, 'cash')).toEqual({ fr: 'encaisse', en: 'cash' });
});

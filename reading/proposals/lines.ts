import { mostLines } from '@elan/domain/forecast/bounds';
import type { Language } from '@elan/domain/language';
import { amountsIn } from '../amounts/amounts.ts';
import { type Item, idFrom, itemsIn, monthly } from './items.ts';
import {
  type Answer,
  inField,
  isInsurance,
  isLoan,
  isOwnPay,
  isPay,
  originOf,
  ownPayIn,
  type ProposedLine,
  proposedOrigin,
} from './proposal.ts';
import { hours, weekHours } from './sales.ts';

const loanRate = '8';
const loanTerm = 60;

const loanName = { fr: 'Prêt', en: 'Loan' };
const lenders = /\b(SADC|BDC|CAE|MRC|PME MTL|Futurpreneur|Desjardins|Microcrédit)\b/iu;

/**
 * @param source the answers, the comments of the finances module, and the monthly costs that the user listed.
 * @param language the language of generated names, also used to interpret ambiguous numbers.
 */
export function linesFrom(
  source: { readonly answer: Answer; readonly costs: readonly Item[]; readonly comments: string },
  language: Language,
): readonly ProposedLine[] {
  const { answer, costs, comments } = source;
  return [
    ...fixedLines(costs),
    ...purchases(answer, language),
    ...staffLines(source, language),
    ...fundingLines(comments, language),
  ];
}

/** The monthly costs, except for pay and loan payments, which belong elsewhere in the forecast. */
function fixedLines(costs: readonly Item[]): readonly ProposedLine[] {
  const taken = new Set<string>();
  return costs
    .filter((item) => item.name && !item.isTotal && !item.isEach && item.per !== 'hour')
    .filter((item) => !isPay(item) && !isLoan(item))
    .slice(0, mostLines)
    .map((item) => {
      const { values, typed } = inField('amount', monthly(item));
      const tax = isInsurance(item) ? { tax: 'none' } : {};
      const line = { id: newId(item.name, taken), name: item.name, ...values, ...tax };
      return { list: 'fixed', origin: originOf('finances', 'fixedCosts'), line, typed };
    });
}

/** In cents. A cheaper purchase is a start-up cost, not an asset. */
const smallestAsset = 500_00;

function purchases(answer: Answer, language: Language): readonly ProposedLine[] {
  const taken = new Set<string>();
  const named = new Set<string>();
  return [
    ['business-plan', 'resources'] as const,
    ['rd', 'technicalRequirements'] as const,
  ].flatMap(([module, question]) => {
    // A purchase may be in both answers; two of the same name in one answer are two purchases.
    const before = new Set(named);
    return itemsIn(answer(module, question), language)
      .filter(({ name, isTotal, isEach, per }) => name && !isTotal && !isEach && per === undefined)
      .filter((item) => !isInsurance(item))
      .filter(({ name, words }) => !/\b(?:pour|to)\s+(?:tenir|last)/iu.test(name + words))
      .filter(({ name }) => !before.has(name.toLowerCase()))
      .slice(0, mostLines)
      .map((item): ProposedLine => {
        const { name } = item;
        named.add(name.toLowerCase());
        const isAsset = item.cents >= smallestAsset;
        const { values, typed } = inField(isAsset ? 'cost' : 'amount', item);
        return {
          list: isAsset ? 'assets' : 'startup',
          origin: originOf(module, question),
          line: { id: newId(name, taken), name, ...values },
          typed,
        };
      });
  });
}

const hoursWorked = new RegExp(String.raw`${hours}\s*(?:heures|hours|h)(?!\p{L}|\s?\d)`, 'iu');

/**
 * Employees whose wage and hours are both given with the team, then those whose pay is among the fixed costs. A wage that
 * is already in the cost of a sale is left out.
 */
function staffLines(
  { answer, costs }: { readonly answer: Answer; readonly costs: readonly Item[] },
  language: Language,
): readonly ProposedLine[] {
  const saleCosts = answer('finances', 'variableCosts');
  const counted = new Set(amountsIn(saleCosts).map(({ least }) => Math.round(least * 100)));
  const taken = new Set<string>();
  const named: string[] = [];
  const line = (name: string, pay: object, origin: string): ProposedLine => {
    return { list: 'staff', origin, line: { id: newId(name, taken), name, pay } };
  };
  const sentences = answer('business-plan', 'team').split(/(?<=[.;])\s+/u);
  const hourly = sentences.flatMap((sentence) => {
    const wage = itemsIn(sentence, language).find(({ per }) => per === 'hour');
    const hours = weekHours(hoursWorked.exec(sentence)?.[1]);
    const name = /(?<!\p{L})(?!Moi|Mon|Ma|Mes|Me|My|Je)\p{Lu}\p{Ll}+/u.exec(sentence)?.[0];
    if (!wage || counted.has(wage.cents) || name === undefined || !hours) return [];
    if (wage.ambiguous !== undefined) return [];
    named.push(name);
    const pay = { mode: 'hourly', wage: wage.cents, hoursPerWeek: hours };
    return [line(name, pay, originOf('business-plan', 'team'))];
  });
  const own = ownPayIn(costs);
  const monthlyPaid = costs.flatMap((item) => {
    const { name, words, isTotal, isEach } = item;
    const amount = monthly(item);
    if (!isPay(item) || item === own || isOwnPay(item) || isTotal || isEach) return [];
    if (!name || !amount || amount.ambiguous !== undefined) return [];
    if (named.some((one) => words.includes(one))) return [];
    const pay = { mode: 'monthly', amount: amount.cents };
    return [line(name, pay, originOf('finances', 'fixedCosts'))];
  });
  return [...hourly, ...monthlyPaid].slice(0, mostLines);
}

/** The user's own money, loans and grants, according to the comments of the finances module. */
function fundingLines(comments: string, language: Language): readonly ProposedLine[] {
  const taken = new Set<string>();
  const origin = originOf('finances', 'comments');
  return itemsIn(comments, language).flatMap((item): readonly ProposedLine[] => {
    const { words } = item;
    // « 5 000 $ chacun » is an amount per person, and the number of people is not known.
    if (item.isEach) return [];
    const { values, typed } = inField('amount', item);
    if (/subvention|\bgrant/iu.test(words)) {
      const id = newId('grant', taken);
      return [{ list: 'grants', origin, line: { id, name: item.name, ...values }, typed }];
    }
    if (/prêt|\bloan|emprunt|\bborrow|\bdemand|\basking\b/iu.test(words)) {
      const lender = lenders.exec(words)?.[1];
      const name = lender ? `${loanName[language]} (${lender})` : loanName[language];
      return [
        {
          list: 'loans',
          origin,
          origins: { rate: proposedOrigin, term: proposedOrigin, name: proposedOrigin },
          line: { id: newId('loan', taken), name, ...values, rate: loanRate, term: loanTerm },
          typed,
        },
      ];
    }
    if (/mise de fonds|économies|savings|\bput(?:ting)? in\b|\bmets?\b|\bmettons\b/iu.test(words)) {
      return [{ list: 'capital', origin, line: { id: newId('own', taken), ...values }, typed }];
    }
    return [];
  });
}

function newId(name: string, taken: Set<string>): string {
  const id = idFrom(name, taken);
  taken.add(id);
  return id;
}

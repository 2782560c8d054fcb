import type { Bilingual } from '../../language.ts';
import { lastMonth } from '../calendar.ts';
import { money } from '../checks/figures.ts';
import { chargesIn } from '../rules/payroll.ts';
import { smallSupplierLimit } from '../rules/registration.ts';
import { lowestCash } from '../statements/present.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart, inputPart } from './context.ts';
import { type Explanation, ruled } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { monthPart } from './months.ts';

/** Explains figures of the entire forecast, which belong to no month, year or line. */
export function explainWhole(context: Context, name: string): Explanation | undefined {
  const figure = context.prefix + name;
  const { prepared, registration } = context.run;
  if (name === 'workingCapitalNeeded') {
    const amount = knownLowest(context).amount;
    const label = labelOf(figureLabels, 'lowestCash');
    const lowest = figurePart(context, 'lowestCash.amount', amount, label);
    const least = inputPart(context, 'minimumCash', 'money', 0);
    const needed = amount === null ? null : Math.max(0, prepared.plan.minimumCash.value - amount);
    return ruled(figure, needed, 'money', 'max(0, {0} − {1})', [least, lowest]);
  }
  if (name === 'ratesYear') {
    const opening = inputPart(context, 'opening', 'text');
    return ruled(
      figure,
      chargesIn(prepared.plan, lastMonth).year,
      'count',
      {
        fr: 'année de la dernière table de cotisations connue, pour trois ans à compter du {0}',
        en: 'year of the last table of contributions known, for three years from {0}',
        arithmetic: null,
      },
      [opening],
    );
  }
  if (name !== 'registeredMonth') return undefined;
  const months = Array.from({ length: lastMonth }, (_, at) =>
    monthPart(context, at + 1, 'revenue', 1),
  );
  const chosen = inputPart(context, 'salesTax.registration', 'text', 'auto');
  const isKnown = registration.unknown.every((reasons) => reasons === known);
  const limit = smallSupplierLimit(prepared.plan, registration.month ?? 0);
  const template = { ...registrationText(chosen.value, limit), arithmetic: null };
  const month = isKnown ? registration.month : null;
  return ruled(figure, month, 'count', template, [chosen, ...months]);
}

/** @returns the rule for `registeredMonth`. @param chosen the choice in the form. @param limit in cents. */
function registrationText(chosen: unknown, limit: number): Bilingual {
  if (chosen === 'start')
    return { fr: 'dès le démarrage, par choix', en: 'from start-up, by choice' };
  if (chosen === 'never') return { fr: 'jamais, par choix', en: 'never, by choice' };
  const { fr, en } = money(limit);
  return {
    fr: `numéro du mois où les ventes d’un trimestre dépassent à elles seules ${fr}, ou du deuxième mois après le trimestre où les quatre derniers réunis les dépassent`,
    en: `number of the month in which the sales of one quarter pass ${en}, or of the second month after the quarter with which the last four together pass it`,
  };
}

/** @returns the explanation of the lowest cash or of its month. @param field "amount" or "m". */
export function explainLowestCash(context: Context, figure: string, field: string): Explanation {
  const { value } = context.statements.balances.cash;
  const { amount, m: at } = knownLowest(context);
  const months = value.map((_, m) => monthPart(context, m, 'cash', 1));
  if (field === 'm') {
    const template = {
      fr: `numéro du premier mois où l’encaisse est au plus bas\u00a0: {${at ?? 0}}`,
      en: `number of the first month in which cash is lowest: {${at ?? 0}}`,
      arithmetic: null,
    };
    return ruled(figure, at, 'count', template, months);
  }
  const template = {
    fr: `la plus basse des 37 fins de mois\u00a0: {${at ?? 0}}`,
    en: `the lowest of 37 month ends: {${at ?? 0}}`,
    arithmetic: `min(${months.map((_, m) => `{${m}}`).join(', ')})`,
  };
  return ruled(figure, amount, 'money', template, months);
}

/** @returns the lowest cash and its month; both null if any month is unknown. */
function knownLowest({ statements }: Context) {
  const { amount, m } = lowestCash(statements.balances.cash);
  const isKnown = amount.unknown === known;
  return { amount: isKnown ? amount.value : null, m: isKnown ? m.value : null };
}

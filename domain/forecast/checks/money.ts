import type { Bilingual } from '../../language.ts';
import type { Parts } from '../../parts.ts';
import type { Check } from '../outputs.ts';
import { type Checked, found, money, monthIn, number, planMonth } from './figures.ts';
import { remediesFor } from './remedies.ts';

/** The cash shortage and remedies that would be enough; undefined if no shortage is known. */
export type Shortage = { readonly text: Bilingual; readonly remedies: Bilingual[] } | undefined;

/** The debt service coverage that lenders usually require. */
const leastCoverage = 1.25;
/** In percent. */
const leastOwnShare = 20;

/** Checks the funding, cash, debt coverage, break-even and the owner's pay. */
export function checkMoney(checked: Checked, shortage: Shortage): Check[] {
  return [
    ...checkSources(checked),
    ...checkOwnShare(checked),
    ...checkCash(shortage),
    ...checkCoverage(checked),
    ...checkBreakEven(checked),
    ...checkPersonalNeed(checked),
  ];
}

function checkSources({ forecast: { sourcesAndUses } }: Checked): Check[] {
  const { gap } = sourcesAndUses;
  if (gap === null || gap >= 0) return [];
  const lacking = money(-gap);
  return [
    found('usesExceedSources', 'warning', 'capital', {
      fr: `Ce que vous prévoyez de payer au démarrage dépasse de ${lacking.fr} l’argent réuni à ce moment.`,
      en: `What you plan to pay at the start is ${lacking.en} more than the money gathered by then.`,
    }),
  ];
}

function checkOwnShare({ run, forecast: { ownShare } }: Checked): Check[] {
  const hasLoan = run.prepared.plan.loans.some(({ month }) => month === 0);
  if (ownShare === null || !hasLoan || ownShare >= leastOwnShare) return [];
  const share = number(ownShare);
  return [
    found('ownShare', 'warning', 'capital', {
      fr: `Votre mise de fonds fait ${share.fr}\u00a0% du financement au démarrage; les prêteurs demandent d’habitude au moins 20\u00a0%.`,
      en: `Your own money is ${share.en}% of the financing at the start; lenders usually ask for at least 20%.`,
    }),
  ];
}

/** @returns when cash falls below zero, with remedies; undefined if it never does, or if the lowest cash is unknown. */
export function* cashShortage({ run, forecast }: Checked): Parts<Shortage> {
  const { amount } = forecast.lowestCash;
  if (amount === null || amount >= 0) return undefined;
  const first = forecast.months.find(({ cash }) => (cash ?? 0) < 0);
  const { start } = run.prepared.plan;
  const when = planMonth(start, first?.m ?? 0);
  const { m } = forecast.lowestCash;
  const worst = m === 0 ? { fr: 'au démarrage', en: 'at start-up' } : monthIn(start + (m ?? 0));
  const lacking = money(-amount);
  const text: Bilingual = {
    fr: `L’encaisse passe sous zéro en ${when.fr}; il manque jusqu’à ${lacking.fr} (${worst.fr}).`,
    en: `Cash falls below zero in ${when.en}; up to ${lacking.en} is lacking (${worst.en}).`,
  };
  return { text, remedies: yield* remediesFor(run, -amount) };
}

function checkCash(shortage: Shortage): Check[] {
  if (!shortage) return [];
  const { text, remedies } = shortage;
  return [
    found('cashBelowZero', 'blocking', 'capital', {
      fr: `${text.fr} Ce qui suffirait, au choix\u00a0: ${remedies.map(({ fr }) => fr).join('; ')}.`,
      en: `${text.en} Any of these would be enough: ${remedies.map(({ en }) => en).join('; ')}.`,
    }),
  ];
}

function checkCoverage({ forecast: { years } }: Checked): Check[] {
  const low = years.flatMap(({ dscrAfterOwners: dscr, dscr: before, otherIncome }, year) =>
    dscr !== null && dscr < leastCoverage ? [{ year: year + 1, dscr, before, otherIncome }] : [],
  );
  if (low.length === 0) return [];
  const ratios = low.map(({ year, dscr }): Bilingual => {
    const earned = dscr > 0 ? money(Math.round(dscr * 100)) : { fr: 'rien', en: 'nothing' };
    return { fr: `${earned.fr} l’année ${year}`, en: `${earned.en} in year ${year}` };
  });
  const all = {
    fr: ratios.map(({ fr }) => fr).join(', '),
    en: ratios.map(({ en }) => en).join(', '),
  };
  const wanted = money(leastCoverage * 100);
  const paid = low.some(({ dscr, before }) => dscr !== before)
    ? { fr: ', une fois ses propriétaires payés', en: ' once its owners are paid' }
    : { fr: '', en: '' };
  const left = low.some(({ otherIncome }) => otherIncome !== 0)
    ? {
        fr: ' Les subventions et autres revenus n’y comptent pas.',
        en: ' Grants and other income are left out.',
      }
    : { fr: '', en: '' };
  return [
    found('coverageLow', 'warning', 'loans', {
      fr: `Pour chaque dollar à payer sur ses prêts, l’entreprise gagne trop peu${paid.fr}\u00a0: ${all.fr}. Les prêteurs demandent ${wanted.fr}.${left.fr}`,
      en: `For each dollar due on its loans, the business earns too little${paid.en}: ${all.en}. Lenders ask for ${wanted.en}.${left.en}`,
    }),
  ];
}

function checkBreakEven({ forecast: { breakEven, months } }: Checked): Check[] {
  const isKnown = months.every(({ retainedEarnings }) => retainedEarnings !== null);
  if (!isKnown || breakEven.month !== null) return [];
  return [
    found('breakEvenLate', 'warning', 'offers', {
      fr: 'Après trois ans, l’entreprise n’a pas encore regagné ce qu’elle a perdu au début.',
      en: 'After three years the business has not yet earned back what it lost at first.',
    }),
  ];
}

function checkPersonalNeed({ inputs }: Checked): Check[] {
  const need = inputs.personalNeed ?? 0;
  const { ownerPay } = inputs;
  const pay = ownerPay ? ownerPay.amount : 0;
  if (pay == null || pay >= need) return [];
  const [drawn, needed] = [money(pay), money(need)];
  return [
    found('payUnderNeed', 'warning', 'ownerPay.amount', {
      fr: `Vous prévoyez de vous verser ${drawn.fr} par mois, et dites avoir besoin de ${needed.fr}.`,
      en: `You plan to pay yourself ${drawn.en} a month, and say that you need ${needed.en}.`,
    }),
  ];
}

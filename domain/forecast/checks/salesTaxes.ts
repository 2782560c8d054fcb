import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { endsQuarter, lastMonth, monthName } from '../calendar.ts';
import type { Check } from '../outputs.ts';
import { registrationOf, smallSupplierLimit } from '../rules/registration.ts';
import { countedForRegistration } from '../rules/sales.ts';
import { taxes } from '../rules/salesTaxes.ts';
import { known } from '../unknown.ts';
import { type Checked, found, isNamed, money, monthIn } from './figures.ts';

/** Checks whether the business may stay unregistered, and whether it may use the quick method. */
export function checkSalesTaxes(checked: Checked): Check[] {
  return [
    ...checkRegistration(checked),
    ...checkQuickMethodCeiling(checked),
    ...checkQuickMethodTrade(checked),
  ];
}

function checkRegistration({ run }: Checked): Check[] {
  const { plan } = run.prepared;
  if (plan.salesTax.registration !== 'never') return [];
  const sales = countedForRegistration(plan, run.revenues);
  const sure = { value: sales.value, unknown: sales.value.map(() => known) };
  const auto = { ...plan, salesTax: { ...plan.salesTax, registration: 'auto' as const } };
  const { month } = registrationOf(auto, sure);
  if (month === null) return [];
  const when = monthIn(plan.start + month);
  const limit = money(smallSupplierLimit(plan, month));
  return [
    found('registrationMissing', 'warning', 'salesTax.registration', {
      fr: `Vos ventes dépassent ${limit.fr}\u00a0: il faut s’inscrire à la TPS et à la TVQ dès ${when.fr}.`,
      en: `Your sales pass ${limit.en}: you must register for the GST and the QST from ${when.en}.`,
    }),
  ];
}

const quarterLength = 3;
const quartersCounted = 4;

/**
 * Compares the sales of the last four quarters, taxes included, with the ceiling of each tax, at the end of each
 * quarter from registration on. Skips quarters whose sales or registration are unknown.
 */
function checkQuickMethodCeiling({ run }: Checked): Check[] {
  const { plan } = run.prepared;
  const { month: registered } = run.registration;
  if (plan.salesTax.method !== 'quick' || registered === null) return [];
  const sales = countedForRegistration(plan, run.revenues);
  for (let last = registered; last <= lastMonth; last += 1) {
    if (!endsQuarter(plan.start + last)) continue;
    const first = Math.max(0, last + 1 - quartersCounted * quarterLength);
    const within = (values: readonly number[]) =>
      values.slice(first, last + 1).reduce((all, one) => all + one, 0);
    const unknowns = [sales.unknown, run.registration.unknown].flatMap((reasons) =>
      reasons.slice(first, last + 1),
    );
    if (unknowns.some((reason) => reason !== known)) continue;
    const ceiling = inForce(constants.quickMethodCeiling, `${monthName(plan.start + last)}-01`);
    const sold = (tax: (typeof taxes)[number]) =>
      within(sales.value) + within(run.taxes.months[tax].collected);
    const over = taxes.find((tax) => sold(tax) > ceiling.value[tax]);
    if (over === undefined) continue;
    const [reached, gst, qst] = [sold(over), ceiling.value.gst, ceiling.value.qst].map(money);
    if (!reached || !gst || !qst) return [];
    const when = monthIn(plan.start + last);
    const name = over === 'gst' ? { fr: 'TPS', en: 'GST' } : { fr: 'TVQ', en: 'QST' };
    return [
      found('quickMethodCeiling', 'warning', 'salesTax.method', {
        fr: `Vos ventes taxables et détaxées, ${name.fr} comprise, atteignent ${reached.fr} dans les quatre trimestres qui finissent en ${when.fr}\u00a0: la méthode rapide n’est permise que jusqu’à ${gst.fr} par année avec la TPS et ${qst.fr} avec la TVQ (Revenu Québec, depuis ${ceiling.from.slice(0, 4)}). Choisissez la méthode régulière.`,
        en: `Your taxable and zero-rated sales, ${name.en} included, reach ${reached.en} in the four quarters that end in ${when.en}: the quick method is allowed only up to ${gst.en} a year with the GST and ${qst.en} with the QST (Revenu Québec, since ${ceiling.from.slice(0, 4)}). Choose the regular method.`,
      }),
    ];
  }
  return [];
}

/**
 * Matches names of services that may not use the quick method: legal, accounting, actuarial, tax and financial
 * consulting (SOR/91-51, s. 16).
 */
const closedTrades =
  /(?<!\p{L})(?:comptab\p{L}*|tenue de livres?|actua[ir]\p{L}*|avocat\p{L}*|notair\p{L}*|notar[iy]\p{L}*|juridique\p{L}*|fisca\p{L}*|déclarations? (?:de revenus?|d[’']impôts?)|(?:planification|consultation) financière|accountan\p{L}*|accounting|bookkeep\p{L}*|lawyer\p{L}*|legal|tax (?:return|advice|consult|prepar)\p{L}*|financial (?:planning|advice|consulting))(?!\p{L})/iu;

function checkQuickMethodTrade({ inputs, run }: Checked): Check[] {
  if (run.prepared.plan.salesTax.method !== 'quick') return [];
  const offer = inputs.offers.find((one) => isNamed([one], closedTrades));
  if (!offer) return [];
  return [
    found('quickMethodTrade', 'note', 'salesTax.method', {
      fr: `Les services juridiques, comptables, actuariels, fiscaux ou de consultation financière n’ont pas droit à la méthode rapide\u00a0: vérifiez-le pour «\u00a0${offer.name}\u00a0».`,
      en: `Legal, accounting, actuarial, tax and financial consulting services may not use the quick method: check this for “${offer.name}”.`,
    }),
  ];
}

import { type FieldPath, numberDefaultAt } from '@elan/domain/forecast/fieldPaths';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Bilingual } from '@elan/domain/language';
import { constants } from '@elan/domain/legal/constants';
import { inForce } from '@elan/domain/legal/dated';
import { percentOfShare } from '@elan/domain/rate';
import { forms, methods, registrations } from './choices.ts';
import { withOtherFields } from './otherFields.ts';
import { type Assumption, dollars, labelOf, later, monthOf, percent } from './values.ts';

/** @returns when customers pay and when suppliers are paid, with bad debts and card fees. */
export function customerAssumptions(inputs: ForecastInputs): Assumption[] {
  const shares = (
    list: 'collect' | 'supplierTerms',
    words: Bilingual,
    otherwise: readonly string[],
  ) =>
    (inputs[list] ?? otherwise).map((share, at) => ({
      label: { fr: `${words.fr} ${later[at]?.fr}`, en: `${words.en} ${later[at]?.en}` },
      value: percent(percentOfShare(share)),
      path: list,
    }));
  return [
    ...shares('collect', { fr: 'Ventes encaissées', en: 'Sales collected' }, ['1']),
    {
      label: { fr: 'Mauvaises créances', en: 'Bad debts' },
      value: percent(inputs.badDebts),
      path: 'badDebts',
    },
    {
      label: { fr: 'Frais de carte, sur les ventes', en: 'Card fees, on sales' },
      value: percent(inputs.cardFee),
      path: 'cardFee',
    },
    ...shares('supplierTerms', { fr: 'Coûts directs payés', en: 'Direct costs paid' }, ['1']),
  ];
}

/** @returns the owners' pay and when it starts. */
export function ownerAssumptions(inputs: ForecastInputs): Assumption[] {
  const { opening, ownerPay } = inputs;
  if (inputs.owners?.length) return listedOwners(inputs);
  const isCovered = ownerPay?.cnesst === true && !isDrawn(inputs);
  return [
    {
      label: isCovered
        ? {
            fr: 'Rémunération des propriétaires, par mois, avec CNESST',
            en: 'Owners’ pay, a month, with CNESST',
          }
        : { fr: 'Rémunération des propriétaires, par mois', en: 'Owners’ pay, a month' },
      value: dollars(ownerPay?.amount),
      path: 'ownerPay.amount',
    },
    {
      label: { fr: 'Rémunération des propriétaires, début', en: 'Owners’ pay, from' },
      value: monthOf(opening, ownerPay?.from, 1),
      path: 'ownerPay.from',
    },
  ];
}

function listedOwners({ opening, owners }: ForecastInputs): Assumption[] {
  return (owners ?? []).flatMap((line, at): Assumption[] => {
    const label = (...words: readonly (Bilingual | undefined)[]) =>
      labelOf(line.name, { fr: 'Propriétaire', en: 'Owner' }, at, ...words);
    const path = `owners.${at}`;
    const rows: Assumption[] = [
      {
        label: label({ fr: 'part', en: 'share' }),
        value: line.share == null ? undefined : percent(percentOfShare(line.share)),
        path: `${path}.share`,
      },
      {
        label: label(
          { fr: 'paie par mois', en: 'pay a month' },
          line.employmentInsurance
            ? { fr: 'avec assurance-emploi', en: 'with employment insurance' }
            : undefined,
          line.cnesst ? { fr: 'avec CNESST', en: 'with CNESST' } : undefined,
        ),
        value: dollars(line.pay),
        path: `${path}.pay`,
      },
      {
        label: label({ fr: 'début', en: 'from' }),
        value: monthOf(opening, line.payFrom, 1),
        path: `${path}.payFrom`,
      },
      ...(line.dividend ?? []).map((amount, year) => ({
        label: label({ fr: `dividende, an ${year + 1}`, en: `dividend, year ${year + 1}` }),
        value: dollars(amount),
        path: `${path}.dividend`,
      })),
    ];
    return withOtherFields(rows, { list: 'owners', at, line, opening, label });
  });
}

function isDrawn({ form }: ForecastInputs): boolean {
  return form == null || form === 'soleProprietorship' || form === 'partnership';
}

/** Names the income above which the rate applies. */
function higherTaxLabel({ opening }: ForecastInputs): Bilingual {
  const { income } = inForce(constants.corporateTaxAbove, `${opening}-01`).value;
  const limit = dollars(income);
  return {
    fr: `Taux d’impôt au-dessus de ${limit?.fr} de bénéfice`,
    en: `Tax rate on income over ${limit?.en}`,
  };
}

/** @returns the legal form, the sales-tax choices, and the tax and payroll rates that apply. */
export function legalAssumptions(inputs: ForecastInputs): Assumption[] {
  const { form, salesTax, staff, ownerPay, owners } = inputs;
  const hasPayroll =
    (staff ?? []).length > 0 || ((ownerPay != null || Boolean(owners?.length)) && !isDrawn(inputs));
  const isQuick = salesTax?.method === 'quick';
  const rate = (
    applies: boolean,
    label: Bilingual,
    path: FieldPath,
    given: string | null | undefined,
  ): Assumption => ({
    label,
    value: applies ? percent(String(given ?? numberDefaultAt(path, inputs.opening))) : undefined,
    path,
  });
  return [
    {
      label: { fr: 'Forme juridique', en: 'Legal form' },
      value: forms[form ?? 'soleProprietorship'],
      path: 'form',
    },
    rate(
      form === 'corporation' || form === 'cooperative',
      { fr: 'Taux d’impôt des sociétés', en: 'Corporate tax rate' },
      'corporateTaxRate',
      inputs.corporateTaxRate,
    ),
    rate(
      (form === 'corporation' || form === 'cooperative') && inputs.corporateTaxRateAbove != null,
      higherTaxLabel(inputs),
      'corporateTaxRateAbove',
      inputs.corporateTaxRateAbove,
    ),
    {
      label: { fr: 'Inscription à la TPS et à la TVQ', en: 'GST and QST registration' },
      value: registrations[salesTax?.registration ?? 'auto'],
      path: 'salesTax.registration',
    },
    {
      label: { fr: 'Méthode de calcul des taxes', en: 'Method of computing the taxes' },
      value: isQuick ? methods.quick : undefined,
      path: 'salesTax.method',
    },
    rate(
      isQuick,
      { fr: 'Taux de TPS de la méthode rapide', en: 'GST rate of the quick method' },
      'salesTax.quickGst',
      salesTax?.quickGst,
    ),
    rate(
      isQuick,
      { fr: 'Taux de TVQ de la méthode rapide', en: 'QST rate of the quick method' },
      'salesTax.quickQst',
      salesTax?.quickQst,
    ),
    rate(
      hasPayroll,
      { fr: 'Taux du Fonds des services de santé', en: 'Health Services Fund rate' },
      'hsfRate',
      inputs.hsfRate,
    ),
    rate(
      hasPayroll,
      { fr: 'Taux de la CNESST', en: 'CNESST rate' },
      'cnesstRate',
      inputs.cnesstRate,
    ),
  ];
}

import type { Check } from '../outputs.ts';
import { type Checked, found, money, planMonth } from './figures.ts';

/** Checks that the line of credit is enough to keep the cash that it has to maintain. */
export function checkCreditLine({ run, forecast }: Checked): Check[] {
  const { creditLine, start } = run.prepared.plan;
  const keep = creditLine?.keep.value ?? 0;
  // Cash is under what the line keeps only once nothing is left to draw.
  const short = forecast.months.find(({ cash }) => cash !== null && cash < keep);
  if (!creditLine || !short || short.cash === null) return [];
  const when = planMonth(start, short.m);
  const lacking = money(keep - short.cash);
  const aim =
    keep > 0
      ? { fr: ' pour garder l’encaisse voulue', en: ' to keep the cash wanted' }
      : { fr: '', en: '' };
  return [
    found('creditLineShort', short.cash < 0 ? 'blocking' : 'warning', 'creditLine.limit', {
      fr: `La marge de crédit ne suffit pas\u00a0: en ${when.fr}, elle est utilisée jusqu’à sa limite et il manque encore ${lacking.fr}${aim.fr}.`,
      en: `The line of credit is not enough: in ${when.en} it is used up to its limit and ${lacking.en} is still lacking${aim.en}.`,
    }),
  ];
}

import type { FigureTable } from '@elan/domain/figures/figures';
import { calendarMonth } from '@elan/domain/forecast/calendar';
import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Bilingual } from '@elan/domain/language';
import { findModule } from '@elan/modules/catalogue';
import { customerAssumptions, legalAssumptions, ownerAssumptions } from './assumptions/general.ts';
import {
  assetAssumptions,
  creditLineAssumptions,
  fixedAssumptions,
  loanAssumptions,
  moneyAssumptions,
  staffAssumptions,
  startupAssumptions,
} from './assumptions/lines.ts';
import { offerAssumptions } from './assumptions/offers.ts';
import { type Assumption, dollars } from './assumptions/values.ts';

/**
 * Shows each input that affects a figure in one row, except inputs of 0 and some default values.
 * @returns the forecast's assumptions with their origins, grouped as in the form.
 */
export function assumptionTable(saved: SavedForecast): FigureTable {
  return {
    label: { fr: 'Hypothèses et leur origine', en: 'Assumptions and their origin' },
    columns: [
      { fr: 'Hypothèse', en: 'Assumption' },
      { fr: 'Valeur', en: 'Value' },
      { fr: 'Origine', en: 'Origin' },
    ],
    rows: assumptionsIn(saved.inputs).flatMap(({ label, value, path }) =>
      value === undefined
        ? []
        : [
            {
              label,
              cells: [value, originOf(saved, path)].map((one) => ({ unit: 'words', value: one })),
            },
          ],
    ),
  };
}

function assumptionsIn(inputs: ForecastInputs): Assumption[] {
  const { opening, offers, minimumCash } = inputs;
  return [
    {
      label: { fr: 'Mois d’ouverture', en: 'Opening month' },
      value: monthIn(calendarMonth(opening)),
      path: 'opening',
    },
    ...legalAssumptions(inputs),
    ...offers.flatMap((offer, at) => offerAssumptions(opening, offer, at)),
    ...customerAssumptions(inputs),
    ...fixedAssumptions(inputs),
    ...staffAssumptions(inputs),
    ...assetAssumptions(inputs),
    ...startupAssumptions(inputs),
    ...moneyAssumptions(inputs),
    ...loanAssumptions(inputs),
    ...creditLineAssumptions(inputs),
    ...ownerAssumptions(inputs),
    {
      label: { fr: 'Encaisse à garder en tout temps', en: 'Cash to keep at all times' },
      value: dollars(minimumCash),
      path: 'minimumCash',
    },
  ];
}

/**
 * @returns the origin stored for the longest prefix of the value's path. A field left blank holds a default value, even
 *   in a line that the person added.
 */
function originOf({ inputs, origins, confirmed }: SavedForecast, path: string): Bilingual {
  if (valueAt(inputs, path) === undefined) return originText('default', false);
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const at = steps.slice(0, length).join('.');
    const origin = Object.hasOwn(origins, at) ? origins[at] : undefined;
    if (origin !== undefined) return originText(origin, confirmed.includes(at));
  }
  return originText('default', false);
}

function originText(origin: string, isConfirmed: boolean): Bilingual {
  if (origin === 'default') return { fr: 'Valeur par défaut', en: 'Default value' };
  if (origin === 'example') return { fr: 'Valeur d’exemple', en: 'Example value' };
  if (origin === 'yours') return { fr: 'Donnée par l’entreprise', en: 'Given by the business' };
  if (origin === 'proposed' && !isConfirmed) {
    return { fr: 'Proposée, à confirmer', en: 'Proposed, to be confirmed' };
  }
  const module = findModule(/^answer:([^.]+)\./.exec(origin)?.[1] ?? '');
  if (!module) return { fr: 'Confirmée par l’entreprise', en: 'Confirmed by the business' };
  const { fr, en } = module.shortTitle;
  return { fr: `Réponse du module ${fr}`, en: `Answer in the ${en} module` };
}

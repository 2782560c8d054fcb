import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan } from '@elan/domain/forecast/plan';
import type { Bilingual, Language } from '@elan/domain/language';
import { Draft } from '../../draft/draft.ts';
import { styles } from '../../draft/styles.ts';
import type { Assumptions } from '../book.ts';
import { creditLineFields } from './creditLine.ts';
import { generalFields } from './general.ts';
import type { InputSheet } from './inputSheet.ts';
import { legalFields } from './legal.ts';
import { Lines } from './lines.ts';
import { offerFields } from './offers.ts';
import { ownerFields } from './owners.ts';
import { staffFields } from './staffLines.ts';

const title: Bilingual = { fr: 'Hypothèses', en: 'Assumptions' };

/** @returns an input sheet with only its title and subtitle. */
export function assumptionsDraft(language: Language, subtitle: string): Draft {
  const draft = new Draft(language, title, {
    widths: [48, 24, ...Array.from({ length: 21 }, () => 13)],
    frozen: { rows: 2, columns: 1 },
    pagesWide: 1,
    tabColor: 'E0A526',
  });
  draft.say(0, 0, title, styles.title);
  draft.constant(1, 0, subtitle, styles.subtitle);
  return draft;
}

/** Writes the inputs from which the other sheets compute, each into a coloured cell. */
export function assumptionsSheet(
  sheet: InputSheet,
  plan: Plan,
  inputs: ForecastInputs,
): Assumptions {
  const { language } = sheet.draft;
  const named = (kind: Bilingual) => (line: { readonly name: string }, at: number) =>
    line.name || `${kind[language]} ${at + 1}`;
  const general = generalFields(sheet, plan, inputs);
  const offers = offerFields(sheet, plan, {
    nameOf: named({ fr: 'Offre', en: 'Offer' }),
    paysLater: general.paysLater,
  });
  const lineName = named({ fr: 'Ligne', en: 'Line' });
  const lines = new Lines(sheet, lineName);
  const capital = new Lines(sheet, named({ fr: 'Mise de fonds', en: 'Contribution' }));
  const fixed = lines.fixed(plan);
  const staff = staffFields(sheet, lineName, plan, inputs);
  const owners = ownerFields(sheet, named({ fr: 'Propriétaire', en: 'Owner' }), plan.owners);
  const startup = lines.startup(plan);
  const assets = lines.assets(plan);
  const deposits = lines.payments(
    'deposits',
    { fr: 'Dépôts versés', en: 'Deposits paid' },
    plan.deposits,
  );
  const putIn = capital.payments(
    'capital',
    { fr: 'Mises de fonds', en: 'Owners’ contributions' },
    plan.capital,
  );
  const grants = lines.grants(plan);
  const { loans, received } = lines.loans(plan);
  const creditLine = creditLineFields(sheet, plan, inputs, general.minimumCash);
  const legal = legalFields(sheet, plan);
  return {
    ...general,
    ownerPay: [...general.ownerPay, ...owners.map(({ pay }) => pay)],
    owners,
    legal,
    offers,
    fixed,
    staff,
    assets,
    startup,
    deposits,
    capital: putIn,
    grants,
    loans,
    loansReceived: received,
    creditLine,
  };
}

import type { ForecastInputs } from '../forecast/inputs.ts';
import type { Bilingual } from '../language.ts';

type GivenLoan = NonNullable<ForecastInputs['loans']>[number];

/** How a loan is repaid, in documents. */
export const loanKinds: Readonly<Record<NonNullable<GivenLoan['kind']>, Bilingual>> = {
  level: { fr: 'versements égaux', en: 'equal payments' },
  equalPrincipal: { fr: 'capital égal chaque mois', en: 'equal principal each month' },
  balloon: { fr: 'solde à la fin', en: 'balance at the end' },
};

/** How certain the money of a loan or grant is, in documents. */
export const fundingStates: Readonly<Record<NonNullable<GivenLoan['state']>, Bilingual>> = {
  confirmed: { fr: 'confirmé', en: 'confirmed' },
  asked: { fr: 'demandé', en: 'asked for' },
  conditional: { fr: 'sous conditions', en: 'conditional' },
};

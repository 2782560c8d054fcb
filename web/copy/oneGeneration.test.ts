import { type Language, languages } from '@elan/domain/language';
import { expect, it } from 'vitest';
import { landing as enLanding } from '../landing/copy/en/landing.ts';
import { landing as frLanding } from '../landing/copy/fr/landing.ts';
import { legalFacts } from '../legal/useLegalDocument.ts';
import { auth as enAuth } from './en/auth.ts';
import { en } from './en/en.ts';
import { terms as enTerms } from './en/terms.ts';
import { auth as frAuth } from './fr/auth.ts';
import { fr } from './fr/fr.ts';
import { terms as frTerms } from './fr/terms.ts';

const texts = {
  fr: { auth: frAuth, landing: frLanding, terms: frTerms, rest: fr },
  en: { auth: enAuth, landing: enLanding, terms: enTerms, rest: en },
};

/** @returns all texts that mention the number of free generations. */
function textsFor(language: Language, freeLimit: number): string[] {
  const { auth, landing, terms, rest } = texts[language];
  const free = { modules: 3, generations: freeLimit, storage: '' };
  return [
    auth.signUpLead(3, freeLimit),
    landing.startNote(3, freeLimit),
    rest.subscription.freeText(3, freeLimit),
    ...rest.pricing.compare
      .rows(free, { modules: 11, generations: 100, storage: '' })
      .map((row) => row.free),
    JSON.stringify(terms.sections(legalFacts(language, { freeLimit, standIns: [] }))),
  ];
}

const several = {
  fr: /\d générations|ne se renouvellent/g,
  en: /\d (AI )?generations|which do not renew/g,
};

it.each(languages)('one free generation is written in the singular, %s', (language) => {
  const inAll = (limit: number) =>
    textsFor(language, limit).flatMap((text) => text.match(several[language]) ?? []);
  // Matches "100 générations" of the Premium plan, which the terms also mention.
  const ofPremium = language === 'fr' ? ['0 générations'] : ['0 AI generations'];
  expect(inAll(1)).toEqual(ofPremium);
  expect(inAll(3)).toHaveLength(6);
});

import { standIns } from '@elan/domain/contract/service';
import { en as enFields } from '@elan/domain/forecast/fields.en';
import { fr as frFields } from '@elan/domain/forecast/fields.fr';
import type { Language } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { en as enForecast } from '../forecast/copy/en.ts';
import { fr as frForecast } from '../forecast/copy/fr.ts';
import { results as enResults } from '../forecast/results/copy/en.ts';
import { results as frResults } from '../forecast/results/copy/fr.ts';
import { landing as enLanding } from '../landing/copy/en/landing.ts';
import { landingExamples as enExamples } from '../landing/copy/en/landingExamples.ts';
import { landing as frLanding } from '../landing/copy/fr/landing.ts';
import { landingExamples as frExamples } from '../landing/copy/fr/landingExamples.ts';
import { figuresIn } from '../landing/figures.ts';
import { legalFacts } from '../legal/useLegalFacts.ts';
import { account as enAccount } from './en/account.ts';
import { auth as enAuth } from './en/auth.ts';
import { dossier as enDossier } from './en/dossier.ts';
import { en } from './en/en.ts';
import { preview as enPreview } from './en/preview.ts';
import { privacy as enPrivacy } from './en/privacy.ts';
import { accountDeleted as enAccountDeleted } from './en/publicPages.ts';
import { terms as enTerms } from './en/terms.ts';
import { account as frAccount } from './fr/account.ts';
import { auth as frAuth } from './fr/auth.ts';
import { dossier as frDossier } from './fr/dossier.ts';
import { fr } from './fr/fr.ts';
import { preview as frPreview } from './fr/preview.ts';
import { privacy as frPrivacy } from './fr/privacy.ts';
import { accountDeleted as frAccountDeleted } from './fr/publicPages.ts';
import { terms as frTerms } from './fr/terms.ts';
import type { LegalDocument } from './legalDocument.ts';

type Place = readonly [path: string, text: string];

/** @returns every text of a catalogue. Texts that are functions are called with placeholder values. */
function textsOf(value: unknown, path: string): readonly Place[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(3, 11, 27), `${path}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** @returns a legal text with its figures, once with every real service and once with every stand-in. */
function readable(text: LegalDocument, language: Language) {
  const asIn = (names: typeof standIns | []) =>
    text.sections(legalFacts(language, { freeLimit: 3, standIns: names }));
  return { ...text, sections: [asIn([]), asIn(standIns)] };
}

/** @returns the landing page's example with its figures, without the alignment marks of its tables. */
function withFigures(examples: typeof frExamples, language: Language) {
  const figures = figuresIn(language);
  const { forecast, roadmap, carbon, marketing } = examples;
  const sheets = [forecast(figures), roadmap(figures), carbon, marketing(figures)];
  return {
    ...examples,
    forecast: '–',
    roadmap: '–',
    carbon: '–',
    marketing: '–',
    sheets: sheets.map((text) => text.replace(/\|-+:?/g, '')),
  };
}

const french = textsOf(
  {
    ...fr,
    account: frAccount,
    preview: frPreview,
    forecastResults: frResults,
    accountDeleted: frAccountDeleted,
    auth: frAuth,
    dossier: frDossier,
    forecast: frForecast,
    fields: frFields,
    landing: frLanding,
    examples: withFigures(frExamples, 'fr'),
    terms: readable(frTerms, 'fr'),
    privacy: readable(frPrivacy, 'fr'),
  },
  'fr',
);
const english = textsOf(
  {
    ...en,
    account: enAccount,
    preview: enPreview,
    forecastResults: enResults,
    accountDeleted: enAccountDeleted,
    auth: enAuth,
    dossier: enDossier,
    forecast: enForecast,
    fields: enFields,
    landing: enLanding,
    examples: withFigures(enExamples, 'en'),
    terms: readable(enTerms, 'en'),
    privacy: readable(enPrivacy, 'en'),
  },
  'en',
);

function breaking(rule: RegExp, places: readonly Place[]): readonly Place[] {
  return places.filter(([, text]) => rule.test(text));
}

describe('French typography of Quebec', () => {
  it.each([
    [
      'a non-breaking space before : % $',
      /[^\s\u00a0\d](?::(?!\/\/)|[%$])|[^\S\u00a0][:%$]|\d[%$]/,
    ],
    ['none before ; ! ?', /\s[;!?]/],
    ['guillemets with non-breaking spaces', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['the typographic apostrophe', /'/],
    ['one character for an ellipsis', /\.\.\./],
  ])('has %s', (_, rule) => {
    expect(breaking(rule, french)).toEqual([]);
  });
});

describe('both languages', () => {
  it('leave nothing empty', () => {
    expect([...french, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep French typography out of English', () => {
    expect(breaking(/[«»]|\s(?:[;:!?%]|\$(?!\d))/, english)).toEqual([]);
  });

  it('have the same places', () => {
    const places = (texts: readonly Place[]) => texts.map(([path]) => path.slice(2)).sort();
    expect(places(english)).toEqual(places(french));
  });
});

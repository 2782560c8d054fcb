import { standIns } from '@elan/domain/contract/service';
import { type Language, languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import type { landingExamples } from '../landing/copy/fr/landingExamples.ts';
import { figuresIn } from '../landing/figures.ts';
import { legalFacts } from '../legal/useLegalDocument.ts';
import type { LegalDocument } from './legalDocument.ts';

/** Every file of texts that has a twin in the other language, by path. `copy/fr/fr.ts` only joins the others. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../**/copy/{fr,en}/*.ts',
    '../**/copy/{fr,en}.ts',
    '../../domain/**/{fr,en}.ts',
    '../../domain/**/*.{fr,en}.ts',
    '!./{fr,en}/{fr,en}.ts',
  ],
  { eager: true },
);

type Examples = typeof landingExamples;
type Place = readonly [path: string, text: string];

const placeholders: readonly number[] = [3, 11, 27];

/** @returns every text of a catalogue. Texts that are functions are called with these values. */
function textsOf(value: unknown, path: string, values = placeholders): readonly Place[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(...values), `${path}()`, values);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`, values));
}

/** @returns a legal text with its figures, once with every real service and once with every stand-in. */
function readable(text: LegalDocument, language: Language) {
  const asIn = (names: typeof standIns | []) =>
    text.sections(legalFacts(language, { freeLimit: 3, standIns: names }));
  return { ...text, sections: [asIn([]), asIn(standIns)] };
}

/** @returns the landing page's example with its figures, without the alignment marks of its tables. */
function withFigures(examples: Examples, language: Language) {
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

/** @returns every text in a language, with its path, in which `*` is the language. */
function textsIn(language: Language, values = placeholders): readonly Place[] {
  const isOf = new RegExp(`[./]${language}[./]`);
  return Object.entries(files)
    .filter(([path]) => isOf.test(path))
    .flatMap(([path, texts]) =>
      Object.entries(texts).flatMap(([name, text]) => {
        const place = `${path.replace(isOf, '/*/')} ${name === language ? '*' : name}`;
        if (/\/(?:terms|privacy)\.ts$/.test(path)) {
          return textsOf(readable(text as LegalDocument, language), place, values);
        }
        return textsOf(
          name === 'landingExamples' ? withFigures(text as Examples, language) : text,
          place,
          values,
        );
      }),
    );
}

const french = textsIn('fr');
const english = textsIn('en');

it.each(languages)('finds the texts: %s', (language) => {
  const isOf = new RegExp(`[./]${language}[./]`);
  expect(Object.keys(files).filter((path) => isOf.test(path)).length).toBeGreaterThan(28);
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(1_500);
});

function breaking(rule: RegExp, places: readonly Place[]): readonly Place[] {
  return places.filter(([, text]) => rule.test(text));
}

describe('French typography of Quebec', () => {
  it.each([
    [
      'a non-breaking space before : % $',
      /[^\s\u00a0\d(](?::(?!\/\/)|[%$])|[^\S\u00a0][:%$]|\d[%$]/,
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
    const places = (texts: readonly Place[]) => texts.map(([path]) => path).sort();
    expect(places(english)).toEqual(places(french));
  });
});

/** Places whose numbers are limits of the product, or at least 2 where they are shown. */
const neverOne =
  /[. ](?:gone|signUpLead|warning\.text|wait|shown|deleting\.text|found|bin\.text|full|tooLong|premium\.title|compare\.open|untraced\.all|features|unlocked|freeText|descriptions\.landing|kept|landing\.lead|startNote|sheet\.\w+|carousel\.title)\(\)/;

describe('a counted text', () => {
  it.each([
    ['fr', /(?<!\d)1 (?!mois|plus|après|sous)\p{L}+[sx](?!\p{L})/u],
    ['en', /(?<!\d|of )1 (?!is |sells |this )\p{L}+s(?!\p{L})/u],
  ] as const)('has the singular in %s after 1', (language, plural) => {
    const texts = textsIn(language, [1, 1, 1]).filter(([path]) => !neverOne.test(path));
    expect(breaking(plural, texts)).toEqual([]);
  });
});

import type { Person } from '@elan/domain/dossier/profile';
import { figureCatalogue } from '@elan/domain/figures/catalogue';
import { capitalized } from '@elan/domain/figures/definition';
import { figureText } from '@elan/domain/figures/format';
import { type FigureSource, figureSource, number } from '@elan/domain/figures/source';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import type { Bilingual, Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import { isBlank } from '@elan/domain/text';
import { catalogue } from '@elan/modules/catalogue';
import type { DossierSource } from './source.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What a sheet of one page and a deck of slides state first. Both read it here, so that they agree. */
export interface Brief {
  readonly name: string;
  /** What the business does, in one sentence; "" if the project has no description. */
  readonly sentence: string;
  /** The amount asked for, the owners' share and the lowest cash, as far as the project has them. */
  readonly facts: readonly Fact[];
  /** Each person with role and share, on a line. */
  readonly people: readonly string[];
  /** Undefined without a forecast. */
  readonly figures: FigureSource | undefined;
}

const labels = {
  amountAsked: { fr: 'Financement demandé', en: 'Financing asked for' },
  lowestCash: { fr: 'Encaisse la plus basse', en: 'Lowest cash' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const andOthers: Readonly<Record<Language, (count: number) => string>> = {
  fr: (count) => `et ${count} ${count === 1 ? 'autre' : 'autres'}`,
  en: (count) => `and ${count} ${count === 1 ? 'other' : 'others'}`,
};
const inMonth: Readonly<Record<Language, (amount: string, month: string) => string>> = {
  fr: (amount, month) => `${amount}, en ${month}`,
  en: (amount, month) => `${amount}, in ${month}`,
};

/** Maximum lengths in UTF-16 code units, so that a sheet fits on its page. */
const longest = { name: 120, sentence: 240, person: 100 } as const;
/** The people who are named; the others are counted. */
const mostNamed = 8;

export function briefOf({ project, profile, language }: DossierSource): Brief {
  const saved = project.modules[catalogue.finances.key]?.forecast;
  const figures = saved && figureSource(saved.inputs);
  const { amountAsked, people = [] } = profile;
  const asked = amountAsked === undefined ? undefined : money(amountAsked / 100, language);
  return {
    name: shortened(profile.businessName?.trim() || project.name.trim(), longest.name),
    sentence: firstSentence(project.description),
    facts: [
      ...(asked === undefined ? [] : [{ label: labels.amountAsked[language], value: asked }]),
      ...(figures ? factsOf(figures, language) : []),
    ],
    people: peopleLines(people, language),
    figures,
  };
}

function factsOf(figures: FigureSource, language: Language): readonly Fact[] {
  const { lowestCash, 'lowestCash.month': month } = figureCatalogue;
  const amount = figureText(lowestCash.read(figures), language);
  const isKnown = figures.expected.lowestCash.m !== null;
  return [
    {
      label: capitalized(labelOf(figureLabels, 'ownShare'))[language],
      value: figureText(number('percent', figures.expected.ownShare), language),
    },
    {
      label: labels.lowestCash[language],
      value: isKnown
        ? inMonth[language](amount, figureText(month.read(figures), language))
        : amount,
    },
  ];
}

function peopleLines(people: readonly Person[], language: Language): readonly string[] {
  const lines = people.flatMap(({ name, role, share }) => {
    const about = [role, share].flatMap((text) => (isBlank(text) ? [] : [text?.trim()]));
    const named = name?.trim() || about.shift();
    if (!named) return [];
    const line = about.length > 0 ? `${named} (${about.join(', ')})` : named;
    return [shortened(line, longest.person)];
  });
  const others = lines.length - mostNamed;
  return others > 0 ? [...lines.slice(0, mostNamed), andOthers[language](others)] : lines;
}

const sentenceEnd = /[.!?…][»”’"')\]]*(?=\s)|\n/u;

/** @returns the first sentence of a text, on one line. */
export function firstSentence(text: string): string {
  const whole = text.trim();
  const end = sentenceEnd.exec(whole);
  const sentence = end ? whole.slice(0, end.index + end[0].length) : whole;
  return shortened(sentence, longest.sentence);
}

/** @returns the text on one line, ended with "…" between two words if it is longer than `most`. */
export function shortened(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > most / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd().replace(/[,;:]$/, '')}…`;
}

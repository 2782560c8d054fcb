import { dayInToronto } from '@elan/domain/day';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Mood } from '@elan/domain/project/journal';
import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { type Persona, personaLists } from '@elan/domain/project/personas';
import { isBlank } from '@elan/domain/text';
import { catalogue } from '@elan/modules/catalogue';
import type { Block } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';
import type { DossierSource } from '../source.ts';

const personaTitles: Readonly<Record<(typeof personaLists)[number], Bilingual>> = {
  besoins: { fr: 'Besoins', en: 'Needs' },
  frustrations: { fr: 'Frustrations', en: 'Frustrations' },
  objectifs: { fr: 'Objectifs', en: 'Goals' },
  comportements: { fr: 'Habitudes', en: 'Habits' },
  canaux_preferes: { fr: 'Où la rejoindre', en: 'Where to reach them' },
  freins_achat: { fr: 'Freins à l’achat', en: 'Barriers to buying' },
};

const moodNames: Readonly<Record<Mood, Bilingual>> = {
  positive: { fr: 'humeur positive', en: 'positive mood' },
  neutral: { fr: 'humeur neutre', en: 'neutral mood' },
  negative: { fr: 'journée difficile', en: 'challenging day' },
};

const categoryNames: Readonly<Record<(typeof maturityCategories)[number], Bilingual>> = {
  market: { fr: 'Marché', en: 'Market' },
  business: { fr: 'Affaires', en: 'Business' },
  finance: { fr: 'Finances', en: 'Finance' },
  idea: { fr: 'Idée', en: 'Idea' },
  marketing: { fr: 'Marketing', en: 'Marketing' },
  product: { fr: 'Produit', en: 'Product' },
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: plain(text) });
const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

function listed(items: readonly string[]): Block {
  return {
    kind: 'list',
    ordered: false,
    start: 1,
    items: items.map((item) => [paragraph(item)]),
  };
}

/** @returns the portraits of customers; none where there is none. */
export function personaBlocks({ project, language }: DossierSource): readonly Block[] {
  const { personas = [] } = project.modules[catalogue.personas.key] ?? {};
  return personas.flatMap((persona, at) => personaBlock(persona, at, language));
}

function personaBlock(persona: Persona, at: number, language: Language): Block[] {
  const { nom, age, profession, localisation, revenus, citation } = persona;
  const years = /^\d+$/.test(String(age).trim())
    ? { fr: `${age}\u00a0ans`, en: `${age} years old` }[language]
    : String(age);
  const facts = [profession, years, localisation, revenus].filter((fact) => !isBlank(fact));
  const named = isBlank(nom)
    ? { fr: `Portrait ${at + 1}`, en: `Portrait ${at + 1}` }[language]
    : nom;
  return [
    heading(2, named),
    ...(facts.length > 0 ? [paragraph(facts.join(', '))] : []),
    ...(isBlank(citation)
      ? []
      : [{ kind: 'quote' as const, blocks: [paragraph(citation.trim())] }]),
    ...personaLists.flatMap((list) =>
      persona[list].length > 0
        ? [heading(3, personaTitles[list][language]), listed(persona[list])]
        : [],
    ),
  ];
}

/** @returns the entries of the journal, as they are kept. */
export function journalBlocks({ project, language }: DossierSource): readonly Block[] {
  const { entries = [] } = project.modules[catalogue.journal.key] ?? {};
  return entries.flatMap(({ title, date, mood, content }): Block[] => [
    heading(2, title),
    {
      kind: 'paragraph',
      text: [
        {
          text: `${dayInToronto(new Date(date), language)}, ${moodNames[mood][language]}`,
          italic: true,
        },
      ],
    },
    ...content
      .split(/\n{2,}/)
      .filter((one) => !isBlank(one))
      .map(paragraph),
  ]);
}

/** @returns the maturity score and what it rests on; none where it was not computed. */
export function scoreBlocks({ project, language }: DossierSource): readonly Block[] {
  const { score } = project.modules[catalogue.maturity.key] ?? {};
  if (!score) return [];
  const heads: readonly Bilingual[] = [
    { fr: 'Volet', en: 'Area' },
    { fr: 'Sur 100', en: 'Out of 100' },
    { fr: 'État', en: 'Status' },
  ];
  return [
    {
      kind: 'table',
      caption: {
        fr: `Indice de maturité\u00a0: ${score.overall} sur 100`,
        en: `Maturity score: ${score.overall} out of 100`,
      }[language],
      table: {
        columns: heads.map((head, at) => ({
          head: head[language],
          align: at === 1 ? 'end' : 'start',
        })),
        rows: maturityCategories.map((name) => {
          const { score: points, status } = score.categories[name];
          return {
            cells: [categoryNames[name][language], String(points), status].map(plain),
          };
        }),
      },
    },
    ...scoreLists(score, language),
  ];
}

function scoreLists({ strengths, weaknesses }: MaturityScore, language: Language): Block[] {
  const lists = [
    [{ fr: 'Forces', en: 'Strengths' }, strengths],
    [{ fr: 'Faiblesses', en: 'Weaknesses' }, weaknesses],
  ] as const;
  return lists.flatMap(([title, items]) =>
    items.length > 0 ? [heading(2, title[language]), listed(items)] : [],
  );
}

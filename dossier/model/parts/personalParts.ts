import { dayInToronto } from '@elan/domain/day';
import type { Bilingual, Language } from '@elan/domain/language';
import { labels } from '@elan/domain/project/labels/labels';
import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { type Persona, personaLists } from '@elan/domain/project/personas';
import { isBlank } from '@elan/domain/text';
import { catalogue } from '@elan/modules/catalogue';
import type { Block } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';
import type { DossierSource } from '../source.ts';

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

/** @returns the customer personas; empty if there are none. */
export function personaBlocks({ project, language }: DossierSource): readonly Block[] {
  const { personas = [] } = project.modules[catalogue.personas.key] ?? {};
  return personas.flatMap((persona, at) => personaBlock(persona, at, language));
}

function personaBlock(persona: Persona, at: number, language: Language): Block[] {
  const { nom, age, profession, localisation, revenus, citation } = persona;
  const { personas } = labels[language];
  const years = /^\d+$/.test(String(age).trim()) ? personas.age(Number(age)) : String(age);
  const facts = [profession, years, localisation, revenus].filter((fact) => !isBlank(fact));
  const named = isBlank(nom) ? `Persona ${at + 1}` : nom;
  return [
    heading(2, named),
    ...(facts.length > 0 ? [paragraph(facts.join(', '))] : []),
    ...(isBlank(citation)
      ? []
      : [{ kind: 'quote' as const, blocks: [paragraph(citation.trim())] }]),
    ...personaLists.flatMap((list) =>
      persona[list].length > 0
        ? [heading(3, labels[language].personas.lists[list]), listed(persona[list])]
        : [],
    ),
  ];
}

/** @returns the journal entries in their stored order, each with its title, date, mood and text. */
export function journalBlocks({ project, language }: DossierSource): readonly Block[] {
  const { entries = [] } = project.modules[catalogue.journal.key] ?? {};
  return entries.flatMap(({ title, date, mood, content }): Block[] => [
    heading(2, title),
    {
      kind: 'paragraph',
      text: [
        {
          text: `${dayInToronto(new Date(date), language)}, ${labels[language].journal.moodOf(labels[language].journal.moods[mood])}`,
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

/** @returns the maturity score by category, with strengths and weaknesses; empty if it was not computed. */
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
      caption: labels[language].maturity.overall(score.overall),
      table: {
        columns: heads.map((head, at) => ({
          head: head[language],
          align: at === 1 ? 'end' : 'start',
        })),
        rows: maturityCategories.map((name) => {
          const { score: points, status } = score.categories[name];
          return {
            cells: [labels[language].maturity.categories[name], String(points), status].map(plain),
          };
        }),
      },
    },
    ...scoreLists(score, language),
  ];
}

function scoreLists({ strengths, weaknesses }: MaturityScore, language: Language): Block[] {
  const { maturity } = labels[language];
  const lists = [
    [maturity.strengths, strengths],
    [maturity.weaknesses, weaknesses],
  ] as const;
  return lists.flatMap(([title, items]) =>
    items.length > 0 ? [heading(2, title), listed(items)] : [],
  );
}

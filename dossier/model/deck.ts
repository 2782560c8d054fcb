import { dayInToronto } from '@elan/domain/day';
import { type PartId, partTitles } from '@elan/domain/dossier/packs';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { toComplete } from '@elan/domain/figures/format';
import type { FigureSource } from '@elan/domain/figures/source';
import type { Bilingual, Language } from '@elan/domain/language';
import { catalogue } from '@elan/modules/catalogue';
import type { Block, Chart, Table } from './blocks.ts';
import { type Brief, briefOf, firstSentence, shortened } from './brief.ts';
import { cashChart } from './finances/charts.ts';
import { fundingTable, threeYears } from './finances/forReaders.ts';
import { monthHead } from './finances/months.ts';
import { stressTable } from './finances/readings.ts';
import { wordsOf } from './markdown/inline.ts';
import { notice } from './notice.ts';
import { blocksOfWriteUp } from './parts/writeUp.ts';
import { type WrittenPart, writtenPieces } from './parts/writtenParts.ts';
import type { DossierSource } from './source.ts';

/** A slide with a title, and lines above at most one table or chart. */
export interface Slide {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: Table;
  readonly chart?: { readonly caption: string; readonly alt: string; readonly chart: Chart };
}

/** A presentation of ten slides: the first one, then `slides`. */
export interface Deck {
  readonly language: Language;
  readonly first: {
    readonly kind: string;
    readonly title: string;
    readonly sentence: string;
    readonly date: string;
    readonly notice: string;
  };
  readonly slides: readonly Slide[];
}

const texts = {
  kind: { fr: 'Plan d’affaires en dix diapositives', en: 'Business plan in ten slides' },
  people: { fr: 'Les personnes', en: 'The people' },
  years: { fr: 'Trois ans en bref', en: 'Three years in brief' },
  cash: { fr: 'Encaisse', en: 'Cash' },
  stress: { fr: 'Risques et imprévus', en: 'Risks and stress tests' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Maximum number of lines taken from the texts of a part, and their length in UTF-16 code units. */
const mostLines = 5;
const longestLine = 140;
/** The risks share their slide with a table. */
const mostRisks = 2;

/** @returns ten slides about a project, from the same figures and texts as its dossier. */
export function deckOf(source: DossierSource): Deck {
  const { language, now } = source;
  const brief = briefOf(source);
  const written = (part: WrittenPart) => linesOf(source, part);
  const ofPart = (part: WrittenPart): Slide => slide(partTitles[part], language, written(part));
  return {
    language,
    first: {
      kind: texts.kind[language],
      title: brief.name,
      sentence: brief.sentence,
      date: dayInToronto(now, language),
      notice: notice[language],
    },
    slides: [
      requestSlide(brief, language),
      slide(texts.people, language, brief.people),
      ofPart('project'),
      ofPart('market'),
      ofPart('marketing'),
      ofPart('operations'),
      yearsSlide(brief.figures, language),
      cashSlide(brief, language),
      stressSlide(brief.figures, written('risks').slice(0, mostRisks), language),
    ],
  };
}

/** A slide without content states that it is to be completed. */
function slide(
  title: Bilingual,
  language: Language,
  lines: readonly string[],
  shown: Pick<Slide, 'table' | 'chart'> = {},
): Slide {
  const isEmpty = lines.length === 0 && Object.keys(shown).length === 0;
  return { title: title[language], lines: isEmpty ? [toComplete[language]] : lines, ...shown };
}

function requestSlide({ facts, figures }: Brief, language: Language): Slide {
  const asked = facts.slice(0, figures ? -2 : undefined).map(factLine(language));
  const title = partTitles['request' satisfies PartId];
  const shown = figures ? { table: fundingTable(figures, language).table } : {};
  return slide(title, language, asked, shown);
}

function yearsSlide(figures: FigureSource | undefined, language: Language): Slide {
  const shown = figures ? { table: threeYears(figures, language).table } : {};
  return slide(texts.years, language, [], shown);
}

function cashSlide({ facts, figures }: Brief, language: Language): Slide {
  const lowest = figures ? facts.slice(-1).map(factLine(language)) : [];
  const drawn = figures && cashChart(figures, language);
  const isWhole = figures?.expected.months.every(({ cash }) => cash !== null) ?? false;
  if (!figures || drawn?.kind !== 'chart' || !isWhole) return slide(texts.cash, language, lowest);
  const labels = figures.expected.months.map((month) => monthHead(month, language));
  const { caption, alt, chart } = drawn;
  return slide(texts.cash, language, lowest, {
    chart: { caption, alt, chart: { ...chart, labels } },
  });
}

function stressSlide(
  figures: FigureSource | undefined,
  risks: readonly string[],
  language: Language,
): Slide {
  const shown = figures ? { table: stressTable(figures, language).table } : {};
  return slide(texts.stress, language, risks, shown);
}

function factLine(language: Language): (fact: Brief['facts'][number]) => string {
  return ({ label, value }) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}

/** @returns the first sentence after each heading of a part's texts, with current figures. */
function linesOf(source: DossierSource, part: WrittenPart): readonly string[] {
  const { project, language } = source;
  const reading = {
    figures: figuresOf(project.modules[catalogue.finances.key]?.forecast?.inputs),
    language,
    shownTables: new Set<string>(),
    placedTables: new Map<string, string>(),
  };
  const lines: string[] = [];
  for (const text of writtenPieces(source, part)) {
    let isStart = true;
    for (const block of blocksOfWriteUp(text, reading)) {
      if (lines.length === mostLines) return lines;
      const words: string = isStart ? wordsIn(block) : '';
      if (words !== '') lines.push(shortened(firstSentence(words), longestLine));
      isStart = block.kind === 'heading' || (isStart && words === '');
    }
  }
  return lines;
}

/** @returns the text of a paragraph, or of the first item of a list. */
function wordsIn(block: Block | undefined): string {
  if (block?.kind === 'paragraph') return wordsOf(block.text).trim();
  return block?.kind === 'list' ? wordsIn(block.items[0]?.[0]) : '';
}

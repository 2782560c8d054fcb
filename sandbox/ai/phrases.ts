import type { catalogue, ModuleKey } from '@elan/modules/catalogue';
import type { Material } from './material.ts';
import type { AskedSection } from './readPrompt.ts';
import type { Earning, Trade } from './trade.ts';

/** One thing to say, where the material allows. */
export type Point = string | undefined;

/** Writes the body of a section; `index` is its place in the outline. */
export type SectionWriter = (material: Material, section: AskedSection, index: number) => string;

/** The writers of one module: one for each section that its definition promises, or it does not compile. */
export type SectionWriters<Key extends WrittenKey> = Readonly<
  Record<(typeof catalogue)[Key]['sections'][number]['id'], SectionWriter>
>;

/** The modules whose reply is a text with sections. */
export type WrittenKey = {
  [Key in ModuleKey]: (typeof catalogue)[Key]['sections'] extends readonly [] ? never : Key;
}[ModuleKey];

/** What the writer knows of a way to earn. */
export interface EarningNotes {
  readonly strength: string;
  readonly weakness: string;
  readonly opportunity: string;
  readonly recommendation: string;
  /** The first sale of this kind, as a week's work, and its proof. */
  readonly firstSale: string;
  readonly proof: string;
}

/** What the writer knows of a trade. */
export interface TradeNotes {
  readonly opportunity: string;
  readonly threat: string;
  /** A rule in Quebec to look up before the first sale. */
  readonly rule: string;
  readonly test: string;
}

/** Everything the writer says in one language. */
export interface Phrases {
  /** Says that the text is a demonstration of which answers, and how to connect a provider. */
  readonly demonstration: (fingerprint: string) => string;
  /** For a request without an outline. */
  readonly nothingAsked: string;
  readonly comments: (words: string) => string;
  /** The sections that it knows, by module and by the section's id; a new module can do without. */
  readonly sections: { readonly [Key in WrittenKey]?: SectionWriters<Key> };
  /** For any other section: composed from the answers alone. */
  readonly otherSection: SectionWriter;
  /** A table of the answers, for a text that would have none. */
  readonly answersTable: (material: Material) => string;
}

export type NotesByEarning = Readonly<Record<Earning, EarningNotes>>;
export type NotesByTrade = Readonly<Record<Trade, TradeNotes>>;

/** @returns the first four of the points that can be said, as bullets in an order of the project's own. */
export function mixedBullets(material: Material, points: readonly Point[]): string {
  return bullets(material.ordered(said(points, 4)), 4);
}

/** @returns up to `most` of the points that can be said, as bullets. */
export function bullets(points: readonly Point[], most: number): string {
  return said(points, most)
    .map((point) => `- ${point}`)
    .join('\n');
}

/** @returns up to `most` of the points that can be said, as a numbered list. */
export function numbered(points: readonly Point[], most: number): string {
  return said(points, most)
    .map((point, index) => `${index + 1}. ${point}`)
    .join('\n');
}

function said(points: readonly Point[], most: number): readonly string[] {
  return points.filter((point) => point !== undefined).slice(0, most);
}

/** @returns a Markdown table; cells hold no line break and no bare pipe. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @returns the parts that can be said, as paragraphs. */
export function paragraphs(...parts: readonly Point[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

import { isoDayInToronto } from '@elan/domain/day';
import { figureCatalogue } from '@elan/domain/figures/catalogue';
import type { Figures } from '@elan/domain/figures/figures';
import { tableCatalogue } from '@elan/domain/figures/tables';
import { languages } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { knownFigures } from './knownFigures.ts';
import type { TraceSources } from './sources.ts';

/** The parts of a project whose words may explain amounts. */
export interface TracedProject {
  readonly name: string;
  readonly description: string;
  /** The saved content, by module key. */
  readonly modules: Readonly<
    Record<
      string,
      | Pick<ModuleContent, 'answers' | 'comments' | 'selectedIdea' | 'entries' | 'forecast'>
      | undefined
    >
  >;
}

/** @returns the sources that may explain an amount in a project's texts. */
export function projectSources(
  project: TracedProject,
  {
    journey,
    figures,
    now,
  }: {
    readonly journey: readonly ModuleDefinition[];
    readonly figures: Figures;
    readonly now: Date;
  },
): TraceSources {
  return {
    figures: knownFigures(figures),
    words: [
      project.name,
      project.description,
      ...journey.flatMap((definition) => wordsIn(definition, project.modules[definition.key])),
    ],
    day: isoDayInToronto(now),
    isKnownId: (id, kind) => Object.hasOwn(kind === 'table' ? tableCatalogue : figureCatalogue, id),
  };
}

/** The texts that the user wrote or chose in a module. A chosen option adds its label, which may contain amounts. */
function wordsIn(
  { questions }: ModuleDefinition,
  content: TracedProject['modules'][string],
): readonly string[] {
  if (!content) return [];
  const { answers = {}, comments = '', selectedIdea, entries = [], forecast } = content;
  return [
    ...questions.flatMap((question) =>
      languages.map((language) => answerLabel(question, answers[question.id] ?? '', language)),
    ),
    comments,
    ...(selectedIdea ? [selectedIdea.title, selectedIdea.description] : []),
    ...entries.flatMap(({ title, content: text }) => [title, text]),
    ...(forecast ? statedIn(forecast.inputs) : []),
  ].filter((words) => /[\p{L}\d]/u.test(words));
}

const inCents = new Set([
  'price',
  'cost',
  'amount',
  'wage',
  'limit',
  'keep',
  'minimumCash',
  'personalNeed',
]);

/** @returns the amounts, rates and quantities typed in the forecast form, as texts such as "12 unités" or "5 %". */
function statedIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'number') return [inCents.has(key) ? price(value, 'fr') : `${value} unités`];
  // The form stores rates as decimal strings.
  if (typeof value === 'string') return /^\d+(\.\d+)?$/.test(value) ? [`${value} %`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    statedIn(part, Array.isArray(value) ? key : name),
  );
}

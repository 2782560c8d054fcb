import { isoDayInToronto } from '@elan/domain/day';
import type { Figures } from '@elan/domain/figures/figures';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import { placeholdersIn } from '@elan/domain/figures/placeholder';
import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import { type JournalEntry, latestEntries } from '@elan/domain/project/journal';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import { type Answers, answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { costWithin } from './dataBlock.ts';
import { type ForecastFigures, forecastFigures } from './forecastFigures.ts';
import { otherModules } from './otherModules.ts';
import type { PromptInput, StoredContent } from './prompt.ts';

/**
 * The maximum size of the project data and comments in a prompt, in characters of JSON: 16,000 to 20,000 tokens of a
 * context of 128,000. The data of the current module is always complete, even if it is larger.
 */
export const projectRoom = 60_000;

/** One answer in readable form; a choice is given by its label. */
export interface AnswerData {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** A default that the user did not choose, so it must not be quoted as theirs. */
  readonly byDefault?: true;
}

/** The fields of a journal entry that an analysis uses (docs/product.md#journal). */
export type EntryData = Pick<JournalEntry, 'title' | 'date' | 'mood' | 'content'>;

/** What a module contains besides its answers, comments and text. Ideas not chosen and scores are left out. */
export interface ResultData {
  readonly selectedIdea?: NonNullable<ModuleContent['selectedIdea']>;
  /** The name shows the model that these are not facts about real customers. */
  readonly fictitiousPersonas?: NonNullable<ModuleContent['personas']>;
  readonly entries?: readonly EntryData[];
}

export interface OtherModuleData {
  readonly key: string;
  readonly title: string;
  /** The day of the last save in Montréal, such as "2026-11-01". */
  readonly answeredOn?: string;
  readonly answers: readonly AnswerData[];
  readonly comments?: string;
  readonly result?: ResultData;
  readonly writeUp?: string;
}

/** The other modules that a prompt is based on. */
export interface DrawnFrom {
  /** The most relevant modules, in order. Their answers and comments come before the answers of all others. */
  readonly drawsOn: readonly string[];
  /** The modules whose write-up or personas the reply is based on, in order. The write-ups of others are not sent. */
  readonly restsOn: readonly string[];
  /** Whether to send the computed figures of the forecast, if there is one. */
  readonly usesForecast?: boolean | undefined;
}

/** The project data of a prompt, as far as it fits. The current module's comments are in a separate block. */
export interface ProjectData {
  readonly language: Language;
  readonly project: {
    readonly name: string;
    readonly description: string;
    /** The amount requested, formatted as on the cover of the dossier. */
    readonly financingAsked?: string;
  };
  readonly currentModule: {
    readonly key: string;
    readonly title: string;
    readonly answeredOn: string;
    readonly answers: readonly AnswerData[];
    /** The latest entries of a journal, newest first. */
    readonly entries?: readonly EntryData[];
  };
  /** Computed by the product, so that the model need not calculate. */
  readonly forecast?: ForecastFigures;
  /** The most relevant first. */
  readonly otherModules: readonly OtherModuleData[];
  /** Only for a score: every module of the journey, completed or not. */
  readonly progress?: readonly {
    readonly key: string;
    readonly title: string;
    readonly completed: boolean;
  }[];
  /** The names of texts that did not fit, such as `idea.location`, so that the model does not take them for blank. */
  readonly leftOut: readonly string[];
}

/** @param defaulted the ids of the questions with a default answer. A ready-made sentence among them is left out. */
function answered(
  definition: ModuleDefinition,
  answers: Answers,
  defaulted: readonly string[],
  language: Language,
): readonly AnswerData[] {
  return definition.questions.flatMap((question) => {
    const answer = answerLabel(question, answers[question.id] ?? '', language);
    const isDefault = defaulted.includes(question.id);
    if (isBlank(answer) || (isDefault && question.kind !== 'select')) return [];
    const given = { id: question.id, question: question.label[language], answer };
    return [isDefault ? { ...given, byDefault: true } : given];
  });
}

function entriesOf(entries: readonly JournalEntry[]): readonly EntryData[] {
  return latestEntries(entries).map(({ title, date, mood, content }) => ({
    title,
    date: isoDayInToronto(new Date(date)),
    mood,
    content,
  }));
}

/** A text that a prompt contains either completely or not at all. */
interface Piece {
  readonly module: string;
  /** The name of the text in `leftOut`. */
  readonly name: string;
  readonly part:
    | { readonly answer: AnswerData }
    | { readonly comments: string }
    | { readonly entry: EntryData }
    | { readonly result: ResultData }
    | { readonly writeUp: string };
}

interface HeldModule {
  readonly definition: ModuleDefinition;
  readonly content: StoredContent;
}

/**
 * @returns what the user wrote in a module: the answers and, if the prompt uses the module, also comments and entries.
 */
function writtenIn({ definition, content }: HeldModule, isDrawnOn: boolean, language: Language) {
  const { key } = definition;
  const { comments = '', entries = [] } = content;
  const { answers: given = {}, defaultedAnswers = [] } = content;
  const answers = answered(definition, given, defaultedAnswers, language).map(
    (answer): Piece => ({ module: key, name: `${key}.${answer.id}`, part: { answer } }),
  );
  if (!isDrawnOn) return answers;
  return [
    ...answers,
    ...(isBlank(comments) ? [] : [{ module: key, name: `${key}.comments`, part: { comments } }]),
    ...entriesOf(entries).map(
      (entry): Piece => ({ module: key, name: `${key}.entries`, part: { entry } }),
    ),
  ];
}

function ideaOf({ definition: { key }, content: { selectedIdea } }: HeldModule): readonly Piece[] {
  if (!selectedIdea) return [];
  return [{ module: key, name: `${key}.selectedIdea`, part: { result: { selectedIdea } } }];
}

/** @returns what was generated in a module: a write-up with its current figures, or personas. */
function writtenFor(
  { definition: { key }, content }: HeldModule,
  fill: (text: string) => string,
): readonly Piece[] {
  const { aiResponse = '', personas = [] } = content;
  const writeUp = fill(aiResponse);
  return [
    ...(isBlank(writeUp) ? [] : [{ module: key, name: `${key}.writeUp`, part: { writeUp } }]),
    ...(personas.length === 0
      ? []
      : [
          {
            module: key,
            name: `${key}.personas`,
            part: { result: { fictitiousPersonas: personas } },
          },
        ]),
  ];
}

/**
 * @returns the pieces that fit into `room`, in their order, and the names of the others.
 * @param room in characters of JSON.
 * @param emptyOf returns a module's data without any piece, which takes room once for its first piece.
 */
function fitting(pieces: readonly Piece[], room: number, emptyOf: (module: string) => unknown) {
  let left = room;
  const leftOut = new Set<string>();
  const begun = new Set<string>();
  const kept = pieces.filter(({ module, name, part }) => {
    const cost = costWithin(left, begun.has(module) ? [part] : [part, emptyOf(module)]);
    if (cost > left) {
      leftOut.add(name);
      return false;
    }
    left -= cost;
    begun.add(module);
    return true;
  });
  return { kept, leftOut: [...leftOut] };
}

/**
 * @returns as much of the project data as fits into the prompt, in this order: the current module, always complete;
 * answers and comments of the modules that the prompt uses; the chosen idea; answers of the other modules; write-ups
 * and personas that the reply is based on. The journal is included only for its own analysis and for the score.
 */
export function projectData(
  definition: ModuleDefinition,
  input: PromptInput,
  { drawsOn, restsOn, usesForecast = false }: DrawnFrom,
): ProjectData {
  const { language, project, modules, now, journey } = input;
  const currentModule = {
    key: definition.key,
    title: definition.title[language],
    answeredOn: isoDayInToronto(input.answeredAt ?? now),
    answers: answered(definition, input.answers, input.defaultedAnswers ?? [], language),
    ...(definition.kind === 'journal' ? { entries: entriesOf(input.entries ?? []) } : {}),
  };
  const keys = journey.map(({ key }) => key);
  const others = otherModules(definition.key, drawsOn, Object.keys(modules), keys).flatMap(
    (key) => {
      const other = journey.find((module) => module.key === key);
      const content = Object.hasOwn(modules, key) ? modules[key] : undefined;
      const isShown = other?.kind !== 'journal' || definition.kind === 'score';
      return other && content && isShown ? [{ definition: other, content }] : [];
    },
  );
  const isDrawnOn = ({ definition: { key } }: HeldModule) => drawsOn.includes(key);
  const computed =
    usesForecast && input.forecast
      ? { forecast: forecastFigures(input.forecast, language) }
      : undefined;
  const fill = fillerOf(input);
  const pieces = [
    ...others.filter(isDrawnOn).flatMap((other) => writtenIn(other, true, language)),
    ...others.flatMap(ideaOf),
    ...others
      .filter((other) => !isDrawnOn(other))
      .flatMap((other) => writtenIn(other, false, language)),
    ...restsOn.flatMap((key) =>
      others
        .filter((other) => other.definition.key === key)
        .flatMap((other) => writtenFor(other, fill)),
    ),
  ];
  const own: ProjectData = {
    language,
    project: {
      name: project.name,
      description: project.description,
      ...(project.amountAsked === undefined
        ? {}
        : { financingAsked: money(project.amountAsked / 100, language) }),
    },
    currentModule,
    ...computed,
    otherModules: [],
    ...(definition.kind === 'score' ? { progress: progressOf(input) } : {}),
    // Takes room for every name, since any piece may be left out.
    leftOut: [...new Set(pieces.map(({ name }) => name))],
  };
  const room = projectRoom - costWithin(projectRoom, [own, input.comments]);
  const { kept, leftOut } = fitting(pieces, room, (key) =>
    others
      .filter((other) => other.definition.key === key)
      .map((other) => ({ ...together(other, [], language), result: { entries: [] } })),
  );
  const keptOf = Map.groupBy(kept, ({ module }) => module);
  return {
    ...own,
    otherModules: others.flatMap((other) => {
      const held = keptOf.get(other.definition.key);
      return held ? [together(other, held, language)] : [];
    }),
    leftOut,
  };
}

/**
 * @returns a function that replaces the placeholders in a stored text by current figures. The forecast is computed only
 * if a text contains a placeholder.
 */
function fillerOf({ forecast, language }: PromptInput): (text: string) => string {
  let figures: Figures | undefined;
  return (text) => {
    if (placeholdersIn(text).length === 0) return text;
    figures ??= figuresOf(forecast);
    return fillFigures(text, { figures, language });
  };
}

/** @returns the data of one module, with those of its texts that fit. */
function together(
  { definition, content: { lastUpdated } }: HeldModule,
  pieces: readonly Piece[],
  language: Language,
): OtherModuleData {
  const parts = pieces.map(({ part }) => part);
  const entries = parts.flatMap((part) => ('entry' in part ? [part.entry] : []));
  const result = entries.length > 0 ? { entries } : parts.find((part) => 'result' in part)?.result;
  return {
    key: definition.key,
    title: definition.title[language],
    ...(lastUpdated === undefined ? {} : { answeredOn: isoDayInToronto(new Date(lastUpdated)) }),
    answers: parts.flatMap((part) => ('answer' in part ? [part.answer] : [])),
    ...parts.find((part) => 'comments' in part),
    ...(result ? { result } : {}),
    ...parts.find((part) => 'writeUp' in part),
  };
}

function progressOf({ journey, modules, language }: PromptInput) {
  return journey.map(({ key, title }) => ({
    key,
    title: title[language],
    completed: hasContent(Object.hasOwn(modules, key) ? modules[key] : undefined),
  }));
}

import * as z from 'zod/mini';
import { savedForecastSchema } from '../forecast/saved/savedForecast.ts';
import { answersSchema } from '../questionnaire/answers.ts';
import { type ModuleDefinition, type ModuleKind, oncePerModule } from '../questionnaire/module.ts';
import { isBlank, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { maxWriteUpLength } from '../writeUp/length.ts';
import { twinSchema } from '../writeUp/twin.ts';
import { basisSchema } from './basis.ts';
import { generatedIdeaSchema, selectedIdeaSchema } from './ideas.ts';
import { journalEntriesSchema } from './journal.ts';
import { maturityScoreSchema } from './maturity.ts';
import { personaSchema } from './personas.ts';

/** In UTF-16 code units. */
export const maxCommentsLength = 4_000;

/** How a stored result ended: it is complete, the user stopped it, or the provider's length limit cut it. */
export const writeUpEndings = ['complete', 'stopped', 'cut'] as const;
export type WriteUpEnding = (typeof writeUpEndings)[number];

/** Ids of the questions whose answers the user has not reviewed yet (`answerMarks.ts`). */
export const answerMarkSchema = z.array(text(60)).check(z.maxLength(60));

/** The fields that some modules have besides answers and comments (docs/product.md#stored-data). */
const keptFields = {
  aiResponse: z.optional(text(maxWriteUpLength)),
  aiResponseEnding: z.optional(z.enum(writeUpEndings)),
  /** True if the user has edited the text since it was generated. The server ignores the value in a save. */
  aiResponseEdited: z.optional(z.boolean()),
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  generatedIdeas: z.optional(z.array(generatedIdeaSchema).check(z.maxLength(50))),
  selectedIdea: z.optional(selectedIdeaSchema),
  hasIdea: z.optional(z.boolean()),
  personas: z.optional(z.array(personaSchema).check(z.maxLength(20))),
  /** `stopped` if `generatedIdeas` or `personas` contains only those that were complete when the user stopped. */
  structureEnding: z.optional(z.enum(['complete', 'stopped'])),
  entries: z.optional(journalEntriesSchema),
  aiAnalysis: z.optional(text(maxWriteUpLength)),
  aiAnalysisEnding: z.optional(z.enum(writeUpEndings)),
  aiAnalysisEdited: z.optional(z.boolean()),
  score: z.optional(maturityScoreSchema),
  forecast: z.optional(savedForecastSchema),
  basis: z.optional(basisSchema),
  twin: z.optional(twinSchema),
};
type KeptField = keyof typeof keptFields;

/** The fields that a generation may return. Each kind of module returns only some of them. */
export const generatedFields = {
  answers: z.optional(z.record(z.string(), z.string())),
  aiResponse: keptFields.aiResponse,
  aiResponseEnding: keptFields.aiResponseEnding,
  proposedAnswers: keptFields.proposedAnswers,
  defaultedAnswers: keptFields.defaultedAnswers,
  generatedIdeas: keptFields.generatedIdeas,
  personas: keptFields.personas,
  structureEnding: keptFields.structureEnding,
  aiAnalysis: keptFields.aiAnalysis,
  aiAnalysisEnding: keptFields.aiAnalysisEnding,
  score: keptFields.score,
  basis: keptFields.basis,
  twin: keptFields.twin,
};

/** The fields that a save of each kind of module may contain, besides the forecast and the fields common to all. */
const fieldsOf = {
  writeUp: [
    'aiResponse',
    'aiResponseEnding',
    'aiResponseEdited',
    'proposedAnswers',
    'defaultedAnswers',
  ],
  ideas: ['generatedIdeas', 'structureEnding', 'selectedIdea', 'hasIdea'],
  personas: ['personas', 'structureEnding'],
  journal: ['entries', 'aiAnalysis', 'aiAnalysisEnding', 'aiAnalysisEdited'],
  score: ['score'],
} as const satisfies Record<ModuleKind, readonly KeptField[]>;

/** A stored module of a project, as read from `modules_data[key]` (docs/product.md#stored-data). */
export const moduleEntrySchema = z.strictObject({
  answers: z.optional(z.record(z.string(), z.string())),
  comments: z.optional(z.string()),
  ...keptFields,
  lastUpdated: timestamp,
});
export type ModuleEntry = z.infer<typeof moduleEntrySchema>;
/** The contents of a module: an entry without `lastUpdated`. */
export type ModuleContent = Partial<Omit<ModuleEntry, 'lastUpdated'>>;

/** The fields that a save of any module may contain. */
export type SavedData = ModuleContent & { readonly lastUpdated?: string | undefined };

/** @returns the schema fields that this module may have. */
function ownFields(definition: ModuleDefinition) {
  const names: readonly KeptField[] = [
    ...fieldsOf[definition.kind],
    ...(definition.forecast ? (['forecast'] as const) : []),
  ];
  return {
    answers: z.optional(answersSchema(definition)),
    ...Object.fromEntries(names.map((name) => [name, keptFields[name]])),
  };
}

/**
 * The schema of a save of this module. It accepts `lastUpdated`, `basis`, `twin` and the edited flags, so that a client
 * can send an entry back unchanged, but the server ignores them and keeps its own values.
 */
export const savedDataSchema = oncePerModule(
  (definition) =>
    z.strictObject({
      ...ownFields(definition),
      comments: z.optional(text(maxCommentsLength)),
      basis: keptFields.basis,
      twin: keptFields.twin,
      lastUpdated: z.optional(timestamp),
    }) as unknown as z.ZodMiniType<SavedData>,
);

/**
 * @returns the fields that a save changes. A text, ideas or personas without an ending come from the user, so they are
 * complete. An ending without them is ignored.
 */
export function changeOf({
  lastUpdated: _time,
  basis: _basis,
  aiResponseEdited: _responseEdited,
  aiAnalysisEdited: _analysisEdited,
  twin: _twin,
  aiResponse,
  aiResponseEnding,
  aiAnalysis,
  aiAnalysisEnding,
  structureEnding = 'complete',
  ...rest
}: SavedData): ModuleContent {
  const { generatedIdeas, personas } = rest;
  return {
    ...rest,
    ...(generatedIdeas === undefined && personas === undefined ? {} : { structureEnding }),
    ...(aiResponse === undefined
      ? {}
      : { aiResponse, aiResponseEnding: aiResponseEnding ?? 'complete' }),
    ...(aiAnalysis === undefined
      ? {}
      : { aiAnalysis, aiAnalysisEnding: aiAnalysisEnding ?? 'complete' }),
  };
}

/** The fields that determine whether a module has content (docs/product.md#progress). */
const contentFields = [
  'aiResponse',
  'generatedIdeas',
  'selectedIdea',
  'hasIdea',
  'personas',
  'entries',
  'score',
] as const satisfies readonly KeptField[];

/** @returns true if the change may affect whether its module has content. */
export function touchesContent(change: ModuleContent): boolean {
  return contentFields.some((field) => change[field] !== undefined);
}

/**
 * @returns whether the module counts towards progress. It does if it has a non-blank write-up, ideas, a chosen idea,
 * the user's own idea, a persona, a journal entry or a score (docs/product.md#progress).
 */
export function hasContent(entry: ModuleContent | undefined): boolean {
  if (!entry) return false;
  const {
    aiResponse,
    generatedIdeas = [],
    selectedIdea,
    hasIdea,
    personas = [],
    entries = [],
    score,
  } = entry;
  return (
    !isBlank(aiResponse) ||
    [generatedIdeas, personas, entries].some((list) => list.length > 0) ||
    selectedIdea !== undefined ||
    hasIdea === true ||
    score !== undefined
  );
}

/**
 * @returns true if the module has the result that its kind generates, so that generating it again would replace
 * something.
 */
export function hasResult(kind: ModuleKind, content: ModuleContent | undefined): boolean {
  const { aiResponse, aiAnalysis, generatedIdeas = [], personas = [], score } = content ?? {};
  switch (kind) {
    case 'writeUp':
      return !isBlank(aiResponse);
    case 'journal':
      return !isBlank(aiAnalysis);
    case 'ideas':
      return generatedIdeas.length > 0;
    case 'personas':
      return personas.length > 0;
    case 'score':
      return score !== undefined;
  }
}

/**
 * The largest request body of a module save, in bytes. It fits a journal of two thousand entries of about 800
 * characters each. The limit bounds how long comparing, writing and versioning the content block the event loop
 * (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
export const largestSave = 2 * 1_048_576;

/**
 * The limit for a module whose stored content is already larger than `largestSave`, so that it can still be edited.
 */
export const largestSaveOfOlder = 8 * 1_048_576;

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

/** Longest comment, in UTF-16 code units. */
export const maxCommentsLength = 4_000;

/**
 * How the stored write-up ended: complete, stopped by the person, or cut at the provider's length
 * limit.
 */
export const writeUpEndings = ['complete', 'stopped', 'cut'] as const;
export type WriteUpEnding = (typeof writeUpEndings)[number];

/** A list of questions whose answers the person has not reviewed yet (`answerMarks.ts`). */
export const answerMarkSchema = z.array(text(60)).check(z.maxLength(60));

/** The fields that some modules keep besides answers and comments (docs/product.md#stored-data). */
const keptFields = {
  aiResponse: z.optional(text(maxWriteUpLength)),
  aiResponseEnding: z.optional(z.enum(writeUpEndings)),
  /** The person edited the text since it was generated; the server alone writes it. */
  aiResponseEdited: z.optional(z.boolean()),
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  generatedIdeas: z.optional(z.array(generatedIdeaSchema).check(z.maxLength(50))),
  selectedIdea: z.optional(selectedIdeaSchema),
  hasIdea: z.optional(z.boolean()),
  personas: z.optional(z.array(personaSchema).check(z.maxLength(20))),
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

/** The fields that a generation may return; each module returns its own part. */
export const generatedFields = {
  answers: z.optional(z.record(z.string(), z.string())),
  aiResponse: keptFields.aiResponse,
  aiResponseEnding: keptFields.aiResponseEnding,
  proposedAnswers: keptFields.proposedAnswers,
  defaultedAnswers: keptFields.defaultedAnswers,
  generatedIdeas: keptFields.generatedIdeas,
  personas: keptFields.personas,
  aiAnalysis: keptFields.aiAnalysis,
  aiAnalysisEnding: keptFields.aiAnalysisEnding,
  score: keptFields.score,
  basis: keptFields.basis,
  twin: keptFields.twin,
};

/** The fields that each kind of module keeps. */
const fieldsOf = {
  writeUp: [
    'aiResponse',
    'aiResponseEnding',
    'aiResponseEdited',
    'proposedAnswers',
    'defaultedAnswers',
  ],
  ideas: ['generatedIdeas', 'selectedIdea', 'hasIdea'],
  personas: ['personas'],
  journal: ['entries', 'aiAnalysis', 'aiAnalysisEnding', 'aiAnalysisEdited'],
  score: ['score'],
} as const satisfies Record<ModuleKind, readonly KeptField[]>;

/** One module of a project when read: `modules_data[key]` (docs/product.md#stored-data). */
export const moduleEntrySchema = z.strictObject({
  answers: z.optional(z.record(z.string(), z.string())),
  comments: z.optional(z.string()),
  ...keptFields,
  lastUpdated: timestamp,
});
export type ModuleEntry = z.infer<typeof moduleEntrySchema>;
/** The contents of a module: an entry without its time. */
export type ModuleContent = Partial<Omit<ModuleEntry, 'lastUpdated'>>;

/** What a save of any module may carry. */
export type SavedData = ModuleContent & { readonly lastUpdated?: string | undefined };

/** A module's own fields, out of all. */
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
 * What a save of this module may carry. `lastUpdated`, `basis`, `twin` and the notes of edited texts are
 * accepted, so that an entry can be sent back unchanged, but the server's own are stored.
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
 * The fields that a save changes. A text and how it ended belong together: a text without an ending
 * was written by the person, hence complete, and an ending without a text changes nothing.
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
  ...rest
}: SavedData): ModuleContent {
  return {
    ...rest,
    ...(aiResponse === undefined
      ? {}
      : { aiResponse, aiResponseEnding: aiResponseEnding ?? 'complete' }),
    ...(aiAnalysis === undefined
      ? {}
      : { aiAnalysis, aiAnalysisEnding: aiAnalysisEnding ?? 'complete' }),
  };
}

/** The fields that decide whether a module has content (docs/product.md#progress). */
const contentFields = [
  'aiResponse',
  'generatedIdeas',
  'selectedIdea',
  'hasIdea',
  'personas',
  'entries',
  'score',
] as const satisfies readonly KeptField[];

/** @returns true when a change may affect whether its module has content. */
export function touchesContent(change: ModuleContent): boolean {
  return contentFields.some((field) => change[field] !== undefined);
}

/**
 * A module counts for progress when it has content: a write-up that is not blank; ideas, a selected
 * idea or a person's own idea; one persona; one entry; a score (docs/product.md#progress).
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
 * @returns true when the module holds what its kind generates: a module that is written, and may
 *   be generated again.
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
 * Largest save of a module, in bytes of its request: a full journal of two thousand entries with
 * some 800 characters each. It limits how long comparing, writing and versioning the content block
 * the event loop (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
export const largestSave = 2 * 1_048_576;

/**
 * The limit for a module that was stored before that limit and is larger, so that it can still be
 * changed.
 */
export const largestSaveOfOlder = 8 * 1_048_576;

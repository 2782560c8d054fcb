import { generateModule, idempotencyKey, reviseModule } from '@elan/domain/contract/modules';
import { profileChangeSchema } from '@elan/domain/dossier/profileChange';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { forecastFormSchema } from '@elan/domain/forecast/saved/savedForecast';
import { moods } from '@elan/domain/project/journal';
import { answerMarkSchema } from '@elan/domain/project/moduleEntry';
import { projectDraftSchema } from '@elan/domain/project/projectDraft';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** A generation whose end the page has not seen: enough to request it again. */
const pendingGeneration = z.strictObject({
  key: idempotencyKey,
  /** Absent for a plain generation. */
  action: z.optional(z.literal('autoFill')),
  /** Exactly what was sent; the server refuses the same key with another body. */
  body: z.strictObject({
    ...generateModule.body.shape,
    answers: z.record(z.string(), z.string()),
    comments: z.string(),
  }),
  startedAt: timestamp,
});
export type PendingGeneration = z.infer<typeof pendingGeneration>;

/** Answers and comments, as the form had or sent them. */
const written = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: answerMarkSchema,
  defaultedAnswers: answerMarkSchema,
  forecast: z.optional(forecastFormSchema),
  /** The text of the module, where it was edited. */
  writeUp: z.optional(z.string()),
});

/** The unsaved changes of a module that a browser stores (docs/product.md#drafts). */
const draft = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  /** With what was typed and is not a value yet. */
  forecast: z.optional(forecastFormSchema),
  /** The text of the module, where it was edited. */
  writeUp: z.optional(z.string()),
  /** A journal entry that is not added yet. */
  newEntry: z.optional(
    z.strictObject({
      title: z.string(),
      content: z.string(),
      mood: z.enum(moods),
      /** Set once it was sent under this id, while it is not known whether it arrived. */
      sentAs: z.optional(z.strictObject({ id: z.string(), date: timestamp })),
    }),
  ),
  /** The `lastUpdated` of the version that was edited; null where nothing was saved. */
  baseLastUpdated: z.nullable(timestamp),
  /** That version, to merge with what was saved since; absent from drafts of earlier versions of the app. */
  base: z.optional(written),
  /** What was last sent, while it is not known whether it arrived. */
  sent: z.optional(written),
  savedAt: timestamp,
  pendingGeneration: z.optional(pendingGeneration),
});
export type Draft = z.infer<typeof draft>;

const arrived = z.strictObject({ written, lastUpdated: timestamp });
/** What this tab last saved of a module. */
export type Arrived = z.infer<typeof arrived>;

/** A revision that was requested, and whose proposal the person has not decided on. */
const askedRevision = z.strictObject({
  key: idempotencyKey,
  action: z.literal('revise'),
  /** Exactly what was sent; the server refuses the same key with another body. */
  body: reviseModule.body,
  startedAt: timestamp,
});
export type AskedRevision = z.infer<typeof askedRevision>;

/** The part of a write-up that a person wants changed. */
const revisedPart = z.strictObject({
  /** Its heading, as the saved text has it. */
  section: z.string(),
  /** Absent for the entire section. */
  passage: z.optional(z.string()),
});
export type RevisedPart = z.infer<typeof revisedPart>;

/** What a browser keeps of a change that is not decided yet: it is restored after a reload. */
const revision = z.strictObject({
  part: revisedPart,
  instruction: z.string(),
  asked: z.optional(askedRevision),
});
export type StoredRevision = z.infer<typeof revision>;

const text = z.optional(z.string());

/** What was typed of a dossier's cover and people and is not on the server yet: also what cannot be saved as it is. */
const typedProfile = z.strictObject({
  businessName: text,
  contact: text,
  email: text,
  phone: text,
  postalAddress: text,
  neq: text,
  /** As it was typed: "25 000". */
  amountAsked: text,
  people: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        name: text,
        role: text,
        share: text,
        training: text,
        experience: text,
      }),
    ),
  ),
});
export type TypedProfile = z.infer<typeof typedProfile>;

const profile = z.strictObject({
  typed: typedProfile,
  /** The part of it that can be saved. */
  change: profileChangeSchema,
  savedAt: timestamp,
});
export type ProfileDraft = z.infer<typeof profile>;

/** All that the pages store of unsaved work, by what it is. */
export const formats = {
  arrived,
  draft,
  inputs: forecastInputsSchema,
  profile,
  project: projectDraftSchema,
  revision,
};

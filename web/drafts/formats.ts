import {
  generateModule,
  idempotencyKey,
  reviseModule,
  translateModule,
} from '@elan/domain/contract/modules';
import { profileChangeSchema } from '@elan/domain/dossier/profileChange';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { forecastFormSchema } from '@elan/domain/forecast/saved/savedForecast';
import { moods } from '@elan/domain/project/journal';
import { answerMarkSchema } from '@elan/domain/project/moduleEntry';
import { projectDraftSchema } from '@elan/domain/project/projectDraft';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** A request. Its body is stored as it was sent, because the server refuses the same key with another body. */
const requested = { key: idempotencyKey, startedAt: timestamp };

/** A generation whose result the page has not received, with what is needed to request it again. */
const pendingGeneration = z.strictObject({
  ...requested,
  /** Absent for a plain generation. */
  action: z.optional(z.literal('autoFill')),
  body: z.strictObject({
    ...generateModule.body.shape,
    answers: z.record(z.string(), z.string()),
    comments: z.string(),
  }),
});
export type PendingGeneration = z.infer<typeof pendingGeneration>;

/** The user-written fields of a version of a module that was saved or sent. */
const written = z.strictObject({
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  proposedAnswers: answerMarkSchema,
  defaultedAnswers: answerMarkSchema,
  /** In a draft, includes typed texts that are not valid values yet. */
  forecast: z.optional(forecastFormSchema),
  /** The write-up, if it was edited. */
  writeUp: z.optional(z.string()),
});
export type Written = z.infer<typeof written>;

/** The unsaved changes of a module that a browser stores (docs/product.md#drafts). */
const draft = z.strictObject({
  ...written.shape,
  proposedAnswers: z.optional(answerMarkSchema),
  defaultedAnswers: z.optional(answerMarkSchema),
  /** A journal entry that has not been added yet. */
  newEntry: z.optional(
    z.strictObject({
      title: z.string(),
      content: z.string(),
      mood: z.enum(moods),
      /** Set after the entry was sent under this id, while it is unknown whether it arrived. */
      sentAs: z.optional(z.strictObject({ id: z.string(), date: timestamp })),
    }),
  ),
  /** The `lastUpdated` of the version that was edited; null if the module had not been saved. */
  baseLastUpdated: z.nullable(timestamp),
  /** The version that was edited, for merging with later saves; absent from drafts of older app versions. */
  base: z.optional(written),
  /** The content that was last sent, while it is unknown whether it arrived. */
  sent: z.optional(written),
  savedAt: timestamp,
  pendingGeneration: z.optional(pendingGeneration),
});
export type Draft = z.infer<typeof draft>;

const arrived = z.strictObject({ written, lastUpdated: timestamp });
/** This tab's last save of a module. */
export type Arrived = z.infer<typeof arrived>;

/** A requested revision whose proposal the user has not decided on. */
const askedRevision = z.strictObject({
  ...requested,
  action: z.literal('revise'),
  body: reviseModule.body,
});
export type AskedRevision = z.infer<typeof askedRevision>;

/** The part of a write-up that the user wants to change. */
const revisedPart = z.strictObject({
  /** The heading of the section, as in the saved text. */
  section: z.string(),
  /** Absent for the entire section. */
  passage: z.optional(z.string()),
});
export type RevisedPart = z.infer<typeof revisedPart>;

/** A revision that the user is writing or has not decided on, stored so that it survives a reload. */
const revision = z.strictObject({
  part: revisedPart,
  instruction: z.string(),
  asked: z.optional(askedRevision),
});

/** A requested translation whose result the page has not received. */
const translation = z.strictObject({
  ...requested,
  action: z.literal('translate'),
  body: translateModule.body,
});
export type AskedTranslation = z.infer<typeof translation>;

const text = z.optional(z.string());

/** The reason for a check as typed, until it is saved, and the saved reason that it would replace. */
const reason = z.strictObject({ text: z.string(), from: text });

const people = z.optional(
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
);

/**
 * The typed fields of a dossier's cover and people that are not on the server yet, including values that cannot be
 * saved yet.
 */
const typedProfile = z.strictObject({
  businessName: text,
  contact: text,
  email: text,
  phone: text,
  postalAddress: text,
  neq: text,
  naics: text,
  /** In dollars, such as "25000.5", or the text as typed if that is no valid amount. */
  amountAsked: text,
  people,
  /** The saved people from which `people` started; absent from drafts of older app versions. */
  peopleBefore: people,
});
export type TypedProfile = z.infer<typeof typedProfile>;

const typedChange = z.strictObject({
  typed: typedProfile,
  /** The valid part of `typed`, which can be saved. */
  change: profileChangeSchema,
});
export type SentProfile = z.infer<typeof typedChange>;

const profile = z.strictObject({
  ...typedChange.shape,
  /** The people that each tab sent, while it is unknown whether they arrived. Later changes start from them. */
  sent: z.optional(z.array(typedChange)),
  savedAt: timestamp,
});
export type ProfileDraft = z.infer<typeof profile>;

/** Schemas of the drafts, saves and requests stored in the browser, and of forecast inputs. */
export const formats = {
  arrived,
  draft,
  inputs: forecastInputsSchema,
  profile,
  project: projectDraftSchema,
  reason,
  revision,
  translation,
};

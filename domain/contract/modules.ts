import * as z from 'zod/mini';
import { languageSchema } from '../languageSchema.ts';
import { basisSchema } from '../project/basis.ts';
import { growingSchema } from '../project/growing.ts';
import { answerMarkSchema, generatedFields, maxCommentsLength } from '../project/moduleEntry.ts';
import { proposalFields } from '../project/proposal.ts';
import { requiredText, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { maxWriteUpLength } from '../writeUp/length.ts';
import { maxInstructionLength } from '../writeUp/revision.ts';
import { defineCall } from './call.ts';

const params = z.strictObject({ id: z.string(), module: z.string() });
const usage = z.strictObject({ used: z.number(), limit: z.number() });

/** An idempotency key. Our browser client sends a UUID, but any printable ASCII of up to 200 characters is accepted. */
export const idempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

export const saveModule = defineCall({
  method: 'PUT',
  path: '/api/projects/:id/modules/:module',
  summary: 'Merges one module; 409 when it changed since `baseLastUpdated`.',
  params,
  body: z.strictObject({
    /** Validated against the module's own questions (`savedDataSchema`). */
    data: z.record(z.string(), z.unknown()),
    /** The `lastUpdated` of the version that was edited; null if nothing was saved yet. */
    baseLastUpdated: z.nullable(timestamp),
  }),
  reply: z.strictObject({ lastUpdated: timestamp }),
});

export const confirmResult = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/confirm',
  summary:
    'Says that the result of a module is still right, whatever changed since it was written; 409 when the module changed since `baseLastUpdated`.',
  params,
  body: z.strictObject({ baseLastUpdated: timestamp }),
  reply: z.strictObject({ basis: basisSchema, lastUpdated: timestamp }),
});

/** What a finished generation returns: the module fields that it set and how they were stored. */
export const generationResult = z.strictObject({
  ...generatedFields,
  /** For a revision: the proposal, which is not stored in the module. */
  ...proposalFields,
  /**
   * True if the result was stored only as a version, because the module was changed elsewhere during the generation, its
   * text had been edited, or the complete parts of a stopped structure would replace an earlier one. `lastUpdated` is
   * then that of the current module.
   */
  superseded: z.boolean(),
});

export const generateModule = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/generate',
  summary:
    'Writes the module from its answers. With `Accept: text/event-stream`: events `token` of a text or `partial` of a structure, `thinking`, `done`, `error`. Honours `Idempotency-Key`.',
  params,
  body: z.strictObject({
    /** Validated against the module's own questions. By default, the saved answers are used. */
    answers: z.optional(z.record(z.string(), z.unknown())),
    comments: z.optional(text(maxCommentsLength)),
    /** Ids of the answers that the AI proposed and the user has not reviewed. By default, the saved list stays. */
    proposedAnswers: z.optional(answerMarkSchema),
    /** Ids of the answers that are a default or a ready-made sentence. By default, the saved list stays. */
    defaultedAnswers: z.optional(answerMarkSchema),
    /**
     * The `lastUpdated` that the answers are based on; the call fails with 409 if the module has changed since. Without
     * it, the answers are assumed to be current.
     */
    baseLastUpdated: z.optional(z.nullable(timestamp)),
    language: languageSchema,
  }),
  reply: z.strictObject({
    result: generationResult,
    lastUpdated: z.nullable(timestamp),
    aiUsage: usage,
  }),
});

export const autoFillModule = defineCall({
  ...generateModule,
  path: '/api/projects/:id/modules/:module/autofill',
  summary:
    'Fills the blank answers of a module with a write-up, then writes it. In the form of generate; counts once, and not where the person’s words answer no required question.',
});

export const reviseModule = defineCall({
  ...generateModule,
  path: '/api/projects/:id/modules/:module/revise',
  summary:
    'Proposes another text for a section or a passage of a write-up, as `result.text`. In the form of generate; counts once, and stores nothing in the module: accepting it is a save with the new `aiResponse`.',
  body: z
    .strictObject({
      /** A heading in the saved write-up. */
      section: z.optional(requiredText(300)),
      /**
       * An exact quotation from the saved write-up. It must occur only once in the text, or in `section` if that is
       * given.
       */
      passage: z.optional(requiredText(maxWriteUpLength)),
      /** What should change, in the user's words. */
      instruction: requiredText(maxInstructionLength),
      language: languageSchema,
      /** The `lastUpdated` of the text to revise; the call fails with 409 if the module has changed since. */
      baseLastUpdated: z.nullable(timestamp),
    })
    .check(
      z.refine(
        ({ section, passage }) => section !== undefined || passage !== undefined,
        'must name a section or a passage',
      ),
    ),
});

export const translateModule = defineCall({
  ...generateModule,
  path: '/api/projects/:id/modules/:module/translate',
  summary:
    'Gives the write-up of a module in the other language, as `result.twin`, and stores it beside the write-up. Its references to figures are kept. In the form of generate; counts once.',
  body: z.strictObject({
    /** The language to translate into. */
    language: languageSchema,
    /** The `lastUpdated` of the text to translate; the call fails with 409 if the module has changed since. */
    baseLastUpdated: z.nullable(timestamp),
  }),
});

export const findGeneration = defineCall({
  method: 'GET',
  path: '/api/projects/:id/modules/:module/generations/:key',
  summary:
    'The generation that this idempotency key began, in the form of generate; 404 `generation_not_begun` where it began none. It begins and counts nothing.',
  params: z.strictObject({ ...params.shape, key: idempotencyKey }),
  reply: generateModule.reply,
});

export const stopGeneration = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/stop',
  summary:
    'Stops that generation: not counted before its first token, counted and kept after. Of ideas and personas, the complete ones are kept, marked by `structureEnding`; of a score, nothing (`generation_stopped_counted`).',
  params,
  body: z.strictObject({ idempotencyKey }),
  reply: z.strictObject({ stopped: z.literal(true) }),
  status: 202,
});

export const generationEvents = {
  /** The next piece of the text. */
  token: z.strictObject({ text: z.string() }),
  /**
   * The structured result as received up to now, which replaces that of the previous event. Nothing is stored until
   * `done`.
   */
  partial: z.strictObject({ result: growingSchema }),
  /** The model started or stopped reasoning. */
  thinking: z.strictObject({ isThinking: z.boolean() }),
  done: generateModule.reply,
  error: z.strictObject({ error: z.string(), code: z.string() }),
};

import * as z from 'zod/mini';
import { languageSchema } from '../languageSchema.ts';
import { growingSchema } from '../project/growing.ts';
import { answerMarkSchema, generatedFields, maxCommentsLength } from '../project/moduleEntry.ts';
import { text } from '../text.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

const params = z.strictObject({ id: z.string(), module: z.string() });
const usage = z.strictObject({ used: z.number(), limit: z.number() });

/** An idempotency key: as our browser makes them, a UUID; any printable ASCII up to 200 is taken. */
export const idempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

export const saveModule = defineCall({
  method: 'PUT',
  path: '/api/projects/:id/modules/:module',
  summary: 'Merges one module; 409 when it changed since `baseLastUpdated`.',
  session: 'required',
  params,
  body: z.strictObject({
    /** Checked against the module's own questions (`savedDataSchema`). */
    data: z.record(z.string(), z.unknown()),
    /** The `lastUpdated` that the edit began from; null where nothing was saved. */
    baseLastUpdated: z.nullable(timestamp),
  }),
  reply: z.strictObject({ lastUpdated: timestamp }),
});

/** What a finished generation gives: the fields that the module keeps of it, and where it went. */
export const generationResult = z.strictObject({
  ...generatedFields,
  /**
   * True when the module was changed elsewhere meanwhile: nothing was overwritten, the text was
   * kept as a version, and `lastUpdated` is that of the module as it stands.
   */
  superseded: z.boolean(),
});

export const generateModule = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/generate',
  summary:
    'Writes the module from its answers. With `Accept: text/event-stream`: events `token` of a text or `partial` of a structure, `thinking`, `done`, `error`. Honours `Idempotency-Key`.',
  session: 'required',
  params,
  body: z.strictObject({
    /** Checked against the module's own questions; without them, those saved are used. */
    answers: z.optional(z.record(z.string(), z.unknown())),
    comments: z.optional(text(maxCommentsLength)),
    /** Those of the answers that are still only proposed; without them, what is saved stays. */
    proposedAnswers: z.optional(answerMarkSchema),
    /** Those that are not the person's words: a default, a ready-made sentence. Without them, as above. */
    defaultedAnswers: z.optional(answerMarkSchema),
    /**
     * The `lastUpdated` that the answers were edited from: 409 when the module has changed since.
     * Without it, the answers are taken as the newest.
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

export const findGeneration = defineCall({
  method: 'GET',
  path: '/api/projects/:id/modules/:module/generations/:key',
  summary:
    'The generation that this idempotency key began, in the form of generate; 404 `generation_not_begun` where it began none. It begins and counts nothing.',
  session: 'required',
  params: z.strictObject({ ...params.shape, key: idempotencyKey }),
  reply: generateModule.reply,
});

export const stopGeneration = defineCall({
  method: 'POST',
  path: '/api/projects/:id/modules/:module/stop',
  summary:
    'Stops that generation: not counted before its first token, counted and kept after. Of a structure, nothing is kept or counted before all that was asked for is there.',
  session: 'required',
  params,
  body: z.strictObject({ idempotencyKey }),
  reply: z.strictObject({ stopped: z.literal(true) }),
  status: 202,
});

/** The events of a streamed generation, by name. */
export const generationEvents = {
  /** The next piece of a text. */
  token: z.strictObject({ text: z.string() }),
  /** All of a structure that is whole so far, in place of what was sent before; not kept until `done`. */
  partial: z.strictObject({ result: growingSchema }),
  /** The model began or ended to reason before it writes. */
  thinking: z.strictObject({ isThinking: z.boolean() }),
  done: generateModule.reply,
  error: z.strictObject({ error: z.string(), code: z.string() }),
};

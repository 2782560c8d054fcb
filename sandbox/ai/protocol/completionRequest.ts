import * as z from 'zod';
import type { ChatMessage } from '../prompt/readPrompt.ts';

/** A refusal in the form that chat-completions clients know. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;

  constructor(
    status: number,
    message: string,
    code: string | null = null,
    type = 'invalid_request_error',
  ) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
    this.type = type;
    this.code = code;
  }

  get body() {
    return {
      error: { message: this.message, type: this.type, param: null, code: this.code },
    };
  }
}

const textPart = z.object({ type: z.literal('text'), text: z.string() });

/** What the writer reads of a request; the protocol has many more fields, which it ignores. */
const schema = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([z.string(), z.array(textPart).min(1)]),
      }),
    )
    .min(1),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  stream: z.boolean().nullish(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).nullish() })
    .nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
});

export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly stream: boolean;
  /** The name of the structure that the reply must have; undefined where a text is asked for. */
  readonly structure: string | undefined;
  /** A streamed reply may be asked to end with what it cost. */
  readonly includeUsage: boolean;
}

/** @returns the request that a body holds. @throws ProtocolError (400) when it holds none. */
export function completionRequest(body: unknown): CompletionRequest {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ProtocolError(400, `Invalid request: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const {
    model,
    messages,
    max_completion_tokens,
    max_tokens,
    stream,
    stream_options,
    response_format,
  } = parsed.data;
  return {
    model,
    messages: messages.map(({ role, content }) => ({
      role,
      content: typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
    })),
    maxTokens: max_completion_tokens ?? max_tokens ?? Number.POSITIVE_INFINITY,
    stream: stream ?? false,
    structure: response_format?.json_schema?.name,
    includeUsage: stream_options?.include_usage ?? false,
  };
}

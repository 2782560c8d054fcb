import * as z from 'zod';
import { Refusal } from '../../loopback.ts';
import type { ChatMessage } from '../prompt/readPrompt.ts';

/** The fields that the writer reads from a request. All others of the protocol are ignored. */
const schema = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.string(),
      }),
    )
    .min(1),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  /** The product only requests streams. */
  stream: z.literal(true),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).nullish() })
    .nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
});

export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  /** The name of the structure that the reply must have; undefined if a text is requested. */
  readonly structure: string | undefined;
  /** Whether the reply ends with its token usage. */
  readonly includeUsage: boolean;
}

/** @returns the parsed request. @throws Refusal (400) if the body is not a valid request. */
export function completionRequest(body: string): CompletionRequest {
  const parsed = schema.safeParse(jsonOf(body));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Refusal(400, `Invalid request: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { model, messages, max_completion_tokens, max_tokens } = parsed.data;
  return {
    model,
    messages,
    maxTokens: max_completion_tokens ?? max_tokens ?? Number.POSITIVE_INFINITY,
    structure: parsed.data.response_format?.json_schema?.name,
    includeUsage: parsed.data.stream_options?.include_usage ?? false,
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'We could not parse the JSON body of your request.');
  }
}

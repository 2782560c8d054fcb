import { APIError } from 'openai';
import type { LogMessage } from '../../lib/logLine.ts';
import { type RequestField, requestFields } from './providerRefusal.ts';

/** What only the operator can mend. */
export type Trouble = 'key' | 'access' | 'credit' | 'model' | 'room' | 'request';

/** What the log says of it, once until a reply comes again. */
export const troubleMessages = {
  key: 'AI_API_KEY: the AI provider does not take the key (401); nothing is written until it is set right',
  access:
    'AI_API_KEY: the AI provider does not let this key use the model (403); nothing is written until it may',
  credit:
    'AI_API_KEY: the account at the AI provider has no credit left; nothing is written until there is some',
  model:
    'AI_MODEL: the AI provider has no such model, or AI_BASE_URL is not its address (404); name one that it has',
  room: 'AI_MODEL: a prompt is longer than the model can read; name one that reads 32,000 tokens or more',
  request:
    'AI_MODEL: the AI provider refuses requests in every form that is known (400); nothing is written until it takes them',
} as const satisfies Record<Trouble, LogMessage>;

/** @returns the trouble that a failed call tells of; undefined where asking again later may help. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code } = error;
  if (code === 'insufficient_quota' || status === 402) return 'credit';
  if (isModelGone(error)) return 'model';
  if (code === 'context_length_exceeded') return 'room';
  if (status === 401) return 'key';
  if (status === 403) return 'access';
  if (status === 400 || status === 422) return 'request';
  return undefined;
}

/** @returns whether the provider no longer has the model that was asked for. */
export function isModelGone(error: unknown): boolean {
  return error instanceof APIError && (error.status === 404 || error.code === 'model_not_found');
}

/** @returns whether the provider would not write because of what was asked. */
export function isContentRefused(error: unknown): boolean {
  return error instanceof APIError && error.code === 'content_filter';
}

/** Codes of a refusal that is about what was asked, not about its form. */
const aboutContent = new Set<unknown>([
  'content_filter',
  'context_length_exceeded',
  'insufficient_quota',
  'model_not_found',
]);

/** What a provider says of a request that it does not take in this form. */
export interface FormRefusal {
  /** The fields that it names, the likeliest first. */
  readonly fields: readonly RequestField[];
  /** Whether it says what is wrong, and that is no field. */
  readonly isExplained: boolean;
}

/** @returns what `providerFetch.ts` read of a refusal; undefined of any other failure. */
export function refusalOf(error: unknown): FormRefusal | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, param } = error;
  if (status !== 400 && status !== 422) return undefined;
  const named = (param ?? '').split(',');
  const fields = named.flatMap((name) => requestFields.find((field) => field === name) ?? []);
  return { fields, isExplained: aboutContent.has(code) };
}

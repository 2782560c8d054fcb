import { APIError } from 'openai';
import type { LogMessage } from '../../lib/logLine.ts';
import { type RequestField, requestFields } from './providerRefusal.ts';

/** Problems that only the operator can fix. */
export type Trouble = 'key' | 'access' | 'credit' | 'model' | 'room' | 'request';

/** The log message for each problem, logged once until part of a reply arrives. */
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

/** @returns the problem that made a call fail; undefined if it is none of these. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code } = error;
  if (code === 'insufficient_quota' || status === 402) return 'credit';
  if (isModelUnavailable(error)) return 'model';
  if (code === 'context_length_exceeded') return 'room';
  if (status === 401) return 'key';
  if (status === 403) return 'access';
  if (status === 400 || status === 422) return 'request';
  return undefined;
}

/** @returns whether the provider does not offer the requested model. A wrong base URL can look the same (404). */
export function isModelUnavailable(error: unknown): boolean {
  return error instanceof APIError && (error.status === 404 || error.code === 'model_not_found');
}

/** @returns whether the provider refused the content of the request. */
export function isContentRefused(error: unknown): boolean {
  return error instanceof APIError && error.code === 'content_filter';
}

/** Codes of refusals that changing the form of the request cannot resolve. */
const aboutContent = new Set<unknown>([
  'content_filter',
  'context_length_exceeded',
  'insufficient_quota',
  'model_not_found',
]);

/** A provider's refusal of the form of a request. */
export interface FormRefusal {
  /** The fields that the refusal names, in the order in which to leave them out. */
  readonly fields: readonly RequestField[];
  /** Whether the provider gives a cause that no other form can fix. */
  readonly isExplained: boolean;
}

/** @returns a refusal with status 400 or 422, as parsed by `providerFetch.ts`; undefined for any other error. */
export function refusalOf(error: unknown): FormRefusal | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, code, param } = error;
  if (status !== 400 && status !== 422) return undefined;
  const named = (param ?? '').split(',');
  const fields = named.flatMap((name) => requestFields.find((field) => field === name) ?? []);
  return { fields, isExplained: aboutContent.has(code) };
}

/** Receives what the operator should know about an AI provider. */
export interface WriterReport {
  readonly event: (
    message: LogMessage,
    fields?: { readonly model?: string; readonly form?: string },
  ) => void;
  readonly error: (error: unknown, message: LogMessage) => void;
}

/** Reports each problem only once, and again only if it recurs after part of a reply has arrived (`over`). */
export function createTroubleReport({ event, error: logTrouble }: WriterReport) {
  const reported = new Set<Trouble>();
  return {
    report(trouble: Trouble, error: unknown): void {
      if (reported.has(trouble)) return;
      reported.add(trouble);
      logTrouble(error, troubleMessages[trouble]);
    },
    over(): void {
      if (reported.size === 0) return;
      reported.clear();
      event('AI: the provider writes again');
    },
  };
}

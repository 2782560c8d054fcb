import { isKnownCode } from '../../lib/errorCodes.ts';

/** The fields of a request that a provider may refuse while accepting the rest. */
export const requestFields = [
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'reasoning_effort',
  'stream_options',
  'response_format',
] as const;

export type RequestField = (typeof requestFields)[number];

/** A refusal reduced to known codes and field names, so that no other text from the provider is passed on. */
export interface ProviderRefusal {
  /** The fields that the refusal names, in the order in which to leave them out. */
  readonly fields: readonly RequestField[];
  readonly code: string | undefined;
}

/**
 * How providers mention a field if no `param` names it. Observed at OpenAI, Azure, DeepSeek, Groq, Mistral,
 * Ollama, vLLM, llama.cpp and LM Studio.
 */
const mentions: readonly (readonly [RequestField, RegExp])[] = [
  ['max_tokens', /\bmax_tokens\b/],
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  ['temperature', /\btemperature\b/i],
  ['reasoning_effort', /\breasoning[_. ]effort\b|does not support thinking/i],
  ['stream_options', /\bstream_options\b|\binclude_usage\b/],
  ['response_format', /\bresponse[_ ]format|\bjson[_ ]schema|\bstructured[_ ]output|\bgrammar\b/i],
];

const modelUnavailable =
  /\bmodel\b.{0,120}\b(?:not found|does not exist|not exist|has been (?:deprecated|decommissioned|removed|retired)|is no longer (?:available|supported))|\binvalid model\b/is;
const noCredit = /\binsufficient (?:balance|credits?|funds|quota)|\bcredit balance is too low\b/i;

const modelNotFoundCodes = new Set([
  'model_not_found',
  'model_decommissioned',
  'model_deprecated',
  'invalid_model',
]);
const codesOfCredit = new Set([
  'insufficient_quota',
  'insufficient_balance',
  'billing_hard_limit_reached',
  'billing_not_active',
]);
const codesOfContent = new Set(['content_filter', 'content_policy_violation', 'invalid_prompt']);

/**
 * Interprets a provider's error with a status from 400 to 499.
 * @param body the raw body, which may be truncated or not JSON at all.
 */
export function readRefusal(status: number, body: string): ProviderRefusal {
  const error = errorIn(body);
  const named = [error.code, error.type].find(
    (name) => typeof name === 'string' && (isNameOfOurs(name) || isKnownCode(name)),
  );
  const message = typeof error.message === 'string' ? error.message : body;
  const code = codeOf(status, typeof named === 'string' ? named : undefined, message);
  if (code !== undefined && isNameOfOurs(code)) return { fields: [], code };
  return { fields: fieldsOf(error.param, body, message), code };
}

/**
 * @returns `model_not_found`, `insufficient_quota` or `content_filter` for any equivalent that we know; otherwise
 *   the provider's code, if known.
 */
function codeOf(status: number, named: string | undefined, message: string): string | undefined {
  if (named !== undefined && modelNotFoundCodes.has(named)) return 'model_not_found';
  if (named !== undefined && codesOfCredit.has(named)) return 'insufficient_quota';
  if (named !== undefined && codesOfContent.has(named)) return 'content_filter';
  if (status === 400 || status === 404 || status === 422) {
    if (modelUnavailable.test(message)) return 'model_not_found';
  }
  // With status 429, "quota" can also refer to a rate limit, so the message is not enough.
  if (status !== 429 && noCredit.test(message)) return 'insufficient_quota';
  return named;
}

const isNameOfOurs = (name: string): boolean =>
  modelNotFoundCodes.has(name) || codesOfCredit.has(name) || codesOfContent.has(name);

function fieldsOf(param: unknown, body: string, message: string): readonly RequestField[] {
  const field = typeof param === 'string' ? asField(param) : undefined;
  if (field !== undefined) return [field];
  const located = [...body.matchAll(/\\?"loc\\?":\s*\[\s*\\?"body\\?",\s*\\?"(\w+)/g)].map(
    ([, name = '']) => name,
  );
  if (located.length > 0) return requestFields.filter((name) => located.includes(name));
  return mentions
    .flatMap(([name, pattern]) => {
      const at = message.search(pattern);
      return at < 0 ? [] : [{ name, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Reduces a path to its field: `response_format.json_schema` becomes `response_format`. */
function asField(param: string): RequestField | undefined {
  const [name] = param.split(/[.[]/);
  return requestFields.find((field) => field === name);
}

interface ErrorBody {
  readonly code?: unknown;
  readonly type?: unknown;
  readonly param?: unknown;
  readonly message?: unknown;
}

/** Most providers wrap the error in `error`. Google also wraps that in a list, and Mistral wraps nothing. */
function errorIn(body: string): ErrorBody {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return {};
  }
  const root: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (typeof root !== 'object' || root === null) return {};
  const inner: unknown = Reflect.get(root, 'error');
  return typeof inner === 'object' && inner !== null ? inner : root;
}

/** The tokens that one reply used; undefined if the provider does not report them. */
export interface TokenUsage {
  readonly tokensIn: number | undefined;
  readonly tokensOut: number | undefined;
  /** The part of `tokensIn` that the provider read from its cache. */
  readonly tokensCached: number | undefined;
  /** The part of `tokensOut` that was used for reasoning. */
  readonly tokensReasoning: number | undefined;
}

/** A chunk of a stream in a common form for all providers. */
export interface ReadChunk {
  readonly text: string;
  readonly isThought: boolean;
  readonly isRefusal: boolean;
  readonly finish: string | undefined;
  readonly usage: TokenUsage | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const part = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;

/**
 * Parses a chunk leniently: token counts may come without choices, an unstreamed reply has a `message` instead of a
 * `delta`, and reasoning has several names (`reasoning_content` at DeepSeek and llama.cpp, `reasoning` at vLLM, Ollama
 * and OpenRouter).
 * @throws Error if the text has an unknown form.
 */
export function readChunk(chunk: unknown): ReadChunk {
  const choice = part(part(chunk, 'choices'), '0');
  const delta = part(choice, 'delta') ?? part(choice, 'message');
  const content = contentOf(part(delta, 'content'));
  const finish = part(choice, 'finish_reason');
  return {
    text: content.text,
    isThought:
      content.isThought ||
      ['reasoning_content', 'reasoning'].some((name) => isText(part(delta, name))),
    isRefusal: isText(part(delta, 'refusal')) || finish === 'content_filter',
    finish: isText(finish) ? finish : undefined,
    usage: usageIn(part(chunk, 'usage')),
  };
}

/** Handles both strings and the list of parts that Mistral sends while its model reasons. */
function contentOf(content: unknown): { readonly text: string; readonly isThought: boolean } {
  if (content === undefined || content === null) return { text: '', isThought: false };
  if (typeof content === 'string') return { text: content, isThought: false };
  if (!Array.isArray(content)) throw new Error('the reply is not text');
  const texts = content.map((item: unknown) => {
    if (part(item, 'type') === 'thinking') return '';
    const text = part(item, 'text');
    if (part(item, 'type') !== 'text' || typeof text !== 'string') {
      throw new Error('the reply is not text');
    }
    return text;
  });
  return {
    text: texts.join(''),
    isThought: content.some((item) => part(item, 'type') === 'thinking'),
  };
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31
    ? value
    : undefined;

function usageIn(usage: unknown): TokenUsage | undefined {
  if (typeof usage !== 'object' || usage === null) return undefined;
  return {
    tokensIn: count(part(usage, 'prompt_tokens')),
    tokensOut: count(part(usage, 'completion_tokens')),
    tokensCached: count(part(part(usage, 'prompt_tokens_details'), 'cached_tokens')),
    tokensReasoning: count(part(part(usage, 'completion_tokens_details'), 'reasoning_tokens')),
  };
}

import type { ServerResponse } from 'node:http';
import { type Answer, type AskedBody, chunk } from './providerAnswers.ts';

/** @returns the error with which a provider refuses the request; undefined if it accepts. */
type Refusal = (asked: AskedBody) => object | undefined;

/** A kind of provider: which requests it refuses, and the format of its replies. */
export interface Family {
  readonly refuses: Refusal;
  readonly status?: number;
  /** The deltas that it sends for a text, possibly with others before it. */
  readonly deltas?: (text: string) => readonly object[];
  /** The request fields that it refuses. Our client sends each of them only once. */
  readonly refused: readonly string[];
}

const pieces = (text: string): readonly object[] =>
  (text.match(/[\s\S]{1,7}/g) ?? []).map((content) => ({ content }));

const openAi = (param: string, code: string, message: string) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

const takesAll: Refusal = () => undefined;

export const families = {
  'gpt-4o': { refuses: takesAll, refused: [] },
  'gpt-6': {
    refuses(asked) {
      if ('max_tokens' in asked) {
        return openAi(
          'max_tokens',
          'unsupported_parameter',
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        );
      }
      if ('temperature' in asked && asked.temperature !== 1) {
        return openAi(
          'temperature',
          'unsupported_value',
          `Unsupported value: 'temperature' does not support ${asked.temperature} with this model. Only the default (1) value is supported.`,
        );
      }
      return undefined;
    },
    refused: ['max_tokens', 'temperature'],
  },
  'a local server that leaves thoughts in the text': {
    refuses: takesAll,
    deltas: (text) => pieces(`<think>\nVoyons : {"ideas": []}\n</think>\n\n${text}`),
    refused: [],
  },
  'a local server that sends thoughts apart': {
    refuses: takesAll,
    deltas: (text) => [
      { role: 'assistant', content: '' },
      { reasoning_content: 'Voyons' },
      { reasoning: 'Voyons' },
      ...pieces(text),
    ],
    refused: [],
  },
  'without schemas': {
    refuses: (asked) =>
      'response_format' in asked
        ? {
            error: {
              message: 'This response_format type is unavailable now',
              type: 'invalid_request_error',
              param: null,
              code: 'invalid_request_error',
            },
          }
        : undefined,
    refused: ['response_format'],
  },
  'without usage in streams': {
    status: 422,
    refuses: (asked) =>
      'stream_options' in asked
        ? {
            object: 'error',
            message: {
              detail: [
                {
                  type: 'extra_forbidden',
                  loc: ['body', 'stream_options'],
                  msg: 'Extra inputs are not permitted',
                  input: asked.stream_options,
                },
              ],
            },
            type: 'invalid_request_error',
            param: null,
            code: null,
          }
        : undefined,
    refused: ['stream_options'],
  },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyName = keyof typeof families;

export const usage = {
  prompt_tokens: 1_200,
  completion_tokens: 800,
  prompt_tokens_details: { cached_tokens: 1_000 },
  completion_tokens_details: { reasoning_tokens: 300 },
};

/**
 * Answers as a provider of this family.
 * @param text returns the text for a request.
 * @param refusals collects every refused request.
 */
export function ofFamily(
  { refuses, status = 400, deltas = pieces }: Family,
  text: (asked: AskedBody) => string,
  refusals: AskedBody[] = [],
): Answer {
  return ({ asked, response }) => {
    const refusal = refuses(asked);
    if (refusal) {
      refusals.push(asked);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(refusal));
      return;
    }
    send(response, [
      ...deltas(text(asked)).map((delta) => ({ choices: [{ index: 0, delta }] })),
      chunk(undefined, 'stop'),
      ...('stream_options' in asked ? [{ choices: [], usage }] : []),
    ]);
  };
}

function send(response: ServerResponse, events: readonly object[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.end('data: [DONE]\n\n');
}

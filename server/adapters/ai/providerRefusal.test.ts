import { expect, it } from 'vitest';
import { readRefusal } from './providerRefusal.ts';

const located = (...names: string[]) =>
  names.map((name) => ({
    type: 'extra_forbidden',
    loc: ['body', name, 'include_usage'],
    msg: 'Extra inputs are not permitted',
    input: true,
  }));

/** Refusals as sent by the services, from public bug reports. */
const seen: [string, number, unknown, { fields?: string[]; code?: string }][] = [
  [
    'OpenAI, the name of the limit',
    400,
    {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
    },
    { fields: ['max_tokens'], code: 'unsupported_parameter' },
  ],
  [
    'OpenAI, the temperature',
    400,
    {
      error: {
        message:
          "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
        type: 'invalid_request_error',
        param: 'temperature',
        code: 'unsupported_value',
      },
    },
    { fields: ['temperature'], code: 'unsupported_value' },
  ],
  [
    'OpenAI, a part of a field',
    400,
    { error: { message: 'Invalid', param: 'response_format.json_schema', code: null } },
    { fields: ['response_format'] },
  ],
  [
    'Copilot, without param',
    400,
    {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        code: 'invalid_request_body',
      },
    },
    { fields: ['max_tokens', 'max_completion_tokens'] },
  ],
  [
    'DeepSeek, the schema',
    400,
    {
      error: {
        message: 'This response_format type is unavailable now',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    { fields: ['response_format'], code: 'invalid_request_error' },
  ],
  [
    'Mistral, a list',
    422,
    { object: 'error', message: { detail: located('max_completion_tokens', 'stream_options') } },
    { fields: ['max_completion_tokens', 'stream_options'] },
  ],
  [
    'Mistral, a list in a text',
    422,
    { object: 'error', message: JSON.stringify({ detail: located('stream_options') }) },
    { fields: ['stream_options'] },
  ],
  [
    'Ollama, a model that does not think',
    400,
    { error: { message: '"llama3.2" does not support thinking', type: 'api_error' } },
    { fields: ['reasoning_effort'] },
  ],
  [
    'Groq, a model of the past',
    400,
    {
      error: {
        message: 'The model `gemma2-9b-it` has been decommissioned and is no longer supported.',
        type: 'invalid_request_error',
        code: 'model_decommissioned',
      },
    },
    { code: 'model_not_found' },
  ],
  [
    'Mistral, a model that is none',
    400,
    { object: 'error', message: 'Invalid model: m', type: 'invalid_model', code: '1500' },
    { code: 'model_not_found' },
  ],
  [
    'DeepSeek, a model that is none',
    400,
    { error: { message: 'Model Not Exist' } },
    { code: 'model_not_found' },
  ],
  [
    'Anthropic, a temperature of the past',
    400,
    { error: { message: '`temperature` is deprecated for this model.' } },
    { fields: ['temperature'] },
  ],
  [
    'DeepSeek, no credit',
    402,
    { error: { message: 'Insufficient Balance' } },
    { code: 'insufficient_quota' },
  ],
  [
    'OpenAI, no credit',
    429,
    {
      error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: null },
    },
    { code: 'insufficient_quota' },
  ],
  [
    'Google, too fast',
    429,
    [
      {
        error: {
          code: 429,
          message: 'You exceeded your current quota',
          status: 'RESOURCE_EXHAUSTED',
        },
      },
    ],
    {},
  ],
  [
    'OpenAI, a prompt that it does not take',
    400,
    { error: { message: 'Invalid prompt: flagged', code: 'invalid_prompt' } },
    { code: 'content_filter' },
  ],
  ['nothing that is known', 400, { error: { message: 'Bad Request' } }, {}],
  ['no JSON', 400, '<h1>400</h1>', {}],
];

it.each(seen)('reads %s', (_who, status, body, { fields = [], code }) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(readRefusal(status, text)).toEqual({ fields, code });
});

import { databaseFailures } from '@elan/domain/databaseFailures';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { failureResponses } from './failureResponses.ts';

/** The payment webhook, which is outside the contract because its signature covers the raw bytes. */
export const webhookOperation: ZodOpenApiOperationObject = {
  operationId: 'receivePaymentEvent',
  tags: ['Premium'],
  summary: 'Takes a signed event of the payment provider',
  description: 'Called by Stripe, which sends each event again until it is answered with 200.',
  security: [],
  parameters: [
    {
      name: 'Stripe-Signature',
      description: 'Over the bytes of the body, with the webhook’s secret.',
      in: 'header',
      required: true,
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
  },
  responses: {
    200: {
      description: 'Taken.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { received: { type: 'boolean', const: true } },
            required: ['received'],
          },
        },
      },
    },
    ...failureResponses([
      'webhook_refused',
      'body_too_large',
      'rate_limited',
      'internal',
      ...databaseFailures,
      'stopping',
    ]),
  },
};

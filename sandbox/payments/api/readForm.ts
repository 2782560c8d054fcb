import type { IncomingMessage } from 'node:http';
import { parse } from 'qs';
import { ApiError } from './apiError.ts';
import type { Form } from './parameters.ts';

/** Longest body, in bytes: far more than any call takes. */
const longestBody = 256 * 1024;

/** Text with brackets to objects and lists, such as `line_items[0][price]=…`; nothing reaches a prototype. */
export function parseForm(text: string): Form {
  return parse(text, { depth: 6, parameterLimit: 500, plainObjects: false }) as Form;
}

/** @throws ApiError where it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > longestBody) {
      throw new ApiError(413, 'The request is too large.', { type: 'invalid_request_error' });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

import type { IncomingMessage } from 'node:http';
import { ProtocolError } from './protocolError.ts';

/** Far above the longest prompt of the product. */
const maxBytes = 4 * 1024 * 1024;

/** @returns the JSON that a request carries. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw ProtocolError.tooLarge();
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw ProtocolError.malformed('We could not parse the JSON body of your request.');
  }
}

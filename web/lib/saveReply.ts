import type { Call } from '@elan/domain/contract/call';
import { ApiFailure, ask, type CallArguments } from './apiClient.ts';
import type { Endpoint } from './contract.ts';
import { saveFile } from './saveFile.ts';

/**
 * Saves a reply as a file, under the name that the server gives it. It is not parsed here, and may be large.
 * @throws ApiFailure also where the file was cut off.
 */
export async function saveReply<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: CallArguments<C>
): Promise<void> {
  const reply = await ask(endpoint, ...input);
  const file = await reply.blob().catch(() => {
    throw new ApiFailure('network', { status: reply.status });
  });
  saveFile(nameIn(reply.headers.get('content-disposition') ?? ''), file);
}

/** @returns the name of the file: in UTF-8 where one is given so (RFC 6266). */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = 'elan'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

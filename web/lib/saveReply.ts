import type { Call } from '@elan/domain/contract/call';
import { ask, type CallArguments, received } from './apiClient.ts';
import type { Endpoint } from './contract.ts';
import { saveFile } from './saveFile.ts';

/**
 * Saves a response as a file, under the name that the server sets. The file may be large and is not parsed.
 * @throws ApiFailure if the call fails or the file is truncated.
 */
export async function saveReply<C extends Call>(
  endpoint: Endpoint<C>,
  ...input: CallArguments<C>
): Promise<void> {
  await saveResponse(await ask(endpoint, ...input), input[1]?.signal);
}

/** Like `saveReply`, for a response that has begun. */
export async function saveResponse(reply: Response, signal?: AbortSignal | null): Promise<void> {
  const file = await received(reply.blob(), signal);
  saveFile(nameIn(reply.headers.get('content-disposition') ?? ''), file);
}

/** @returns the file's name, preferably the UTF-8 one (RFC 6266), or `elan` if there is none. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = 'elan'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

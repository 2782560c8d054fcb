import type { Call } from '@elan/domain/contract/call';
import { ask, type CallArguments, received } from './apiClient.ts';
import type { Endpoint } from './contract.ts';

/** Downloads a file; a string is saved as Markdown. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/markdown;charset=utf-8' })
      : content;
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Revoked late, to give the download time to start.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}

/** @returns a Markdown file name: the words in lowercase, without accents, joined by hyphens. */
export function fileName(...parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${words.slice(0, 80) || 'elan'}.md`;
}

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

import { contract } from '@elan/domain/contract/contract';
import { saveFile } from '../../download/saveFile.ts';
import { ApiFailure, ask } from '../../lib/apiClient.ts';

/**
 * Downloads all data on the person as a file. It is not parsed here: the server writes it, and a thousand projects
 * make it large.
 * @throws ApiFailure also where the file was cut off.
 */
export async function downloadAccount(): Promise<void> {
  const reply = await ask(contract.exportAccount);
  const file = await reply.blob().catch(() => {
    throw new ApiFailure('network', { status: reply.status });
  });
  saveFile(nameIn(reply.headers.get('content-disposition')), file);
}

/** @returns the file name from the server, such as `elan-2026-11-22.json`. */
function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'elan.json';
}

import { contract } from '@elan/domain/contract/contract';
import { saveFile } from '../../download/saveFile.ts';
import { ApiFailure, ask } from '../../lib/apiClient.ts';

/**
 * Fetches everything that is held on the person and has the browser keep it as a file. It is not read here:
 * the server writes it, and a thousand projects are a large file.
 * @throws ApiFailure also where the file was cut off on its way.
 */
export async function downloadAccount(): Promise<void> {
  const reply = await ask(contract.exportAccount);
  const file = await reply.blob().catch(() => {
    throw new ApiFailure('network', { status: reply.status });
  });
  saveFile(nameIn(reply.headers.get('content-disposition')), file);
}

/** @returns the name that the server gives the file, such as `elan-2026-11-22.json`. */
function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'elan.json';
}

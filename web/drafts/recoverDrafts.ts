import { readRecords, removeRecords, type StoredDraft } from './draftIndexedDb.ts';
import { eraseHere, keepHere, readText } from './draftStorage.ts';

/** For how long it is remembered that a text was erased; a browser brings back what is far younger. */
const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Puts back what the browser lost when it was killed, and takes out what it brought back although it had been
 * erased: of the two copies of a text the later one counts.
 */
export async function recoverDrafts(): Promise<void> {
  const records = await readRecords();
  for (const { key, content, at } of records) {
    if (at <= timeOf(readText(key))) continue;
    if (content === null) eraseHere(key);
    else keepHere(key, content);
  }
  const before = new Date(Date.now() - rememberedMs).toISOString();
  const isForgotten = ({ content, at }: StoredDraft) => content === null && at < before;
  if (records.some(isForgotten)) await removeRecords(isForgotten);
}

/** Every text that is kept says when (`savedAt`); what cannot be read is older than anything. */
function timeOf(content: string | null): string {
  if (content === null) return '';
  try {
    const { savedAt } = JSON.parse(content) as { savedAt?: unknown };
    return typeof savedAt === 'string' ? savedAt : '';
  } catch {
    return '';
  }
}

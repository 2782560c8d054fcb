import { createHash } from 'node:crypto';
import { mostReplaced } from '@elan/domain/contract/dossier';
import { decideDossier, freePreviewPages } from '@elan/domain/dossier/formats';
import { Failure } from '@elan/domain/failure';
import type { Services } from '../../services.ts';
import { type Edition, readHead } from './readSource.ts';
import { documentPart, type ReadyDocument, readyDocument } from './requestDocument.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'queueDocument' | 'stopping'>;

/**
 * @returns the pages of a document, as in its PDF.
 * @throws what `readyDocument` throws.
 */
async function preview(services: Needs, input: Edition): Promise<ReadyDocument> {
  const head = await readHead(services, input);
  return readyDocument(services, input, { kind: 'pages', ...head });
}

/** Limits the length, because a letter may have any number of combining marks. */
const shortened = (characters: string) => characters.slice(0, 20).toWellFormed();

/**
 * @returns the number of pages in a document, and at most `mostReplaced` characters that no font can display.
 * @throws Failure those of `preview`.
 */
export async function countPages(
  services: Needs,
  input: Edition,
): Promise<{ pages: number; replaced: string[] }> {
  const { parts, replaced } = await preview(services, input);
  return { pages: parts, replaced: [...replaced].slice(0, mostReplaced).map(shortened) };
}

/**
 * @returns one page as compressed SVG, and its version.
 * @param input.page the page number, from 1.
 * @throws Failure those of `preview`; `not_found` past the last page; `dossier_premium` past the free preview.
 */
export async function readPage(
  services: Needs,
  input: Edition & { readonly page: string },
): Promise<{ readonly svg: Uint8Array; readonly version: string }> {
  const number = Number(input.page);
  if (!/^[1-9]\d{0,3}$/.test(input.page)) throw new Failure('not_found');
  const { id, parts, version } = await preview(services, input);
  if (number > parts) throw new Failure('not_found');
  const decision = decideDossier('pdf', input.owner.access);
  if (!decision.allowed && number > freePreviewPages) throw new Failure(decision.because);
  const etag = createHash('sha256').update(version).digest('base64url').slice(0, 22);
  return { svg: await documentPart(services, id, number - 1), version: etag };
}

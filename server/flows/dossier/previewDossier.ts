import { createHash } from 'node:crypto';
import { mostReplaced } from '@elan/domain/contract/dossier';
import { decideDossier, freePreviewPages } from '@elan/domain/dossier/formats';
import { Failure } from '@elan/domain/failure';
import type { MadeDocument } from '@elan/dossier/makeDocument';
import type { Services } from '../../services.ts';
import { type Edition, orderOf, readHead } from './readSource.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'documents'>;

interface Preview extends MadeDocument {
  /** Changes with what is shown. */
  readonly version: string;
}

/**
 * The pages of a document, as its PDF shows them.
 * @throws Failure `not_found`, `dossier_busy`, `dossier_queue_full`, `dossier_too_large`.
 */
async function preview(services: Needs, input: Edition): Promise<Preview> {
  const { updatedAt } = await readHead(services, input);
  const order = orderOf(services, input, { kind: 'pages', updatedAt });
  const made = await services.documents.make(order);
  return {
    ...made,
    version: createHash('sha256').update(order.version).digest('base64url').slice(0, 22),
  };
}

/** A letter may carry any number of marks. */
const shortened = (characters: string) => characters.slice(0, 20).toWellFormed();

/** How many pages a document has, and which characters no font shows. @throws as `preview`. */
export async function countPages(
  services: Needs,
  input: Edition,
): Promise<{ pages: number; replaced: string[] }> {
  const { parts, replaced } = await preview(services, input);
  return { pages: parts.length, replaced: [...replaced].slice(0, mostReplaced).map(shortened) };
}

/**
 * One page as compressed SVG.
 * @param input.page counted from 1.
 * @throws Failure also `not_found` past the last page, and `dossier_premium` past what everybody sees.
 */
export async function readPage(
  services: Needs,
  input: Edition & { readonly page: string },
): Promise<{ readonly svg: Uint8Array; readonly version: string }> {
  const number = Number(input.page);
  if (!/^[1-9]\d{0,3}$/.test(input.page)) throw new Failure('not_found');
  const { parts, version } = await preview(services, input);
  const svg = parts[number - 1];
  if (!svg) throw new Failure('not_found');
  const decision = decideDossier('pdf', input.owner.access);
  if (!decision.allowed && number > freePreviewPages) throw new Failure(decision.because);
  return { svg, version };
}

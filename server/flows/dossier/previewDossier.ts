import { createHash } from 'node:crypto';
import { isoDayInToronto } from '@elan/domain/day';
import { decideDossier, freePreviewPages } from '@elan/domain/dossier/formats';
import { Failure } from '@elan/domain/failure';
import type { MadeDocument } from '@elan/dossier/makeDocument';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findChange } from '../../store/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { type Edition, readSource } from './readSource.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'documents'>;

interface Preview extends MadeDocument {
  /** Changes with what is shown. */
  readonly version: string;
}

/**
 * The pages of a document, as its PDF shows them.
 * @throws Failure `not_found`, `dossier_busy`, `dossier_too_large`.
 */
async function preview(services: Needs, input: Edition): Promise<Preview> {
  const { account, pack, parts, language } = input;
  const projectId = existingId(input.projectId);
  const changed = await withRowLevelSecurity(services.db, account.id, (tx) =>
    findChange(tx, account.id, projectId),
  );
  if (!changed) throw new Failure('not_found');
  // Its cover has today's date, and what there is to look at again depends on it.
  const today = isoDayInToronto(services.clock.now());
  const edition = [pack, parts?.join(',') ?? 'all', language];
  const key = [account.id, projectId, ...edition, changed.toISOString(), today].join(' ');
  const made = await services.documents.makeOnce(account.id, key, async () => ({
    kind: 'pages',
    source: await readSource(services, input),
  }));
  return { ...made, version: createHash('sha256').update(key).digest('base64url').slice(0, 22) };
}

/** How many pages a document has, and which characters no font shows. @throws as `preview`. */
export async function countPages(
  services: Needs,
  input: Edition,
): Promise<{ pages: number; replaced: string[] }> {
  const { parts, replaced } = await preview(services, input);
  return { pages: parts.length, replaced: [...replaced] };
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
  const number = /^[1-9]\d{0,3}$/.test(input.page) ? Number(input.page) : 0;
  const { parts, version } = await preview(services, input);
  const svg = parts[number - 1];
  if (!svg) throw new Failure('not_found');
  const decision = decideDossier('pdf', input.account.access);
  if (!decision.allowed && number > freePreviewPages) throw new Failure(decision.because);
  return { svg, version };
}

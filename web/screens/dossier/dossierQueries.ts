import type { PackId } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiFailure, ask, call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { createQueue } from '../../lib/queue.ts';
import { projectsKey } from '../../projects/projects.ts';

/** Which document: the parts only where some are left out. */
export interface EditionQuery {
  readonly pack: PackId;
  readonly language: Language;
  readonly parts?: string;
}

/** The key of what the dossier shows; under that of the lists, so that what saves a module has it read again. */
export function dossierKey(projectId: string, part: 'profile' | 'pages') {
  return [...projectsKey, 'dossier', projectId, part] as const;
}

/** The content of the cover and the page on the people that no module asks for. */
export function profileQuery(projectId: string) {
  return queryOptions({
    queryKey: dossierKey(projectId, 'profile'),
    queryFn: ({ signal }) =>
      call(contract.getDossierProfile, { params: { id: projectId } }, { signal }),
  });
}

/** While another document of this person is being made, its end is waited for. */
const busyTries = 15;
const busyPauseMs = 1_000;

/** @returns whether a document is requested once more, after so many attempts. */
export function isWorthRetrying(count: number, failure: unknown): boolean {
  if (isCode(failure, 'dossier_busy')) return count < busyTries;
  return count < 2 && isCode(failure, 'network');
}

export const documentPatience = { retry: isWorthRetrying, retryDelay: busyPauseMs };

/** How many pages the document has; the pages of the choice before stay until they are known. */
export function pagesQuery(projectId: string, edition: EditionQuery) {
  return queryOptions({
    queryKey: [...dossierKey(projectId, 'pages'), edition],
    queryFn: ({ signal }) =>
      call(contract.listDossierPages, { params: { id: projectId }, query: edition }, { signal }),
    placeholderData: keepPreviousData,
    // Laying it out costs the server a second: only what changes the project here has it made again.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    ...documentPatience,
  });
}

/** The server makes one document of a person at a time. */
const queue = createQueue();

/** One page as SVG. @param madeAt when the number of pages was read: the page is read again with it. */
export function pageQuery(
  projectId: string,
  { edition, madeAt, page }: { edition: EditionQuery; madeAt: number; page: number },
) {
  return queryOptions({
    queryKey: ['dossierPage', projectId, edition, madeAt, page],
    queryFn: ({ signal }) =>
      queue(async () => {
        signal.throwIfAborted();
        const params = { id: projectId, n: String(page) };
        const reply = await ask(contract.getDossierPage, { params, query: edition }, { signal });
        return reply.text().catch(() => {
          throw new ApiFailure('network', { status: reply.status });
        });
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Large, and quickly made again.
    gcTime: 60_000,
    ...documentPatience,
  });
}

import type { Call, CallReply } from '@elan/domain/contract/call';
import type { listDossierPages } from '@elan/domain/contract/dossier';
import type { PackId } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, type CallArguments, call, isCode, received } from '../../lib/apiClient.ts';
import { contract, type Endpoint } from '../../lib/contract.ts';
import { pause } from '../../lib/pause.ts';
import { createQueue } from '../../lib/queue.ts';
import { projectsKey } from '../../projects/projects.ts';

/** Selects a document. `parts` is set only if some are left out. */
export interface EditionQuery {
  readonly pack: PackId;
  readonly language: Language;
  readonly parts?: string;
}

/**
 * The query key of the dossier's data. It extends that of the project lists, so that saving a module triggers a new
 * fetch.
 */
export function dossierKey(projectId: string, part: 'profile' | 'pages') {
  return [...projectsKey, 'dossier', projectId, part] as const;
}

/** The data of the cover and the people page that no module asks for. */
export function profileQuery(projectId: string) {
  return queryOptions({
    queryKey: dossierKey(projectId, 'profile'),
    queryFn: ({ signal }) =>
      call(contract.getDossierProfile, { params: { id: projectId } }, { signal }),
  });
}

/** Number of retries while the server makes another document of the same user. */
const busyTries = 15;
const busyPauseMs = 1_000;

/** @returns whether to request the document again after `count` failed attempts. */
export function isWorthRetrying(count: number, failure: unknown): boolean {
  if (isCode(failure, 'dossier_busy')) return count < busyTries;
  return count < 2 && isCode(failure, 'network');
}

export const documentPatience = { retry: isWorthRetrying, retryDelay: busyPauseMs };

/** The pause before asking again for a document that is not ready, in milliseconds. */
const pendingPauseMs = 1_000;

/**
 * Calls the endpoint of a document until it is ready.
 * @param onPlace called with the number of documents that are created before.
 * @throws ApiFailure
 */
export async function whenReady<C extends Call>(
  endpoint: Endpoint<C>,
  input: CallArguments<C>,
  onPlace?: (place: number) => void,
): Promise<Response> {
  const signal = input[1]?.signal;
  for (;;) {
    const reply = await ask(endpoint, ...input);
    if (reply.status !== 202) return reply;
    const { place } = await received<{ place: number }>(reply.json(), signal);
    onPlace?.(place);
    await pause(pendingPauseMs, signal);
  }
}

/** Queries the number of pages. Until the reply arrives, the result for the previous choice is returned. */
export function pagesQuery(projectId: string, edition: EditionQuery) {
  return queryOptions({
    queryKey: [...dossierKey(projectId, 'pages'), edition],
    queryFn: async ({ signal }) => {
      const input = { params: { id: projectId }, query: edition };
      const reply = await whenReady(contract.listDossierPages, [input, { signal }]);
      return await received<CallReply<typeof listDossierPages>>(reply.json(), signal);
    },
    placeholderData: keepPreviousData,
    // Layout takes the server about a second, so an unchanged document is not made again on focus or within a minute.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    ...documentPatience,
  });
}

/** Requests pages one at a time, because the server makes one document at a time for each user. */
const queue = createQueue();

/** One page as SVG. @param madeAt when the number of pages was fetched. A newer time fetches the page again. */
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
        const reply = await whenReady(contract.getDossierPage, [
          { params, query: edition },
          { signal },
        ]);
        return await received(reply.text(), signal);
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Unused pages are soon dropped, because they are large and quickly made again.
    gcTime: 60_000,
    ...documentPatience,
  });
}

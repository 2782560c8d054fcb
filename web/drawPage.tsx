import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PageDrawer } from '@elan/domain/contract/pageData';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App.tsx';
import { makeQueryClient } from './queryClient.ts';
import { makeRouter } from './routes.tsx';
import { putPageData } from './session/adoptPageData.ts';

/**
 * Draws a page on the server, for somebody signed in. Everything that is a person's is made for this one
 * page and forgotten with it.
 */
export const drawPage: PageDrawer = async ({ path, data }) => {
  const client = makeQueryClient();
  putPageData(client, data);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = makeRouter({ history });
  await router.load();
  return markupOf(<App client={client} router={router} drawn={data.drawn} />);
};

/** @returns it whole. An error in any part is an error of the page: the browser then draws it by itself. */
function markupOf(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // In one piece: pieces would need scripts that the content policy does not let run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PageDrawer, PageToDraw } from '@elan/domain/contract/pageData';
import { isLanding } from '@elan/domain/pages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { FrontPage } from '../landing/LandingDocument.tsx';
import { makeQueryClient } from '../lib/queryClient.ts';
import { putPageData } from '../shell/hydrateQueries.ts';
import { App } from './App.tsx';
import { drawHead } from './documentHead.tsx';
import { makeRouter } from './routes.tsx';

/**
 * Draws a page on the server: the first page by itself, any other with all of the app. Everything that is a
 * person's is made for this one page and forgotten with it.
 */
export const drawPage: PageDrawer = async (page) => {
  const markup = await markupOf(
    isLanding(page.path) ? <FrontPage {...page.data} /> : await appAt(page),
  );
  return { markup, head: drawHead(page) };
};

async function appAt({ path, data }: PageToDraw): Promise<React.ReactElement> {
  const client = makeQueryClient();
  putPageData(client, data);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = makeRouter({ history, hasSession: data.me !== undefined });
  await router.load();
  return <App client={client} router={router} drawn={data.drawn} />;
}

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

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PageRenderer, PageToRender } from '@elan/domain/contract/pageData';
import { isLanding } from '@elan/domain/pages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { LandingDocument } from '../landing/LandingDocument.tsx';
import { makeQueryClient } from '../lib/queryClient.ts';
import { fillQueries } from '../shell/hydrateQueries.ts';
import { App } from './App.tsx';
import { renderHead } from './documentHead.tsx';
import { makeRouter } from './routes.tsx';

/**
 * Draws a page on the server: the first page by itself, any other with all of the app. Everything that is a
 * person's is made for this one page and forgotten with it.
 */
export const renderPage: PageRenderer = async (page) => {
  const markup = await markupOf(
    isLanding(page.path) ? <LandingDocument {...page.data} /> : await appAt(page),
  );
  return { markup, head: renderHead(page) };
};

async function appAt({ path, data }: PageToRender): Promise<React.ReactElement> {
  const client = makeQueryClient();
  fillQueries(client, data);
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

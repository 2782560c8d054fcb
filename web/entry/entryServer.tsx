import type { PageData, PageRenderer, PageToRender } from '@elan/domain/contract/pageData';
import { authPath, isLanding } from '@elan/domain/pages';
import type { QueryClient } from '@tanstack/react-query';
import {
  attachRouterServerSsrUtils,
  createRequestHandler,
  renderRouterToStream,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { loadAllParts } from '../parts/parts.ts';
import {
  firstPageOf,
  projectCountsQuery,
  projectQuery,
  projectsQuery,
  resumptionQuery,
} from '../projects/projects.ts';
import { profileQuery } from '../screens/dossier/dossierQueries.ts';
import { rehearsalQuery } from '../screens/rehearsal/rehearsalQuery.ts';
import { deploymentQuery } from '../session/deployment.ts';
import { meQuery } from '../session/me.ts';
import { subscriptionQuery } from '../subscription/subscription.ts';
import { figuresQuery } from '../writeUp/figures.tsx';
import { App, makePages } from './App.tsx';
import { AuthAlone, authDataId } from './AuthAlone.tsx';
import { renderHead } from './documentHead.tsx';
import { asJson } from './structuredData.ts';

/** React's marker for a Suspense boundary that failed on the server and is left to the browser. */
const failedPart = '<!--$!-->';

/**
 * Renders a page on the server, or returns a redirect. Each request gets its own router and query cache, which hold one
 * user's data. The landing page is not hydrated: its script needs no React (`web/landing/client.ts`). For signed-out
 * users, /auth is hydrated without the router (`web/entry/entryAuth.tsx`).
 */
export const renderPage: PageRenderer = async (page) => {
  const { path, query = '', language, at, data, nonce } = page;
  const address = query === '' ? path : `${path}?${query}`;
  const isHydrated = !isLanding(path);
  const isSignedIn = data.me !== undefined;
  const rendered = {
    at,
    language,
    isSignedIn,
    missingProjectId: (data.isProjectMissing && data.projectId) || null,
    wanted: data.wanted ?? null,
  };
  const usedParts = new Set<string>();
  if (path === authPath && !isSignedIn) {
    await loadAllParts();
    const { deployment } = data;
    const html = renderToString(<AuthAlone {...{ rendered, deployment, query, usedParts }} />);
    return partsOf(html + jsonElement(authDataId, { rendered, deployment }), page, usedParts);
  }
  const { client, router } = makePages({
    hasSession: () => isSignedIn,
    server: { path: address, rendered, nonce, isHydrated },
  });
  fillQueries(client, data, at);
  const request = new Request(new URL(address, page.origin));
  const children = (
    <App client={client} router={router} rendered={rendered} usedParts={usedParts} />
  );
  if (isHydrated) {
    const handle = createRequestHandler({ request, createRouter: () => router });
    const reply = await handle(async (context) => {
      // By now the screen's code is loaded and has registered the parts that it uses.
      await loadAllParts();
      return renderRouterToStream({ ...context, children });
    });
    const redirect = reply.headers.get('location');
    return redirect === null ? partsOf(await reply.text(), page, usedParts) : { redirect };
  }
  attachRouterServerSsrUtils({ router, manifest: undefined });
  router.serverSsr?.disableHydration();
  await router.load();
  await loadAllParts();
  const responseHeaders = new Headers();
  const { response } = await renderRouterToStream({ request, router, responseHeaders, children });
  return partsOf(await response.text(), page, usedParts);
};

function jsonElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${asJson(data)}</script>`;
}

/**
 * Moves the title, which React writes first, from the markup to the head.
 * @throws Error if a part of the page failed to render.
 */
function partsOf(html: string, page: PageToRender, usedParts: ReadonlySet<string>) {
  if (html.includes(failedPart)) throw new Error('a part of the page could not be rendered');
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return {
    markup: html.replace(tag, () => ''),
    head: renderHead(page, title),
    parts: [...usedParts],
  };
}

/** Fills the query cache with the data read by the server, dated `at`. Skips user data without a session. */
function fillQueries(client: QueryClient, data: PageData, at: string): void {
  const { deployment, me, projects, projectCounts, resumption, subscription } = data;
  const { project, figures, rehearsal, profile } = data;
  const options = { updatedAt: Date.parse(at) };
  client.setQueryData(deploymentQuery.queryKey, deployment, options);
  if (!me) return;
  client.setQueryData(meQuery.queryKey, me, options);
  if (projects) client.setQueryData(projectsQuery().queryKey, firstPageOf(projects), options);
  if (projectCounts) client.setQueryData(projectCountsQuery.queryKey, projectCounts, options);
  if (resumption !== undefined) {
    client.setQueryData(resumptionQuery.queryKey, resumption, options);
  }
  if (subscription !== undefined) {
    client.setQueryData(subscriptionQuery.queryKey, subscription, options);
  }
  if (project) client.setQueryData(projectQuery(project.id).queryKey, project, options);
  if (rehearsal) {
    client.setQueryData(rehearsalQuery(rehearsal.project.id).queryKey, rehearsal, options);
  }
  if (project && profile) {
    client.setQueryData(profileQuery(project.id).queryKey, profile, options);
  }
  if (project && figures) {
    client.setQueryData(figuresQuery(project.id).queryKey, figures, options);
  }
}

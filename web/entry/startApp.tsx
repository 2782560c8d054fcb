import { defaultLanguage } from '@elan/domain/language';
import { offlineMark } from '@elan/domain/pages';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createRoot } from 'react-dom/client';
import { loadShellCopy } from '../copy/copy.ts';
import { rememberedLanguage } from '../copy/rememberedLanguage.ts';
import type { RenderedBy } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { loadPartsOf, loadPartsWhenIdle } from '../parts/parts.ts';
import { restoreSandboxFold } from '../shell/foldSandbox.ts';
import { App, makePages } from './App.tsx';
import { beginPage, hydratePage, isStillRight } from './hydratePage.ts';
import { forgetEarly } from './replayEarly.ts';

/** True until React starts on the first page, whose texts `renderApp` or `hydratePage` loads. */
let namesItsTexts = true;

/** Starts the app: hydrates a server-rendered page unless it is outdated, else renders the page. */
export function startApp(): void {
  const root = beginPage();
  const pages = makePages({
    hasSession: hasSessionHint,
    // If this takes longer than a second, each component waits for its own text.
    loadTexts: async () => {
      const language = rememberedLanguage() ?? defaultLanguage;
      if (!namesItsTexts) await atMostASecond(loadPartsOf(`copy/${language}/`));
    },
  });
  const rendered = window.$_TSR?.router?.dehydratedData?.rendered as RenderedBy | undefined;
  if (rendered && isStillRight(rendered)) void hydrateApp(root, pages, rendered);
  else void renderApp(root, pages);
}

type Pages = ReturnType<typeof makePages>;

/** How long to wait for texts or offline data before showing a page, in milliseconds. */
const patienceMs = 1_000;

async function atMostASecond(work: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work, patience]).catch(() => {});
}

/**
 * Renders the page in the browser. For a signed-in user's page from the service worker, first tries for a second to
 * restore the data stored on this device.
 */
async function renderApp(container: HTMLElement, pages: Pages): Promise<void> {
  restoreSandboxFold();
  if (hasSessionHint() && document.documentElement.hasAttribute(offlineMark)) {
    const restoring = import('../offline/deviceCopy.ts').then(({ restoreCopy }) =>
      restoreCopy(pages.client),
    );
    await atMostASecond(restoring);
  }
  // Keeps storing requested paid modules on pages that lack this inline script.
  await import('./noteEarlyClick.ts');
  await loadShellCopy(rememberedLanguage() ?? defaultLanguage);
  forgetEarly();
  // From now on pages wait for their texts, because a text that loads late would hide what is already shown.
  namesItsTexts = false;
  createRoot(container).render(<App {...pages} />);
  loadPartsWhenIdle();
}

/** Hydrates the server-rendered page. */
async function hydrateApp(container: HTMLElement, pages: Pages, by: RenderedBy): Promise<void> {
  await hydrate(pages.router);
  await hydratePage(container, <App {...pages} rendered={by} />, () => {
    namesItsTexts = false;
    window.$_TSR?.h();
  });
}

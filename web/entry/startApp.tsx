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

/** True until the server-rendered page is hydrated; such a page lists the texts that it needs. */
let namesItsTexts = true;

/** Starts the app: hydrates the server-rendered page if it is still right, else renders the page. */
export function startApp(): void {
  const root = beginPage();
  const pages = makePages({
    hasSession: hasSessionHint,
    // A text that fails to load in time is awaited where it is used.
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

/** Maximum wait for optional resources, in milliseconds. */
const patienceMs = 1_000;

async function atMostASecond(work: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work, patience]).catch(() => {});
}

/**
 * Renders a page that the server did not render. If it comes from the service worker, uses the user's data stored on
 * this device.
 */
async function renderApp(container: HTMLElement, pages: Pages): Promise<void> {
  restoreSandboxFold();
  if (hasSessionHint() && document.documentElement.hasAttribute(offlineMark)) {
    const restoring = import('../offline/deviceCopy.ts').then(({ restoreCopy }) =>
      restoreCopy(pages.client),
    );
    // Without the copy the page requests the data from the server.
    await atMostASecond(restoring);
  }
  // A server-rendered page already has this script in its head.
  await import('./noteEarlyClick.ts');
  await loadShellCopy(rememberedLanguage() ?? defaultLanguage);
  forgetEarly();
  // From here on pages wait for their texts, because a text that arrives late would hide what is already shown.
  namesItsTexts = false;
  createRoot(container).render(<App {...pages} />);
  loadPartsWhenIdle();
}

/** Hydrates the server-rendered page once the screen's code is loaded. */
async function hydrateApp(container: HTMLElement, pages: Pages, by: RenderedBy): Promise<void> {
  await hydrate(pages.router);
  await hydratePage(container, <App {...pages} rendered={by} />, () => {
    namesItsTexts = false;
    window.$_TSR?.h();
  });
}

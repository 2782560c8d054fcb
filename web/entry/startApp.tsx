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

/** Until a page that the server rendered is hydrated: it names the texts that it can show. */
let namesItsTexts = true;

/** Starts the app on a page: hydrates what the server rendered, where that is still right, else renders the page. */
export function startApp(): void {
  const root = beginPage();
  const pages = makePages({
    hasSession: hasSessionHint,
    // What could not be loaded is waited for in its place.
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

/** How long a page waits for what it can do without, in milliseconds. */
const patienceMs = 1_000;

async function atMostASecond(work: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([work, patience]).catch(() => {});
}

/** Renders a page that the server did not; one from the service worker, with what this device keeps of its person. */
async function renderApp(container: HTMLElement, pages: Pages): Promise<void> {
  restoreSandboxFold();
  if (hasSessionHint() && document.documentElement.hasAttribute(offlineMark)) {
    const restoring = import('../offline/deviceCopy.ts').then(({ restoreCopy }) =>
      restoreCopy(pages.client),
    );
    // Without it the page asks the server.
    await atMostASecond(restoring);
  }
  // A page that the server rendered has it in its head.
  await import('./noteEarlyClick.ts');
  await loadShellCopy(rememberedLanguage() ?? defaultLanguage);
  forgetEarly();
  // Its first page waits for its texts too: one that comes later would hide what is shown already.
  namesItsTexts = false;
  createRoot(container).render(<App {...pages} />);
  loadPartsWhenIdle();
}

/** Hydrates what the server rendered, once the screen's code is loaded. */
async function hydrateApp(container: HTMLElement, pages: Pages, by: RenderedBy): Promise<void> {
  await hydrate(pages.router);
  await hydratePage(container, <App {...pages} rendered={by} />, () => {
    namesItsTexts = false;
    window.$_TSR?.h();
  });
}

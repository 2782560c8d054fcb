import './takeMailLinkFirst.ts';
import './openTabProject.ts';
import '../styles.css';
import { defaultLanguage } from '@elan/domain/language';
import { offlineMark } from '@elan/domain/pages';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadShellCopy } from '../copy/copy.ts';
import { rememberedLanguage } from '../copy/rememberedLanguage.ts';
import type { RenderedBy } from '../lib/rendered.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { refillTypedTexts } from '../lib/typedTexts.ts';
import { loadParts, loadPartsOf, loadPartsWhenIdle } from '../parts/parts.ts';
import { restoreSandboxFold } from '../shell/foldSandbox.ts';
import { App, makePages } from './App.tsx';
import { noticeSilentFills } from './noticeSilentFills.ts';
import { forgetEarly, replayEarly } from './replayEarly.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
noticeSilentFills();

let isShown = false;
const pages = makePages({
  hasSession: hasSessionHint,
  // What could not be loaded is waited for in its place.
  loadTexts: async () => {
    const language = rememberedLanguage() ?? defaultLanguage;
    if (isShown) await loadPartsOf(`copy/${language}/`).catch(() => {});
  },
});
const rendered = window.$_TSR?.router?.dehydratedData?.rendered as RenderedBy | undefined;

// Not awaited: the files of the screens import this one, and would wait for it in turn.
if (rendered && isStillRight(rendered)) void hydratePage(root, rendered);
else void renderPage(root);
// Once the drafts are in their fields.
setTimeout(refillTypedTexts, 1_000);

/** @returns false where the server rendered another language, or for a session that has begun or ended since. */
function isStillRight({ language, isSignedIn }: RenderedBy): boolean {
  return (rememberedLanguage() ?? language) === language && hasSessionHint() === isSignedIn;
}

/** How long a page waits for this device's own copy, in milliseconds. */
const copyPatienceMs = 1_000;

/** Renders a page that the server did not; one from the service worker, with what this device keeps of its person. */
async function renderPage(container: HTMLElement): Promise<void> {
  restoreSandboxFold();
  if (hasSessionHint() && document.documentElement.hasAttribute(offlineMark)) {
    const restoring = import('../offline/deviceCopy.ts').then(({ restoreCopy }) =>
      restoreCopy(pages.client),
    );
    const patience = new Promise((resolve) => setTimeout(resolve, copyPatienceMs));
    // Without it the page asks the server.
    await Promise.race([restoring, patience]).catch(() => {});
  }
  // A page that the server rendered has it in its head.
  await import('./noteEarlyClick.ts');
  await loadShellCopy(rememberedLanguage() ?? defaultLanguage);
  forgetEarly();
  createRoot(container).render(<App {...pages} />);
  isShown = true;
  loadPartsWhenIdle();
}

/** Hydrates what the server rendered, once the screen's code is loaded. */
async function hydratePage(container: HTMLElement, by: RenderedBy): Promise<void> {
  await hydrate(pages.router);
  // Also the texts that a press may show: one that is not there would hide the page for as long as it takes, and the focus
  // would be lost. What could not be loaded is waited for in its place.
  await loadParts(new Set(container.dataset.parts?.split(' '))).catch(() => {});
  // In a transition React hydrates in pieces, so that the browser can answer between them.
  startTransition(() => {
    hydrateRoot(container, <App {...pages} rendered={by} />, {
      // React has rendered a part again, such as one that the browser had translated before: the page works.
      onRecoverableError: (error) => console.warn(error),
    });
  });
  isShown = true;
  window.$_TSR?.h();
  void replayEarly(container, () => loadPartsOf('../domain/').catch(() => {}));
  loadPartsWhenIdle();
}

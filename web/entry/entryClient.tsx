import '../session/takeMailLinkFirst.ts';
import type { Drawn, PageData } from '@elan/domain/contract/pageData';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberedLanguage } from '../copy/rememberedLanguage.ts';
import { pageData } from '../hydration/pageData.ts';
import { takeEarlyClick } from '../hydration/replayClick.ts';
import { keepEarlyInput } from '../hydration/replayInput.ts';
import { makeQueryClient } from '../lib/queryClient.ts';
import { hasSessionHint } from '../lib/sessionEnd.ts';
import { holdHeightWhileTyping } from '../ui/holdHeight.ts';
import { App } from './App.tsx';
import { makeRouter } from './routes.tsx';
import '../styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

holdHeightWhileTyping();
const client = makeQueryClient();
const router = makeRouter();
const data = pageData();
const drawn = data?.drawn;

// Not awaited: the files of the screens import this one, and would wait for it in turn.
if (drawn && isStillRight(drawn, data)) void takeOver(root, drawn);
else {
  takeEarlyClick();
  createRoot(root).render(<App client={client} router={router} />);
}

/** What this browser knows and the server could not (a choice, a session that began or ended) makes it another page. */
function isStillRight({ language }: Drawn, { me }: PageData): boolean {
  return (rememberedLanguage() ?? language) === language && hasSessionHint() === (me !== undefined);
}

/** Gives what the server drew its life; the screen's code is there before, so that nothing is drawn twice. */
async function takeOver(container: HTMLElement, page: Drawn): Promise<void> {
  // With it the router draws the tree that it draws on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  const restoreTyped = keepEarlyInput(container);
  const pressAgain = takeEarlyClick();
  // In a transition React takes the page over piece by piece, and lets the browser in between.
  startTransition(() => {
    hydrateRoot(container, <App client={client} router={router} drawn={page} />);
  });
  setTimeout(() => {
    restoreTyped();
    // Once React knows what was typed.
    setTimeout(pressAgain);
  });
}

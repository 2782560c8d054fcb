import { landingAddress } from '@elan/domain/language';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { provideCopy } from '../copy/copy.ts';
import { provideLandingCopy } from '../copy/landingCopy.ts';
import { keepShownLanguage, rememberedLanguage } from '../copy/language.tsx';
import { pageData } from '../pageData.ts';
import { FrontPage } from './FrontPage.tsx';

type FrontTexts = typeof import('./texts.fr.ts').texts;

/**
 * Gives the first page that the server drew its life.
 * @param Screen the landing page. @param texts in the language of the page.
 */
export function takeOver(Screen: ComponentType, texts: FrontTexts): void {
  const root = document.getElementById('root');
  const data = pageData();
  if (!root || !data?.drawn) throw new Error('no page that was drawn');
  const { deployment, drawn } = data;
  const remembered = rememberedLanguage();
  // Only where its cookie is gone does a browser know more than the server did. An address of a language speaks it.
  const isAsked = location.pathname === landingAddress.en;
  if (!isAsked && remembered !== undefined && remembered !== drawn.language) {
    location.replace(landingAddress[remembered]);
    return;
  }
  keepShownLanguage(drawn.language);
  provideCopy(drawn.language, texts.copy);
  provideLandingCopy(drawn.language, texts.landing);
  // In a transition React takes the page over piece by piece, and lets the browser in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <FrontPage drawn={drawn} deployment={deployment}>
        <Screen />
      </FrontPage>,
    );
  });
}

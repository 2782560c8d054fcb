import { asLanguage, type Language, landingPath, languageField } from '@elan/domain/language';
import {
  keepShownLanguage,
  rememberedLanguage,
  rememberLanguage,
} from '../copy/rememberedLanguage.ts';
import { attachSandboxFold } from '../shell/foldSandbox.ts';
import { attachBehaviour } from './islands.ts';

/*
 * The script of the landing page, which attaches behaviour to the server-rendered page without React
 * (docs/decisions/0041-the-landing-page-moves-without-react.md).
 */
const pageLanguage = asLanguage(document.documentElement.lang);
if (!pageLanguage) throw new Error('a page in no language');
const remembered = rememberedLanguage();
// The language stored in this browser applies, unless the path is that of the English page.
const isAsked = location.pathname === landingPath.en;
if (!isAsked && remembered !== undefined && remembered !== pageLanguage) {
  location.replace(landingPath[remembered]);
} else {
  keepShownLanguage(pageLanguage);
  attachBehaviour(document.body);
  attachSandboxFold(document.body);
  openTermsDialog(pageLanguage);
}

// Handled here, because submitting the toggle's form natively would not record the choice in this browser.
document.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== languageField) return;
  const asked = asLanguage(submitter.value);
  if (!asked) return;
  event.preventDefault();
  rememberLanguage(asked, true);
  location.assign(landingPath[asked]);
});

/** Makes the terms form open the Terms of Service over the page. The terms and React are loaded only then. */
function openTermsDialog(language: Language): void {
  const form = document.querySelector<HTMLFormElement>('form[action="/terms"]');
  let isComing = false;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isComing) return;
    isComing = true;
    import('./TermsOverlay.tsx')
      .then(({ openTermsOverlay }) => openTermsOverlay(language))
      // If loading fails, the form opens the page of the terms, as it does without JavaScript.
      .catch(() => form.submit())
      .finally(() => {
        isComing = false;
      });
  });
}

import { asLanguage, landingPath, languageField } from '@elan/domain/language';
import {
  keepShownLanguage,
  rememberedLanguage,
  rememberLanguage,
} from '../copy/rememberedLanguage.ts';
import { attachBehaviour } from './islands.ts';
import { openTermsDialog } from './openTermsDialog.ts';

/*
 * The script of the landing page, which the server rendered whole: it makes move what moves. React, which rendered it, is
 * not there (decision 41).
 */
const shown = asLanguage(document.documentElement.lang);
if (!shown) throw new Error('a page in no language');
const remembered = rememberedLanguage();
// Only where its cookie is gone does a browser know more than the server did. An address of a language speaks it.
const isAsked = location.pathname === landingPath.en;
if (!isAsked && remembered !== undefined && remembered !== shown) {
  location.replace(landingPath[remembered]);
} else {
  keepShownLanguage(shown);
  attachBehaviour(document.body);
  openTermsDialog(shown);
}

// Sent by itself, the form of the toggle would tell the server alone that this language was chosen.
document.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== languageField) return;
  const asked = asLanguage(submitter.value);
  if (!asked) return;
  event.preventDefault();
  rememberLanguage(asked, true);
  location.assign(landingPath[asked]);
});

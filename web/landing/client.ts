import { asLanguage, landingPath, languageField } from '@elan/domain/language';
import {
  keepShownLanguage,
  rememberedLanguage,
  rememberLanguage,
} from '../copy/rememberedLanguage.ts';
import { attachBehaviour } from './islands.ts';
import { openTermsDialog } from './openTermsDialog.ts';

/*
 * The script of the landing page, which the server drew whole: it makes move what moves. React, which drew it, is
 * not there (docs/decisions/0041-the-landing-page-moves-without-react.md).
 */
const drawn = asLanguage(document.documentElement.lang);
if (!drawn) throw new Error('a page in no language');
const remembered = rememberedLanguage();
// Only where its cookie is gone does a browser know more than the server did. An address of a language speaks it.
const isAsked = location.pathname === landingPath.en;
if (!isAsked && remembered !== undefined && remembered !== drawn) {
  location.replace(landingPath[remembered]);
} else {
  keepShownLanguage(drawn);
  attachBehaviour(document.body);
  openTermsDialog(drawn);
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

import type { Language } from '@elan/domain/language';

/** Opens the Terms of Service over the landing page; they and React are loaded only then. */
export function openTermsDialog(language: Language): void {
  const form = document.querySelector<HTMLFormElement>('form[action="/terms"]');
  let isComing = false;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isComing) return;
    isComing = true;
    import('./TermsOverlay.tsx')
      .then(({ openTermsOverlay }) => openTermsOverlay(language))
      // Where they cannot be loaded, the form leads to the page of the terms, as it does without scripts.
      .catch(() => form.submit())
      .finally(() => {
        isComing = false;
      });
  });
}

import { laterId } from '@elan/domain/contract/pageData';

// Applies the stored state of the stand-in banner before the first paint, so that a folded banner never appears open.
// Repeats code of `web/shell/foldSandbox.ts`, because an import would load too late.
try {
  const fold = localStorage.getItem('elan.sandbox');
  if (fold) document.documentElement.dataset.sandbox = fold;
} catch {
  // Storage is blocked, so the banner stays open.
}

/**
 * Inserts the script tags that the server puts in a template. Waits for the first paint, because the page can be read
 * without these scripts. A background tab paints only when it is shown.
 */
requestAnimationFrame(() => {
  // The frame is usually painted between the two callbacks.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (!(later instanceof HTMLTemplateElement)) return;
    document.head.append(later.content);
    later.remove();
  });
});

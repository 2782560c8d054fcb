import { laterId } from '@elan/domain/contract/pageData';

// Applies the folded state (`web/shell/foldSandbox.ts`) before the first paint, so that a folded banner never appears
// open. An import would have to load first, so the code is repeated here.
try {
  const fold = localStorage.getItem('elan.sandbox');
  if (fold) document.documentElement.dataset.sandbox = fold;
} catch {
  // Storage is blocked, so the banner stays open.
}

/**
 * Runs with the HTML of every server-rendered page. The server puts the other script tags in a template; this inserts
 * them after the first paint, which a background tab postpones. Links, forms and text work without them.
 */
requestAnimationFrame(() => {
  // The frame is painted between the two callbacks.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (!(later instanceof HTMLTemplateElement)) return;
    document.head.append(later.content);
    later.remove();
  });
});

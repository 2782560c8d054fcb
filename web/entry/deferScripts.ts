import { laterId } from '@elan/domain/contract/pageData';

// So that a banner that was folded (`web/shell/foldSandbox.ts`) is never seen open; here without an import, which would
// have to be loaded first.
try {
  const fold = localStorage.getItem('elan.sandbox');
  if (fold) document.documentElement.dataset.sandbox = fold;
} catch {
  // A browser that stores nothing remembers nothing.
}

/**
 * Runs with the HTML of every page that the server rendered. The server puts the other script tags in a template; this
 * inserts them after the first paint, and not in a background tab. Links, forms and text work without them.
 */
requestAnimationFrame(() => {
  // The frame is painted between these two callbacks.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (!(later instanceof HTMLTemplateElement)) return;
    document.head.append(later.content);
    later.remove();
  });
});

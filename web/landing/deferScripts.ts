import { laterId } from '@elan/domain/contract/pageData';
import '../shell/applySandboxFold.ts';

/**
 * The only script that runs with the landing page's HTML. The server puts the other script tags in a template; this
 * inserts them after the first paint, and not in a background tab. Links, forms and text work without them.
 */
requestAnimationFrame(() => {
  // The frame is painted between these two callbacks.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  });
});

import { laterId } from '@elan/domain/contract/pageData';

/**
 * The only script in the HTML of the landing page. It loads the others, which the server listed in an inert element, after the
 * first paint, and not in a background tab. Until then the links, forms and text work without scripts.
 */
requestAnimationFrame(() => {
  // The frame is painted between these two callbacks.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  });
});

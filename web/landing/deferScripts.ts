import { laterId } from '@elan/domain/contract/pageData';

/**
 * The only script that the landing page names: once the page is on the screen it has the others come, which the server
 * put aside, and not while it is in a tab that nobody looks at. Until then its links, its forms and its text do without.
 */
requestAnimationFrame(() => {
  // The frame is painted between the two.
  setTimeout(() => {
    const later = document.getElementById(laterId);
    if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  });
});

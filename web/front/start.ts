import { laterId } from '@elan/domain/contract/pageData';

/** For how long to wait for a frame, in ms: in a tab that nobody looks at none comes. */
const patience = 3_000;

/**
 * The only script that a drawn page names: once the page is on the screen it has the others come, which the server
 * put aside. Until then the page's links, its forms and its text do without.
 */
function begin(): void {
  const later = document.getElementById(laterId);
  // Empty from the second time on.
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
}

// The frame is painted between the two.
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, patience);

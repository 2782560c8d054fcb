/** Questions beside what they will give; one above the other on a narrow page and on paper. */
export const columns =
  'group/columns grid items-start gap-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-8 print:block';

/** A text that is written, or being written, has the full width; the questions are above it. */
export const oneColumn = 'group/columns grid items-start gap-2 sm:gap-6 print:block';

/**
 * Each child is a stacking context, painted separately: a key in one field does not repaint the others. Without it
 * the browser visits all of them at every key.
 */
export const paintedApart = '*:isolate';

/** What is folded in it takes no space. The questions are not printed with a text that was written from them. */
export const questionsColumn =
  'flex min-w-0 flex-col gap-3 sm:gap-6 group-has-data-result/columns:print:hidden';

/** Sticks to the bottom of the screen, above the banner, while the part of the page that it ends is in view. */
export const stuckToBottom =
  'sm:sticky sm:bottom-[var(--covered,0px)] sm:z-10 sm:-mx-2 sm:rounded sm:border sm:border-line sm:bg-surface sm:p-2 short:static max-sm:contents';

/** On a phone the state of saving alone does so, in one line. */
export const stateStuckToBottom =
  'max-sm:sticky max-sm:bottom-[var(--covered,0px)] max-sm:z-10 max-sm:-mx-2 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-2 max-sm:py-1 short:static';

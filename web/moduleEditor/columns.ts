/** Questions beside the write-up; one above the other where the page is narrow, and on paper. */
export const columns =
  'group/columns grid items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-7 print:block';

/**
 * Each child is painted by itself, and again only when something in it changes: a key in one field leaves what is kept
 * of all others as it is. What is no stacking context of its own the browser goes through at every key.
 */
export const paintedApart = '*:isolate';

/** The questions do not go on paper with the text that was written from them. */
export const questionsColumn = `min-w-0 space-y-6 ${paintedApart} group-has-data-result/columns:print:hidden`;

/** Questions beside the write-up; one above the other on a narrow page and on paper. */
export const columns =
  'group/columns grid items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-7 print:block';

/**
 * Each child is a stacking context, painted separately: a key in one field does not repaint the others. Without it
 * the browser visits all of them at every key.
 */
export const paintedApart = '*:isolate';

/** The questions are not printed with a text that was written from them. */
export const questionsColumn = `min-w-0 space-y-6 ${paintedApart} group-has-data-result/columns:print:hidden`;

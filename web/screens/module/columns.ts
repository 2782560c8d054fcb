/** Questions beside the write-up; one above the other where the page is narrow, and on paper. */
export const columns =
  'group/columns grid items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-7 print:block';

/** The questions do not go on paper with the text that was written from them. */
export const questionsColumn = 'min-w-0 space-y-6 group-has-data-result/columns:print:hidden';

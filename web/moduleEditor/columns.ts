/** Shows the questions beside the result, or above it on a narrow page and in print. */
export const columns =
  'group/columns grid items-start gap-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-8 print:block';

/** The layout from the moment a result is requested: full width, with the questions above the result. */
export const oneColumn = 'group/columns grid items-start gap-2 sm:gap-6 print:block';

/**
 * Makes each child a stacking context, so that a keystroke in one field does not make the browser repaint the others.
 */
export const paintedApart = '*:isolate';

/** The questions are not printed once there is a result. */
export const questionsColumn =
  'flex min-w-0 flex-col gap-3 sm:gap-6 group-has-data-result/columns:print:hidden';

/** Sticks to the bottom of the screen, above any banner of the stand-ins, except on a phone or a low screen. */
export const stuckToBottom =
  'sm:sticky sm:bottom-[var(--covered,0px)] sm:z-10 sm:-mx-2 sm:rounded sm:border sm:border-line sm:bg-surface sm:p-2 short:static max-sm:contents';

/** On a phone, only the line with the save state sticks to the bottom, unless the screen is low. */
export const stateStuckToBottom =
  'max-sm:sticky max-sm:bottom-[var(--covered,0px)] max-sm:z-10 max-sm:-mx-2 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-2 max-sm:py-1 short:static';

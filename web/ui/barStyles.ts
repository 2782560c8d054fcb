/**
 * The classes of every bar: a track and its fill. Forced colours would paint both with the page's background, so the
 * track gets a border and the fill keeps its colour, which is a system colour then.
 */
export const barTrack =
  'overflow-hidden rounded-sm bg-line forced-colors:border forced-colors:bg-transparent print:border print:border-edge';
export const barFilling = 'h-full forced-color-adjust-none print-colours';

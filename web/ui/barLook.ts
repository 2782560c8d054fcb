/**
 * The look of every bar: a track, and what fills it. Forced colours would paint both over with the colour of the
 * page, so the track gets a line and the filling keeps its colour, which is the system's then.
 */
export const barTrack =
  'overflow-hidden rounded-sm bg-line forced-colors:border forced-colors:bg-transparent print:border print:border-edge';
export const barFilling = 'h-full forced-color-adjust-none print-colours';

/** Classes of the button that opens the user menu. */
export const menuButton =
  'grid size-11 place-items-center rounded-full bg-tint font-semibold text-action uppercase hover:bg-action hover:text-on-action';

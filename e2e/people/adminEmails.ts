/** The administrators of the suite's servers: one uses the support desk, the others visit every page. */
export const adminEmails = {
  desk: 'soutien@exemple.ca',
  'walking-fr': 'marche@exemple.ca',
  'walking-en': 'walk@exemple.ca',
  'phone-fr': 'telephone@exemple.ca',
  'phone-en': 'phone@exemple.ca',
} as const;

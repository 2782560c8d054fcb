import type { common as fr } from '../fr/common.ts';

/** Words that several screens share. */
export const common: typeof fr = {
  optional: '(optional)',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss this message',
  loading: 'Loading…',
  network: 'Network connection failed. Please check your internet connection and try again.',
  connectionError: 'Connection Error',
  switchLanguage: 'Français',
};

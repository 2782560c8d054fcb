import type { Copy } from './fr/fr.ts';

/**
 * The file of each section, in both languages. A page first loads the files that it needs to render
 * (`web/build/textsOfPages.ts`), in its language, and the others later.
 */
export const fileOf = {
  admin: 'admin',
  brainstorm: 'modulePages',
  common: 'shell',
  dashboard: 'dashboard',
  download: 'results',
  failures: 'failures',
  feedback: 'feedback',
  firstSteps: 'dashboard',
  guiding: 'guiding',
  journal: 'modulePages',
  maturity: 'modulePages',
  moduleScreen: 'moduleScreen',
  personas: 'modulePages',
  pricing: 'pricing',
  revision: 'revision',
  shell: 'shell',
  storage: 'shell',
  subscription: 'subscription',
  success: 'subscription',
  twin: 'twin',
  upsell: 'subscription',
  versions: 'results',
} as const satisfies Readonly<Record<keyof Copy, string>>;

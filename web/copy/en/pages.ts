import type { pages as fr } from '../fr/pages.ts';

/** The titles and descriptions of public pages for search engines and shared links. */
export const pages: typeof fr = {
  descriptions: {
    landing: (modules, free) =>
      `${modules} guided modules and an AI that writes from your own answers: from an idea to a business plan, in English and French. ${free} modules are free, no card needed.`,
    auth: 'Open your Élan account or come back to your business projects, module by module, in English and in French.',
    pricing:
      'What is free and what Premium opens: every module, AI generations and unlimited projects, with no commitment.',
    privacy:
      'What Élan keeps, why and for how long, who receives it, and how to get or erase your personal information.',
    terms:
      'The rules of Élan: subscription, cancellation, ownership of your data and responsibility for your decisions.',
  },
  picture: 'Élan: from an idea to a business plan.',
};

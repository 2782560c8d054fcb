import type { guiding as fr } from '../fr/guiding.ts';

/** Texts that guide the user through the modules: auto-fill, the next step, what to expect. */
export const guiding: typeof fr = {
  autoFill: {
    title: 'Save time',
    text: 'The AI proposes answers to blank questions where what you have already written allows it, then writes the analysis and saves. Your own answers stay as they are; every proposal is for you to check.',
    short: 'Proposes what is missing, then writes.',
    about: 'Learn more',
    cost: 'Counts as one generation.',
    button: 'Auto-fill',
    dismiss: 'Hide auto-fill',
    generating: 'Looking for answers in your project…',
    saving: 'Writing and saving…',
    done: 'Module successfully filled and saved!',
    check: (count) => (count === 1 ? 'One answer to check.' : `${count} answers to check.`),
    failed: 'Error during auto-fill',
    foundNothing: {
      title: 'Not enough yet to fill this module',
      text: 'What you have written answers none of the required questions that are left. Nothing was written, and your answers stay as they were. Answer a question or two, or say more in the modules before this one, then try again.',
    },
    refused: {
      quota: 'You have reached your AI generation limit.',
      premium: 'A premium subscription is required to use this module.',
      goTo: (title) => `Go to: ${title}`,
    },
  },
  proposed: {
    marks: {
      proposed: 'Proposed, to check',
      idea: 'Idea written by the AI, to check',
      default: 'Default value, not from your answers',
      readyMade: 'Ready-made sentence, to rewrite',
    },
    confirm: 'Confirm',
    confirmOf: {
      proposed: (question) => `Confirm the proposed answer: ${question}`,
      idea: (question) => `Confirm the idea written by the AI: ${question}`,
      default: (question) => `Confirm the default value: ${question}`,
      readyMade: (question) => `Confirm the ready-made sentence: ${question}`,
    },
  },
  ready: {
    title: 'Ready to develop your idea',
    text: 'Each step builds on the one before.',
    steps: {
      idea: 'Idea defined',
      analysis: 'Market analysis',
      plan: 'Business plan',
    },
    done: 'done',
    premium: 'PREMIUM',
    continue: 'Continue with analysis',
    plan: 'Go on to the business plan',
    unlock: 'Unlock all modules',
  },
  plan: {
    title: 'What your plan will include',
    text: 'Ten parts, written from your answers and the modules you have done.',
  },
  nature: {
    title: 'An analysis adapted to your project',
    text: 'A product that is made and a digital service do not affect the environment in the same way. The analysis adapts to what your answers say about your project.',
    kinds: {
      physical: {
        title: 'Physical project',
        text: 'materials, production, packaging, transport, energy and waste.',
      },
      digital: {
        title: 'Digital project',
        text: 'devices, hosting, data, computing and trips avoided.',
      },
      both: {
        title: 'Physical and digital project',
        text: 'both, and which one weighs more.',
      },
    },
    yours: 'Yours, from your answers',
  },
};

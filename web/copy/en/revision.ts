import type { Copy } from '../fr/fr.ts';

/** Texts for requesting a change in a part of a write-up. */
export const revision: Copy['revision'] = {
  ask: 'Ask for a change',
  chosen: (words) => `Chosen passage: “${words}”`,
  title: (section) => `Change in “${section}”`,
  part: 'Which part?',
  whole: 'The whole section',
  wholeOf: (section) => `The whole section “${section}”`,
  what: 'What should change?',
  help: 'Only this part is rewritten; the rest of the text stays as it is.',
  choices: 'Quick choices',
  shorter: 'Shorter',
  plainer: 'Plainer',
  moreConcrete: 'More concrete',
  withExample: { label: 'With my example…', text: 'With my example: ' },
  propose: 'Propose',
  again: 'Propose again',
  cancel: 'Cancel',
  missing: 'Say what should change.',
  tooLong: (length, most) =>
    `At most ${most} characters; there are ${length}. Shorten your request.`,
  writing: 'Writing the proposal',
  ready: 'The proposal is ready. Nothing changes unless you accept it.',
  before: 'Present text',
  after: 'Proposal',
  means: { del: ': removed.', ins: ': added.' },
  same: 'The proposal repeats the text word for word.',
  stopped: 'You stopped the writing. If you accept, this beginning replaces the whole passage.',
  accept: 'Accept',
  discard: 'Discard',
  accepted: 'The text is changed. The former one stays in the earlier versions.',
  failed: 'The proposal could not be written',
  conflict:
    'The module was changed elsewhere. The newest text is shown now, and nothing was counted: propose again.',
  notBegun: 'Nothing was begun or counted. Your request is still here.',
  textKept: 'Your text is still there.',
};

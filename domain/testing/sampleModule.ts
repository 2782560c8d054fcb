import { defineModule } from '../questionnaire/module.ts';

const both = (words: string) => ({ fr: words, en: words });
const written = { help: both('?'), placeholder: both('…') };

/** A module with each kind of question, required and optional. */
export const sampleModule = defineModule({
  key: 'sample',
  kind: 'writeUp',
  free: true,
  title: both('Sample'),
  shortTitle: both('Sample'),
  summary: both('For the tests of the rules'),
  groups: [
    { id: 'who', title: both('Who') },
    { id: 'what', title: both('What') },
  ],
  questions: [
    { id: 'name', group: 'who', kind: 'text', required: true, label: both('Name'), ...written },
    {
      id: 'story',
      group: 'who',
      kind: 'longText',
      required: false,
      label: both('Story'),
      ...written,
    },
    {
      id: 'size',
      group: 'what',
      kind: 'select',
      required: true,
      label: both('Size'),
      help: both('?'),
      options: [
        { id: 'small', label: { fr: 'Petite', en: 'Small' } },
        { id: 'large', label: { fr: 'Grande', en: 'Large' } },
      ],
    },
  ],
  sections: [{ id: 'only', title: both('Only') }],
});

/** Answers to the required questions of `sampleModule`. */
export const sampleAnswers = { name: 'Élan', size: 'small' } as const;

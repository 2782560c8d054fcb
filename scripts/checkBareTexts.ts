import { bareTexts } from './bareTexts.ts';
import { repository } from './repository.ts';

// Biome's rules have no type information, which is needed to tell texts from elements.
const found = bareTexts(repository);
console.log(
  [
    ...found,
    found.length > 0
      ? 'Put each text into an element or a template, and what may be a text into inElement (web/ui/inElement.tsx).'
      : 'Every text is held by an element.',
  ].join('\n'),
);
process.exitCode = found.length > 0 ? 1 : 0;

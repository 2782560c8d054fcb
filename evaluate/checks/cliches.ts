import type { Language } from '@elan/domain/language';
import type { Check } from './check.ts';
import { plainWords } from './plainWords.ts';

/** Empty phrases, in the form that `plainWords` returns. */
const cliches: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'monde en constante evolution',
    'solution innovante',
    'solutions innovantes',
    'solution cle en main',
    'felicitations',
    'a la pointe de la technologie',
    'une veritable revolution',
    'changer la donne',
    'sortir du lot',
    'experience unique et inoubliable',
    'il est important de noter',
    'il est crucial de',
    'a l ere du numerique',
    'libere votre potentiel',
    'un ecosysteme dynamique',
    'synergie',
  ],
  en: [
    'in an ever changing world',
    'fast paced world',
    'innovative solution',
    'innovative solutions',
    'congratulations',
    'cutting edge',
    'game changer',
    'game changing',
    'take it to the next level',
    'stand out from the crowd',
    'it is important to note',
    'it is crucial to',
    'in the digital age',
    'unlock your potential',
    'a vibrant ecosystem',
    'synergy',
  ],
};

/** Finds phrases that could be about any business, except those that the user wrote. */
export const checkCliches: Check = ({ text, language, material }) => {
  const written = ` ${plainWords(text)} `;
  const own = ` ${material.map(plainWords).join(' ')} `;
  return cliches[language]
    .filter((cliche) => written.includes(` ${cliche} `) && !own.includes(` ${cliche} `))
    .map((cliche) => `cliché: “${cliche}”`);
};

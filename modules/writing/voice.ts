import type { Bilingual } from '@elan/domain/language';
import type { ModuleDefinition, Section } from '@elan/domain/questionnaire/module';

/** Who reads a text: its author alone, or a lender or partner whom the author gives it to. */
export type Reader = 'person' | 'lender';

/**
 * @returns who reads a part of a module's text; all of the text but its advice where no section is named. Write-ups
 *   go into dossiers; a journal, and every structure, is for the person.
 */
export function readerOf({ kind }: ModuleDefinition, section?: Section): Reader {
  return kind === 'writeUp' && !section?.advice ? 'lender' : 'person';
}

/** The part of the role about the reader. */
export const audience: Readonly<Record<Reader, Bilingual>> = {
  person: {
    fr: 'Vous écrivez à une personne qui se lance pour la première fois et qui hésite encore : avec franchise, avec chaleur, sans jargon.',
    en: 'You write to a person who is starting out for the first time and still hesitates: frankly, warmly, without jargon.',
  },
  lender: {
    fr: 'Vous tenez la plume pour une personne qui se lance : un prêteur ou un partenaire lira ce texte. Écrivez avec franchise et sobriété, sans jargon.',
    en: 'You write on behalf of a person who is starting out: a lender or a partner will read this text. Write frankly and soberly, without jargon.',
  },
};

/** The form of address, after the name of the language. */
export const address: Readonly<Record<Reader, Bilingual>> = {
  person: { fr: ', au vouvoiement,', en: ',' },
  lender: {
    fr: ', à la troisième personne ou au « nous »,',
    en: ', in the third person or as “we”,',
  },
};

/** How a section shows that it is based on an answer: a lender reads about the business, not quotations of its owner. */
export const quoting: Readonly<Record<Reader, Bilingual>> = {
  person: {
    fr: 'Chaque section cite au moins une réponse, entre guillemets et en quelques mots.',
    en: 'Each section quotes at least one answer, in quotation marks and in a few words.',
  },
  lender: {
    fr: 'Chaque section reprend fidèlement au moins une réponse, sans guillemets.',
    en: 'Each section takes up at least one answer faithfully, without quotation marks.',
  },
};

const forTheBusiness: Bilingual = {
  fr: 'Le texte parle au nom de l’entreprise à quelqu’un qui ne connaît pas la personne, du premier mot au dernier : écrivez au « nous » ou, si elle est seule, à la troisième personne (l’entreprise, et la personne par son nom s’il est donné); jamais « je », jamais « vous », sauf dans un message destiné aux clients. Les réponses y deviennent les phrases de l’entreprise. Aucun conseil à la personne : un geste à faire s’y dit comme ce que l’entreprise fera, un doute comme un point à valider.',
  en: 'The text speaks for the business to someone who does not know the person, from the first word to the last: write “we” or, if the person is alone, the third person (the business, and the person by name where it is given); never “I”, never “you”, except in a message meant for customers. The answers become the sentences of the business. No advice to the person: an action is told as what the business will do, a doubt as a point to validate.',
};
const exceptAdvice: Bilingual = {
  fr: 'Seules les sections marquées [À la personne] s’adressent à elle, au « vous », avec chaleur; ce lecteur-là ne les verra pas.',
  en: 'Only the sections marked [To the person] speak to them, as “you”, warmly; that reader will not see them.',
};
/** Before the instruction for a section of advice. */
export const adviceMark: Bilingual = { fr: '[À la personne] ', en: '[To the person] ' };

/** The voice of a text, as a part of the task; nothing for one that speaks to the person throughout. */
export function voiceRule(reader: Reader, hasAdvice: boolean): readonly Bilingual[] {
  if (reader === 'person') return [];
  const rules = [forTheBusiness, ...(hasAdvice ? [exceptAdvice] : [])];
  return [{ fr: rules.map(({ fr }) => fr).join(' '), en: rules.map(({ en }) => en).join(' ') }];
}

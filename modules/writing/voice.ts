import type { Bilingual } from '@elan/domain/language';
import type { ModuleDefinition, Section } from '@elan/domain/questionnaire/module';

/** Whom a text addresses: the user, or a lender or partner to whom the user gives it. */
export type Reader = 'person' | 'lender';

/**
 * @returns whom a part of a module's text addresses; without `section`, all of the text except its advice. Write-ups
 * are for the readers of the dossier, whereas a journal analysis and all structured replies are for the user.
 */
export function readerOf({ kind }: ModuleDefinition, section?: Section): Reader {
  return kind === 'writeUp' && !section?.advice ? 'lender' : 'person';
}

/** The description of the reader in the role. */
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

/** The form of address, which follows the name of the language. */
export const address: Readonly<Record<Reader, Bilingual>> = {
  person: { fr: ', au vouvoiement,', en: ',' },
  lender: {
    fr: ', à la troisième personne ou au « nous »,',
    en: ', in the third person or as “we”,',
  },
};

/** How a section refers to the answers it is based on. A lender should read about the business, without quotations. */
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
/** Placed before the instruction for an advice section. */
export const adviceMark: Bilingual = { fr: '[À la personne] ', en: '[To the person] ' };

/** @returns the task's rules on voice; empty for a text that addresses the user throughout. */
export function voiceRule(reader: Reader, hasAdvice: boolean): readonly Bilingual[] {
  if (reader === 'person') return [];
  const rules = [forTheBusiness, ...(hasAdvice ? [exceptAdvice] : [])];
  return [{ fr: rules.map(({ fr }) => fr).join(' '), en: rules.map(({ en }) => en).join(' ') }];
}

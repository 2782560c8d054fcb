import { dayInToronto } from '@elan/domain/day';
import type { Bilingual } from '@elan/domain/language';
import { isBlank } from '@elan/domain/text';
import type { DossierDocument } from './blocks.ts';
import { briefOf, shortened } from './brief.ts';
import { threeYears } from './finances/forReaders.ts';
import { notice } from './notice.ts';
import { rendererLabels } from './rendererLabels.ts';
import type { DossierSource } from './source.ts';

const texts = {
  kind: { fr: 'Fiche d’une page', en: 'One-page sheet' },
  people: { fr: 'Les personnes', en: 'The people' },
  contact: { fr: 'Personne à joindre', en: 'Contact' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Maximum length of the contact's name, email or telephone. */
const longestContact = 80;

/** @returns a sheet of one page about a project, for someone who decides whether to read the rest. */
export function sheetDocument(source: DossierSource): DossierDocument {
  const { profile, language, now } = source;
  const { name, sentence, facts, people, figures } = briefOf(source);
  const contact = [profile.contact, profile.phone, profile.email].flatMap((text) =>
    text === undefined || isBlank(text) ? [] : [shortened(text, longestContact)],
  );
  const listed = [
    { label: texts.people[language], value: people.join('\n') },
    { label: texts.contact[language], value: contact.join('\n') },
  ];
  return {
    language,
    isSheet: true,
    title: name,
    labels: rendererLabels[language],
    cover: {
      kind: texts.kind[language],
      description: sentence,
      facts: [...facts, ...listed.filter(({ value }) => value !== '')],
      date: dayInToronto(now, language),
      notice: notice[language],
    },
    toValidate: [],
    blocks: figures ? [threeYears(figures, language, { isShort: true })] : [],
  };
}

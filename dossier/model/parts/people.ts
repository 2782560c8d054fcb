import type { DossierProfile, Person } from '@elan/domain/dossier/profile';
import type { Bilingual, Language } from '@elan/domain/language';
import { isBlank } from '@elan/domain/text';
import type { Block } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';

const fields = [
  ['role', { fr: 'Rôle', en: 'Role' }],
  ['share', { fr: 'Part de l’entreprise', en: 'Share of the business' }],
  ['training', { fr: 'Formation', en: 'Training' }],
  ['experience', { fr: 'Expérience', en: 'Experience' }],
] as const satisfies readonly (readonly [keyof Person, Bilingual])[];

const nameless: Bilingual = { fr: 'Personne', en: 'Person' };

/** @returns a heading and the completed fields for each person; skips people without any content. */
export function peopleBlocks({ people = [] }: DossierProfile, language: Language): Block[] {
  return people.flatMap((person, at): Block[] => {
    const known = fields.flatMap(([field, label]) => {
      const value = person[field];
      return value === undefined || isBlank(value) ? [] : [{ label, value }];
    });
    const name = person.name?.trim() ?? '';
    if (known.length === 0 && isBlank(name)) return [];
    return [
      { kind: 'heading', level: 2, text: name || `${nameless[language]} ${at + 1}` },
      ...known.map(
        ({ label, value }): Block => ({
          kind: 'paragraph',
          text: [
            { text: `${label[language]}${language === 'fr' ? '\u00a0' : ''}: `, bold: true },
            ...plain(value.trim()),
          ],
        }),
      ),
    ];
  });
}

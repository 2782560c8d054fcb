import type { Bilingual } from '@elan/domain/language';
import { type LinkId, linkTo, officialLinks } from '@elan/domain/links/officialLinks';

const none: Bilingual = {
  fr: 'Liens : aucun. N’écrivez aucune adresse web.',
  en: 'Links: none. Write no web address.',
};

/** @returns the prompt's rule on links: only these official links are allowed; none if the list is empty. */
export function allowedLinks(ids: readonly LinkId[]): Bilingual {
  if (ids.length === 0) return none;
  const fr = ids.map((id) => `- ${linkTo(id, 'fr')} : ${officialLinks[id].about.fr}`);
  const en = ids.map((id) => `- ${linkTo(id, 'en')}: ${officialLinks[id].about.en}`);
  return {
    fr: [
      'Liens : ceux de cette liste, copiés tels quels et une fois chacun au plus, là où ils servent. N’écrivez aucune autre adresse web : tout autre organisme se nomme sans lien.',
      ...fr,
    ].join('\n'),
    en: [
      'Links: those of this list, copied as they are and once each at most, where they are of use. Write no other web address: any other office is named without a link.',
      ...en,
    ].join('\n'),
  };
}

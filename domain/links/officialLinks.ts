import type { Bilingual, Language } from '../language.ts';

interface OfficialLink {
  readonly name: Bilingual;
  readonly url: Bilingual;
  readonly about: Bilingual;
}

function same(text: string): Bilingual {
  return { fr: text, en: text };
}

/** Pages of official bodies, by id. Generated texts may link only to the hosts of these pages. */
export const officialLinks = {
  REQ: {
    name: { fr: 'Registraire des entreprises', en: 'Quebec’s enterprise register' },
    url: same('https://www.registreentreprises.gouv.qc.ca/'),
    about: { fr: 'nom et immatriculation', en: 'name and registration' },
  },
  RQ: {
    name: same('Revenu Québec'),
    url: {
      fr: 'https://www.revenuquebec.ca/fr/entreprises/',
      en: 'https://www.revenuquebec.ca/en/businesses/',
    },
    about: { fr: 'TPS, TVQ, retenues à la source', en: 'GST, QST, source deductions' },
  },
  ARC: {
    name: { fr: 'Agence du revenu du Canada', en: 'Canada Revenue Agency' },
    url: {
      fr: 'https://www.canada.ca/fr/agence-revenu.html',
      en: 'https://www.canada.ca/en/revenue-agency.html',
    },
    about: { fr: 'impôt fédéral, numéro d’entreprise', en: 'federal tax, business number' },
  },
  OPIC: {
    name: {
      fr: 'Office de la propriété intellectuelle du Canada',
      en: 'Canadian Intellectual Property Office',
    },
    url: {
      fr: 'https://ised-isde.canada.ca/site/office-propriete-intellectuelle-canada/fr',
      en: 'https://ised-isde.canada.ca/site/canadian-intellectual-property-office/en',
    },
    about: { fr: 'marques, brevets, droits d’auteur', en: 'trademarks, patents, copyright' },
  },
  OQLF: {
    name: same('OQLF'),
    url: same('https://www.oqlf.gouv.qc.ca/'),
    about: { fr: 'affichage, francisation', en: 'signs, francization' },
  },
  CNESST: {
    name: same('CNESST'),
    url: {
      fr: 'https://www.cnesst.gouv.qc.ca/fr',
      en: 'https://www.cnesst.gouv.qc.ca/en',
    },
    about: { fr: 'normes du travail, embauche', en: 'labour standards, hiring' },
  },
  MAPAQ: {
    name: same('MAPAQ'),
    url: same('https://www.mapaq.gouv.qc.ca/'),
    about: { fr: 'permis alimentaires, agriculture', en: 'food permits, farming' },
  },
  CAI: {
    name: same('Commission d’accès à l’information'),
    url: same('https://www.cai.gouv.qc.ca/'),
    about: { fr: 'renseignements personnels', en: 'personal information' },
  },
  OPC: {
    name: same('Office de la protection du consommateur'),
    url: { fr: 'https://www.opc.gouv.qc.ca/', en: 'https://www.opc.gouv.qc.ca/en/' },
    about: { fr: 'prix, garanties, concours', en: 'prices, warranties, contests' },
  },
  CRTC: {
    name: same('CRTC'),
    url: {
      fr: 'https://crtc.gc.ca/fra/internet/anti.htm',
      en: 'https://crtc.gc.ca/eng/internet/anti.htm',
    },
    about: { fr: 'courriels et textos commerciaux', en: 'commercial emails and texts' },
  },
  BC: {
    name: { fr: 'Bureau de la concurrence', en: 'Competition Bureau' },
    url: {
      fr: 'https://bureau-concurrence.canada.ca/',
      en: 'https://competition-bureau.canada.ca/',
    },
    about: { fr: 'allégations publicitaires', en: 'advertising claims' },
  },
  EEQ: {
    name: same('Éco Entreprises Québec'),
    url: same('https://www.eeq.ca/'),
    about: { fr: 'contenants, emballages, imprimés', en: 'containers, packaging, printed matter' },
  },
  RECYC: {
    name: same('Recyc-Québec'),
    url: same('https://www.recyc-quebec.gouv.qc.ca/'),
    about: { fr: 'matières résiduelles, appareils', en: 'waste, devices' },
  },
  QUEBEC: {
    name: { fr: 'gouvernement du Québec', en: 'Government of Quebec' },
    url: {
      fr: 'https://www.quebec.ca/agriculture-environnement-et-ressources-naturelles',
      en: 'https://www.quebec.ca/en/agriculture-environment-and-natural-resources',
    },
    about: { fr: 'autorisations environnementales', en: 'environmental authorizations' },
  },
  ISQ: {
    name: same('Institut de la statistique du Québec'),
    url: same('https://statistique.quebec.ca/'),
    about: { fr: 'chiffres de marché', en: 'market figures' },
  },
  STATCAN: {
    name: { fr: 'Statistique Canada', en: 'Statistics Canada' },
    url: same('https://www.statcan.gc.ca/'),
    about: { fr: 'chiffres de marché au Canada', en: 'market figures in Canada' },
  },
  CANADA: {
    name: { fr: 'Services aux entreprises du Canada', en: 'Government of Canada, Business' },
    url: {
      fr: 'https://www.canada.ca/fr/services/entreprises.html',
      en: 'https://www.canada.ca/en/services/business.html',
    },
    about: { fr: 'règles hors du Québec', en: 'rules outside Quebec' },
  },
} as const satisfies Readonly<Record<string, OfficialLink>>;

export type LinkId = keyof typeof officialLinks;

/** @returns an official link in Markdown, such as "[OQLF](https://www.oqlf.gouv.qc.ca/)". */
export function linkTo(id: LinkId, language: Language): string {
  const { name, url } = officialLinks[id];
  return `[${name[language]}](${url[language]})`;
}

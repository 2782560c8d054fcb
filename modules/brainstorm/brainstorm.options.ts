import type { Option } from '@elan/domain/questionnaire/module';

/** Common sectors for small businesses in Quebec. */
export const preferredSectors = [
  { id: 'food', label: { fr: 'Alimentation et restauration', en: 'Food and restaurants' } },
  {
    id: 'agriculture',
    label: {
      fr: 'Agriculture, horticulture et produits de l’érable',
      en: 'Farming, horticulture and maple products',
    },
  },
  {
    id: 'crafts',
    label: { fr: 'Métiers d’art et fabrication', en: 'Crafts and small-scale manufacturing' },
  },
  {
    id: 'retail',
    label: {
      fr: 'Commerce, importation et vente en ligne',
      en: 'Retail, importing and online sales',
    },
  },
  { id: 'technology', label: { fr: 'Technologies et numérique', en: 'Technology and software' } },
  {
    id: 'construction',
    label: {
      fr: 'Construction, rénovation et entretien',
      en: 'Construction, renovation and upkeep',
    },
  },
  {
    id: 'homeServices',
    label: {
      fr: 'Services aux particuliers (maison, enfants, animaux)',
      en: 'Personal services (home, children, pets)',
    },
  },
  {
    id: 'businessServices',
    label: {
      fr: 'Services aux entreprises (comptabilité, conseil, ménage)',
      en: 'Services to businesses (bookkeeping, advice, cleaning)',
    },
  },
  {
    id: 'health',
    label: {
      fr: 'Santé, beauté, mieux-être et soutien aux aînés',
      en: 'Health, beauty, wellness and support for seniors',
    },
  },
  { id: 'education', label: { fr: 'Éducation et formation', en: 'Education and training' } },
  {
    id: 'tourism',
    label: { fr: 'Tourisme, sport et événements', en: 'Tourism, sports and events' },
  },
  {
    id: 'culture',
    label: { fr: 'Culture, médias et création', en: 'Culture, media and creative work' },
  },
  {
    id: 'environment',
    label: { fr: 'Environnement et réemploi', en: 'Environment and reuse' },
  },
  {
    id: 'transport',
    label: { fr: 'Transport, livraison et mécanique', en: 'Transport, delivery and mechanics' },
  },
  { id: 'noPreference', label: { fr: 'Aucune préférence', en: 'No preference' } },
] as const satisfies readonly Option[];

export const mainGoals = [
  {
    id: 'sideIncome',
    label: {
      fr: 'Un revenu d’appoint, sans quitter mon emploi',
      en: 'A side income while keeping my job',
    },
  },
  {
    id: 'livelihood',
    label: { fr: 'En vivre à temps plein', en: 'Making a full living from it' },
  },
  {
    id: 'ownBoss',
    label: {
      fr: 'Être à mon compte et décider moi-même',
      en: 'Being my own boss and deciding for myself',
    },
  },
  {
    id: 'passion',
    label: {
      fr: 'Faire ce que j’aime, même pour moins d’argent',
      en: 'Doing what I love, even for less money',
    },
  },
  {
    id: 'balance',
    label: {
      fr: 'Concilier le travail, la famille et la santé',
      en: 'Balancing work, family and health',
    },
  },
  {
    id: 'community',
    label: {
      fr: 'Être utile à mon milieu ou à l’environnement',
      en: 'Being useful to my community or the environment',
    },
  },
  {
    id: 'growth',
    label: {
      fr: 'Bâtir une entreprise qui pourra grandir ou se vendre',
      en: 'Building a business that can grow or be sold',
    },
  },
  { id: 'undecided', label: { fr: 'Je ne sais pas encore', en: 'I do not know yet' } },
] as const satisfies readonly Option[];

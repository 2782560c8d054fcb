import { choices } from '@elan/domain/questionnaire/module';

/** Common sectors for small businesses in Quebec. */
export const preferredSectors = choices({
  food: { fr: 'Alimentation et restauration', en: 'Food and restaurants' },
  agriculture: {
    fr: 'Agriculture, horticulture et produits de l’érable',
    en: 'Farming, horticulture and maple products',
  },
  crafts: { fr: 'Métiers d’art et fabrication', en: 'Crafts and small-scale manufacturing' },
  retail: {
    fr: 'Commerce, importation et vente en ligne',
    en: 'Retail, importing and online sales',
  },
  technology: { fr: 'Technologies et numérique', en: 'Technology and software' },
  construction: {
    fr: 'Construction, rénovation et entretien',
    en: 'Construction, renovation and upkeep',
  },
  homeServices: {
    fr: 'Services aux particuliers (maison, enfants, animaux)',
    en: 'Personal services (home, children, pets)',
  },
  businessServices: {
    fr: 'Services aux entreprises (comptabilité, conseil, ménage)',
    en: 'Services to businesses (bookkeeping, advice, cleaning)',
  },
  health: {
    fr: 'Santé, beauté, mieux-être et soutien aux aînés',
    en: 'Health, beauty, wellness and support for seniors',
  },
  education: { fr: 'Éducation et formation', en: 'Education and training' },
  tourism: { fr: 'Tourisme, sport et événements', en: 'Tourism, sports and events' },
  culture: { fr: 'Culture, médias et création', en: 'Culture, media and creative work' },
  environment: { fr: 'Environnement et réemploi', en: 'Environment and reuse' },
  transport: { fr: 'Transport, livraison et mécanique', en: 'Transport, delivery and mechanics' },
  noPreference: { fr: 'Aucune préférence', en: 'No preference' },
});

export const mainGoals = choices({
  sideIncome: {
    fr: 'Un revenu d’appoint, sans quitter mon emploi',
    en: 'A side income while keeping my job',
  },
  livelihood: { fr: 'En vivre à temps plein', en: 'Making a full living from it' },
  ownBoss: {
    fr: 'Être à mon compte et décider moi-même',
    en: 'Being my own boss and deciding for myself',
  },
  passion: {
    fr: 'Faire ce que j’aime, même pour moins d’argent',
    en: 'Doing what I love, even for less money',
  },
  balance: {
    fr: 'Concilier le travail, la famille et la santé',
    en: 'Balancing work, family and health',
  },
  community: {
    fr: 'Être utile à mon milieu ou à l’environnement',
    en: 'Being useful to my community or the environment',
  },
  growth: {
    fr: 'Bâtir une entreprise qui pourra grandir ou se vendre',
    en: 'Building a business that can grow or be sold',
  },
  undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
});

import type { Option } from '@elan/domain/questionnaire/module';

export const packagings = [
  {
    id: 'reusable',
    label: {
      fr: 'En vrac ou dans un contenant réutilisable',
      en: 'In bulk or in a reusable container',
    },
  },
  { id: 'paper', label: { fr: 'Papier ou carton', en: 'Paper or cardboard' } },
  {
    id: 'compostable',
    label: { fr: 'Emballage dit compostable', en: 'Packaging sold as compostable' },
  },
  { id: 'glassOrMetal', label: { fr: 'Verre ou métal', en: 'Glass or metal' } },
  { id: 'plastic', label: { fr: 'Plastique', en: 'Plastic' } },
  {
    id: 'mixed',
    label: { fr: 'Plusieurs matières combinées', en: 'Several materials combined' },
  },
  {
    id: 'none',
    label: {
      fr: 'Rien à emballer (service ou numérique)',
      en: 'Nothing to package (service or digital)',
    },
  },
  { id: 'undecided', label: { fr: 'Je ne sais pas encore', en: 'I do not know yet' } },
] as const satisfies readonly Option[];

export const energySources = [
  {
    id: 'hydroelectricity',
    label: {
      fr: 'Électricité du réseau (au Québec, surtout hydroélectrique)',
      en: 'Grid electricity (in Quebec, mostly hydroelectric)',
    },
  },
  {
    id: 'homeOffice',
    label: {
      fr: 'L’électricité et le chauffage de chez moi : je travaille à la maison',
      en: 'My home’s electricity and heating: I work from home',
    },
  },
  {
    id: 'electricityAndFuel',
    label: {
      fr: 'Électricité, avec du gaz, du propane ou du mazout',
      en: 'Electricity, along with gas, propane or oil',
    },
  },
  { id: 'naturalGas', label: { fr: 'Surtout le gaz naturel', en: 'Mostly natural gas' } },
  {
    id: 'otherFuels',
    label: {
      fr: 'Surtout le propane, le mazout, l’essence ou le diesel',
      en: 'Mostly propane, oil, gasoline or diesel',
    },
  },
  {
    id: 'wood',
    label: { fr: 'Bois, granules ou autre biomasse', en: 'Wood, pellets or other biomass' },
  },
  {
    id: 'onSiteRenewable',
    label: {
      fr: 'Solaire, géothermie ou éolien sur place',
      en: 'On-site solar, geothermal or wind',
    },
  },
  {
    id: 'remoteServers',
    label: {
      fr: 'Surtout celle des serveurs que je loue, ici ou ailleurs',
      en: 'Mostly that of servers I rent, here or elsewhere',
    },
  },
  { id: 'undecided', label: { fr: 'Je ne sais pas encore', en: 'I do not know yet' } },
] as const satisfies readonly Option[];

/** What the business offers online, from nothing to heavy computing. */
export const footprints = [
  { id: 'none', label: { fr: 'Rien, ou presque', en: 'Nothing, or almost' } },
  {
    id: 'showcase',
    label: {
      fr: 'Un site vitrine ou une page de réseau social',
      en: 'A simple website or a social media page',
    },
  },
  {
    id: 'onlineSales',
    label: {
      fr: 'Des ventes ou des réservations en ligne',
      en: 'Online sales or bookings',
    },
  },
  {
    id: 'platform',
    label: {
      fr: 'Une application ou une plateforme avec des comptes',
      en: 'An app or platform with accounts',
    },
  },
  {
    id: 'heavyMedia',
    label: {
      fr: 'Beaucoup de vidéo, d’images ou de fichiers',
      en: 'A lot of video, images or files',
    },
  },
  {
    id: 'intensiveComputing',
    label: {
      fr: 'Des calculs intensifs (intelligence artificielle, données)',
      en: 'Intensive computing (artificial intelligence, data)',
    },
  },
] as const satisfies readonly Option[];

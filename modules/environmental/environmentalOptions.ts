import { choices } from '@elan/domain/questionnaire/module';

export const packagings = choices({
  reusable: {
    fr: 'En vrac ou dans un contenant réutilisable',
    en: 'In bulk or in a reusable container',
  },
  paper: { fr: 'Papier ou carton', en: 'Paper or cardboard' },
  compostable: { fr: 'Emballage dit compostable', en: 'Packaging sold as compostable' },
  glassOrMetal: { fr: 'Verre ou métal', en: 'Glass or metal' },
  plastic: { fr: 'Plastique', en: 'Plastic' },
  mixed: { fr: 'Plusieurs matières combinées', en: 'Several materials combined' },
  none: {
    fr: 'Rien à emballer (service ou numérique)',
    en: 'Nothing to package (service or digital)',
  },
  undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
});

export const energySources = choices({
  hydroelectricity: {
    fr: 'Électricité du réseau (au Québec, surtout hydroélectrique)',
    en: 'Grid electricity (in Quebec, mostly hydroelectric)',
  },
  homeOffice: {
    fr: 'L’électricité et le chauffage de chez moi : je travaille à la maison',
    en: 'My home’s electricity and heating: I work from home',
  },
  electricityAndFuel: {
    fr: 'Électricité, avec du gaz, du propane ou du mazout',
    en: 'Electricity, along with gas, propane or oil',
  },
  naturalGas: { fr: 'Surtout le gaz naturel', en: 'Mostly natural gas' },
  otherFuels: {
    fr: 'Surtout le propane, le mazout, l’essence ou le diesel',
    en: 'Mostly propane, oil, gasoline or diesel',
  },
  wood: { fr: 'Bois, granules ou autre biomasse', en: 'Wood, pellets or other biomass' },
  onSiteRenewable: {
    fr: 'Solaire, géothermie ou éolien sur place',
    en: 'On-site solar, geothermal or wind',
  },
  remoteServers: {
    fr: 'Surtout celle des serveurs que je loue, ici ou ailleurs',
    en: 'Mostly that of servers I rent, here or elsewhere',
  },
  undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
});

/** What the business offers online, from nothing to heavy computing. */
export const footprints = choices({
  none: { fr: 'Rien, ou presque', en: 'Nothing, or almost' },
  showcase: {
    fr: 'Un site vitrine ou une page de réseau social',
    en: 'A simple website or a social media page',
  },
  onlineSales: {
    fr: 'Des ventes ou des réservations en ligne',
    en: 'Online sales or bookings',
  },
  platform: {
    fr: 'Une application ou une plateforme avec des comptes',
    en: 'An app or platform with accounts',
  },
  heavyMedia: {
    fr: 'Beaucoup de vidéo, d’images ou de fichiers',
    en: 'A lot of video, images or files',
  },
  intensiveComputing: {
    fr: 'Des calculs intensifs (intelligence artificielle, données)',
    en: 'Intensive computing (artificial intelligence, data)',
  },
});

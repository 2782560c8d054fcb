/** Texts for the statistics on the support desk. */
export const numbers = {
  title: 'Les chiffres',
  lead: (time: string) =>
    `Les 30 derniers jours, aujourd’hui compris, à l’heure de Toronto, lus le ${time}. Ce sont des sommes sur tous les comptes\u00a0: ni texte, ni nom, ni adresse.`,
  refresh: 'Actualiser',
  accounts: {
    title: 'Comptes',
    all: 'Comptes',
    confirmed: (count: string) => `confirmés\u00a0: ${count}`,
    premium: 'Premium',
    activeDay: 'Actifs, 24 heures',
    activeWeek: 'Actifs, 7 jours',
    activeMonth: 'Actifs, 30 jours',
    activeHelp:
      'Actif\u00a0: s’est connecté, ou est revenu avec une session encore ouverte (noté une fois par jour).',
    waiting: 'Courriels en attente',
    since: (time: string) => `le plus ancien depuis le ${time}`,
  },
  days: {
    title: 'Jour par jour',
    /** One-sentence text alternative for the chart. */
    summary: (succeeded: string, failed: string, givenUp: string) =>
      `Générations en 30 jours\u00a0: réussies, ${succeeded}; échouées, ${failed}. Courriels abandonnés\u00a0: ${givenUp}.`,
    table: 'Le tableau des 30 jours',
    day: 'Jour',
    accounts: 'Nouveaux comptes',
    succeeded: 'Réussies',
    failed: 'Échouées',
    mailsGivenUp: 'Courriels abandonnés',
    all: 'En tout',
  },
  modules: {
    title: 'Générations par module',
    module: 'Module',
    share: 'Part d’échecs',
  },
  failures: {
    title: 'Pourquoi des générations ont échoué',
    code: 'Raison',
    count: 'Nombre',
    none: 'Aucune n’a échoué.',
  },
  models: {
    title: 'Jetons et coût par modèle',
    byDay: 'Par modèle et par jour',
    model: 'Modèle',
    generations: 'Générations',
    tokensIn: 'Jetons lus',
    tokensCached: 'dont en cache',
    tokensOut: 'Jetons écrits',
    cost: 'Coût ($\u00a0US)',
    unknown: 'aucun (échec avant la réponse)',
    noPrice:
      'Un tiret\u00a0: le serveur ne connaît pas le prix de ce modèle. Indiquez-le dans AI_PRICES (voir .env.example).',
  },
  feedback: {
    title: 'Ce que les gens disent des textes',
    module: 'Module',
    version: 'Consignes',
    texts: 'Textes',
    helped: 'A aidé',
    notHelped: 'N’a pas aidé',
    reasons: 'Raisons',
    none: 'Personne n’a encore répondu.',
    noVersion: 'inconnues',
  },
  nothing: 'Rien en 30 jours.',
  none: '–',
  table: (name: string) => `Tableau\u00a0: ${name}`,
};

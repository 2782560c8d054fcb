import type { StandIn } from '@elan/domain/contract/service';

/** Words that several screens share. */
export const common = {
  optional: '(facultatif)',
  close: 'Fermer',
  cancel: 'Annuler',
  limitReached: 'Limite atteinte',
  retry: 'Réessayer',
  dismiss: 'Masquer ce message',
  loading: 'Chargement…',
  network: 'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
  connectionError: 'Erreur de connexion',
  /** Named after the language it switches to. */
  switchLanguage: 'English',
};

/** The titles and descriptions of public pages for search engines and shared links; numbers come from the rules. */
export const pages = {
  descriptions: {
    landing: (modules: number, free: number) =>
      `${modules} modules guidés et une IA qui rédige à partir de vos réponses\u00a0: de l’idée au plan d’affaires, en français d’abord. ${free} modules offerts, sans carte.`,
    auth: 'Ouvrez votre compte Élan ou retrouvez vos projets d’entreprise, module par module, en français et en anglais.',
    pricing:
      'Ce qui est offert et ce que Premium ouvre\u00a0: tous les modules, les générations IA et les projets illimités, sans engagement.',
    privacy:
      'Ce qu’Élan conserve, pourquoi et combien de temps, qui le reçoit, et comment obtenir ou effacer vos renseignements personnels.',
    terms:
      'Les règles d’Élan\u00a0: abonnement, annulation, propriété de vos données et responsabilité de vos décisions.',
  },
  /** The alternative text of the image of a shared link. */
  picture: 'Élan\u00a0: de l’idée au plan d’affaires.',
};

/** The texts around every screen: header, sidebar, footer, sign-out. */
export const shell = {
  product: 'Élan',
  skip: 'Aller au contenu',
  homeLink: 'Élan, tableau de bord',
  landingLink: 'Élan, accueil',
  free: 'GRATUIT',
  usageChip: (used: number, limit: number) => `IA ${used}\u00a0/\u00a0${limit}`,
  usageUnlimited: 'IA illimitée',
  currentProject: 'Projet en cours',
  usageLabel: 'Utilisation de l’IA',
  usageValue: (used: number, limit: number) =>
    `${used} ${used < 2 ? 'génération utilisée' : 'générations utilisées'} sur ${limit}`,
  usageMonth: (used: number, limit: number) =>
    `${used} ${used < 2 ? 'génération utilisée' : 'générations utilisées'} sur ${limit} ce mois-ci`,
  plan: { free: 'Gratuit', premium: 'Premium', founder: 'Fondateur' },
  account: 'Mon compte',
  subscription: 'Abonnement',
  supportDesk: 'Service à la clientèle',
  signOut: 'Se déconnecter',
  modules: 'Modules',
  navigation: { name: 'Projet', handOver: 'Remettre' },
  dossier: 'Mon dossier',
  backToProjects: 'Tous les projets',
  projectProgress: 'Progression du projet',
  progress: (percent: number) => `${percent}\u00a0% du parcours`,
  /** Progress counts the begun ones too. */
  completed: (done: number, all: number, begun: number) =>
    `${done} ${done < 2 ? 'module terminé' : 'modules terminés'} sur ${all}${
      begun === 0 ? '' : `, ${begun} ${begun < 2 ? 'commencé' : 'commencés'}`
    }`,
  complete: 'terminé',
  locked: 'verrouillé, Premium requis',
  pricing: 'Tarifs',
  signIn: 'Se connecter',
  lastUpdate: (date: string) => `Dernière mise à jour\u00a0: ${date}`,
  copyright: (year: string) => `© ${year} Élan`,
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  sandbox: {
    label: 'Bac à sable',
    text: (names: string) => `Démonstration\u00a0: ${names}.`,
    names: {
      database: 'base intégrée',
      ai: 'IA simulée',
      payments: 'paiements simulés',
      mail: 'courriel simulé',
    } satisfies Record<StandIn, string> as Record<StandIn, string>,
    mailbox: 'Boîte de courriel',
    fold: 'Masquer l’avis de démonstration',
    chip: 'Démonstration',
    unfold: 'Démonstration\u00a0: voir ce qui est simulé',
  },
  leave: {
    title: 'Tout n’est pas enregistré',
    text: (count: number) =>
      count === 1
        ? 'Un brouillon n’est pas enregistré. Que voulez-vous en faire avant de partir?'
        : `${count} brouillons ne sont pas enregistrés. Que voulez-vous en faire avant de partir?`,
    save: 'Enregistrer et quitter',
    discard: 'Effacer et quitter',
    failed: 'L’enregistrement n’a pas réussi. Vos brouillons sont toujours ici.',
  },
  signOutFailed: 'La déconnexion n’a pas réussi.',
  signedOutEverywhere: 'Tous vos appareils sont déconnectés.',
  signOutEverywhereFailed: 'Vos appareils n’ont pas été déconnectés. Veuillez réessayer.',
  crashed: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Ce que vous avez écrit est gardé et sera là quand vous rouvrirez la page. Seul un mot de passe est à retaper.',
    reload: 'Rouvrir la page',
    typed: 'Ce que vous aviez écrit sur cette page',
  },
};

/** The texts of the account’s storage. */
export const storage = {
  title: 'Espace de stockage',
  usedOf: (used: string, limit: string) => `${used} sur ${limit}.`,
  value: (used: string, limit: string) => `${used} sur ${limit}`,
  counts:
    'Vos projets, leurs versions antérieures et la corbeille. Un projet mis à la corbeille compte jusqu’à ce qu’il soit supprimé pour de bon.',
  nearlyFull: 'Votre espace de stockage est presque plein',
  full: 'Votre espace de stockage est plein',
  whatWillStop: 'Une fois la limite atteinte, rien de plus ne pourra être enregistré ni rédigé.',
  whatStops:
    'Rien de plus ne peut être enregistré ni rédigé; vous pouvez toujours tout lire, télécharger, raccourcir et supprimer.',
  makeRoom:
    'Pour faire de la place, supprimez un projet, puis supprimez-le pour de bon dans la corbeille, au bas du tableau de bord.',
  premium: (limit: string) => `Avec Premium, la limite passe à ${limit}.`,
  toDashboard: 'Aller au tableau de bord',
};

/** The texts of the page shown after an account is deleted. */
export const accountDeleted = {
  title: 'Votre compte est supprimé',
  text: 'Votre compte et toutes vos données ont été supprimés, et votre abonnement a été annulé\u00a0: rien ne vous sera plus facturé.',
  kept: (days: number) =>
    `Nous gardons pendant un an le nombre de générations gratuites utilisées, s’il y en a, sous une empreinte de votre adresse que nous seuls pouvons calculer, et 30 jours au plus les lignes du journal de sécurité, sans votre adresse. Vos données quittent nos copies de sauvegarde au plus tard dans ${days} jours.`,
  again:
    'Vous changez d’avis? Vous pouvez créer un nouveau compte avec la même adresse courriel; les générations gratuites déjà utilisées y comptent encore.',
  home: 'Retour à l’accueil',
};

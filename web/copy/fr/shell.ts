import type { StandIn } from '@elan/domain/contract/service';

/** Texts that several screens share. */
export const common = {
  draftRefused: {
    title: 'Ce navigateur ne garde pas votre brouillon',
    text: 'Son espace est plein ou bloqué. Enregistrez avant de quitter la page, sinon vos changements seront perdus.',
  },
  tooLong: (length: number, max: number) =>
    `Ce texte compte ${length.toLocaleString('fr-CA')} caractères; le maximum est de ${max.toLocaleString('fr-CA')}. Rien n’a été coupé\u00a0: raccourcissez-le pour pouvoir enregistrer.`,
  optional: '(facultatif)',
  close: 'Fermer',
  cancel: 'Annuler',
  limitReached: 'Limite atteinte',
  retry: 'Réessayer',
  dismiss: 'Masquer ce message',
  loading: 'Chargement…',
  network: 'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
  connectionError: 'Erreur de connexion',
  /** The name of the language that the button switches to. */
  switchLanguage: 'English',
};

/** Texts around every screen: header, sidebar, footer, sign-out. */
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
  rehearsal: 'Les dix questions du prêteur',
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
  /** Also mentions modules that were begun, because they count towards the progress. */
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

/** Texts about the account’s storage. */
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

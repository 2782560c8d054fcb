import type { StandIn } from '@elan/domain/contract/service';

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
  openModules: 'Ouvrir la liste des modules',
  backToProjects: 'Tous les projets',
  projectProgress: 'Progression du projet',
  modulesDone: (done: number, all: number, percent: number) =>
    `${done} ${done < 2 ? 'module' : 'modules'} sur ${all} · ${percent}\u00a0%`,
  completed: (done: number, all: number) =>
    `${done} ${done < 2 ? 'module terminé' : 'modules terminés'} sur ${all}`,
  complete: 'terminé',
  locked: 'verrouillé, Premium requis',
  pricing: 'Tarifs',
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
    text: 'Rien de ce que vous avez écrit n’est perdu. Rechargez la page pour reprendre.',
    reload: 'Recharger la page',
  },
};

/** The texts of the account screen. */
export const account = {
  title: 'Mon compte',
  freePlan: 'Vous avez le forfait Gratuit. Premium ouvre tous les modules.',
  usage: {
    title: 'Historique d’utilisation de l’IA',
    loading: 'Chargement de l’historique…',
    label: 'Générations IA',
    renews: (date: string) => `Le compte repart à zéro le ${date} (heure de Toronto).`,
    never:
      'Les générations du forfait Gratuit sont offertes une fois; elles ne se renouvellent pas.',
    founder: 'IA illimitée\u00a0: vos générations ne sont pas comptées.',
    empty: 'Vous n’avez encore rien fait rédiger.',
    more: 'Afficher plus',
    actions: { generate: 'Génération', autoFill: 'Remplissage automatique' },
    deletedProject: 'projet supprimé',
    counted: 'Comptée',
    failed: 'Non comptée\u00a0: n’a pas abouti',
    running: 'En cours, pas encore comptée',
    uncounted: 'Non comptée\u00a0: accès Fondateur',
    shown: (count: number) =>
      count < 2 ? `${count} génération affichée` : `${count} générations affichées`,
  },
  support: {
    title: 'Service à la clientèle',
    text: 'Une question sur votre compte ou votre abonnement? Écrivez-nous.',
  },
};

/** What stands at the end of a deletion; loaded with its page. */
export const accountDeleted = {
  title: 'Votre compte est supprimé',
  text: 'Votre compte et toutes vos données ont été supprimés, et votre abonnement a été annulé\u00a0: rien ne vous sera plus facturé.',
  again: 'Vous changez d’avis? Vous pouvez créer un nouveau compte avec la même adresse courriel.',
  home: 'Retour à l’accueil',
};

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

/** Descriptions of public pages, for search engines and shared links. */
export const pages = {
  descriptions: {
    landing: (modules: number, free: number) =>
      `${modules} modules guidés et une IA qui rédige à partir de vos réponses\u00a0: de l’idée au plan d’affaires, en français d’abord. ${free} modules offerts, sans carte.`,
    auth: 'Ouvrez votre compte Élan ou retrouvez vos projets d’entreprise, module par module, en français et en anglais.',
    pricing:
      'Ce qui est offert et ce que Premium ouvre\u00a0: tous les modules et plus de générations IA, sans engagement.',
    privacy:
      'Ce qu’Élan conserve, pourquoi et combien de temps, qui le reçoit, et comment obtenir ou effacer vos renseignements personnels.',
    terms:
      'Les règles d’Élan\u00a0: abonnement, annulation, propriété de vos données et responsabilité de vos décisions.',
  },
  /** Alternative text for the image of a shared link. */
  picture: 'Élan\u00a0: de l’idée au plan d’affaires.',
};

/** Texts for the page shown after an account is deleted. */
export const accountDeleted = {
  title: 'Votre compte est supprimé',
  text: 'Votre compte et toutes vos données ont été supprimés, sauf ce qui suit. Si vous aviez un abonnement, il est annulé\u00a0: rien ne vous sera plus facturé.',
  kept: (days: number) =>
    `Nous gardons pendant un an le nombre de générations gratuites utilisées, s’il y en a, sous une empreinte de votre adresse que nous seuls pouvons calculer, et 30 jours au plus les lignes du journal de sécurité, sans votre adresse. Vos données quittent nos copies de sauvegarde au plus tard dans ${days} jours.`,
  again:
    'Vous changez d’avis? Vous pouvez créer un nouveau compte avec la même adresse courriel; les générations gratuites déjà utilisées y comptent encore.',
  home: 'Retour à l’accueil',
};

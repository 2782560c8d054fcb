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

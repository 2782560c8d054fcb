/** The texts of the personas’ screen. */
export const personas = {
  commentsHelp:
    'Une clientèle à ne pas oublier, un quartier, un détail à corriger : les prochains personas en tiendront compte.',
  empty: {
    title: 'Vos trois personas apparaîtront ici',
    text: 'Ils sont tirés de ce que vos modules disent de vos clients, surtout « Mon idée » et l’analyse de la situation. Plus ces réponses sont précises, plus les personas ressembleront à de vraies personnes.',
    next: 'Générez-les, puis allez en parler à quelqu’un qui leur ressemble.',
  },
  age: (years: number) => `${years} ${years < 2 ? 'an' : 'ans'}`,
  income: 'Revenus',
  quote: (words: string) => `« ${words} »`,
  details: 'Détails',
  /** The progress of a persona that is being written. */
  listsSoFar: (count: number, all: number) => `Détails : ${count} sur ${all}`,
  lists: {
    besoins: 'Besoins',
    frustrations: 'Irritants',
    objectifs: 'Objectifs',
    comportements: 'Habitudes',
    canaux_preferes: 'Canaux préférés',
    freins_achat: 'Freins à l’achat',
  },
  nameless: 'Persona sans nom',
  remove: (name: string) => `Supprimer ${name}`,
  removed: (name: string) => `Persona supprimé : ${name}`,
  putBack: (name: string) => `Remettre ${name}`,
};

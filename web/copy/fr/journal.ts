import type { Mood } from '@elan/domain/project/journal';

/** The texts of the journal’s screen. */
export const journal = {
  stillOpen:
    'Votre journal reste ouvert : vous pouvez continuer d’y écrire. Seule l’analyse demande un abonnement.',
  commentsHelp:
    'Ce que vos entrées ne disent pas et que l’analyse devrait savoir. Elle en tiendra compte.',
  form: {
    name: 'Nouvelle entrée',
    title: 'Titre',
    titleExample: 'Première dégustation au marché',
    content: 'Contenu',
    contentHelp: 'Ce qui s’est passé, ce que vous en pensez, ce que vous ferez ensuite.',
    contentExample:
      'J’ai fait goûter le pâté chinois à douze parents. Trois ont demandé quand on commençait à livrer. Je ne sais toujours pas quoi leur répondre.',
    mood: 'Humeur',
    add: 'Ajouter',
    waits: 'Vous pourrez ajouter cette entrée dès que l’analyse sera terminée.',
    added: 'Entrée ajoutée',
  },
  moods: {
    positive: 'Positive',
    neutral: 'Neutre',
    negative: 'Difficile',
  } satisfies Record<Mood, string> as Record<Mood, string>,
  moodOf: (mood: string) => `Humeur : ${mood}`,
  list: {
    name: 'Vos entrées',
    count: (count: number) => `${count} ${count < 2 ? 'entrée' : 'entrées'}`,
    more: (count: number) =>
      count === 1 ? 'Afficher l’entrée suivante' : `Afficher les ${count} entrées suivantes`,
    emptyTitle: 'Votre journal commence ici',
    empty:
      'Quelques lignes suffisent : une rencontre, un doute, une petite victoire. Après quelques jours, en vous relisant, vous verrez ce qui revient.',
  },
  add: (title: string) => `Ajouter « ${title} »`,
  remove: (title: string) => `Supprimer « ${title} »`,
  removed: (title: string) => `Entrée supprimée : ${title}`,
  putBack: (title: string) => `Remettre « ${title} »`,
  last: {
    title: 'Supprimer votre seule entrée?',
    text: 'Sans abonnement Premium, un journal vide se referme : vous ne pourrez plus y écrire ni reprendre cette entrée.',
    confirm: 'Supprimer quand même',
  },
  analysis: {
    name: 'Relire votre parcours',
    about: (entries: number) => `L’analyse lit vos ${entries} dernières entrées.`,
    show: 'Afficher l’analyse',
    hide: 'Masquer l’analyse',
    emptyTitle: 'L’analyse apparaîtra ici',
    empty: 'Écrivez au moins une entrée, puis demandez l’analyse. Elle comptera ces sections :',
  },
};

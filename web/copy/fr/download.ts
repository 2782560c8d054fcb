/** The texts of a module as a file. */
export const download = {
  button: 'Télécharger ce module',
  project: (name: string) => `Projet\u00a0: ${name}`,
  saved: (date: string) => `Enregistré le ${date}`,
  answers: 'Mes réponses',
  comments: 'Commentaires ou précisions',
  ideas: 'Idées',
  selected: 'Idée choisie',
  estimate: 'Ce document contient des estimations\u00a0: vos décisions restent les vôtres.',
};

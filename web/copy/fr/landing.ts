/** The texts of the landing page. */
export const landing = {
  title: 'Élan, de l’idée au plan d’affaires',
  headline: 'De l’idée griffonnée au plan que l’on prend au sérieux.',
  lead: 'Onze modules, vos réponses, et une IA qui rédige à partir de ce que vous savez. En français d’abord, au rythme de vos soirées.',
  start: 'Commencer',
  startNote: (modules: number, generations: number) =>
    `${modules} modules et ${generations} générations offerts, sans carte`,
  stepsTitle: 'Comment ça se passe',
  steps: [
    { title: 'Dites votre idée', text: 'En vos mots, même à moitié formée.' },
    { title: 'Répondez', text: 'Des questions de conseiller, pas un formulaire.' },
    { title: 'Lisez, corrigez', text: 'L’IA rédige, vous gardez la plume.' },
    { title: 'Présentez', text: 'Un plan que la caisse comprend.' },
  ],
  sheet: {
    context: 'Pain de nuit · Mon idée',
    title: 'Ce que vos réponses disent',
    lines: [
      {
        title: 'Forces',
        text: 'Le seul comptoir ouvert entre 22\u00a0h et 6\u00a0h, à pied de l’hôpital.',
      },
      {
        title: 'À vérifier',
        text: 'Une seule personne au four\u00a0: qui prend la relève les jours de congé?',
      },
      {
        title: 'D’ici 30 jours',
        text: 'Douze dégustations au changement de quart, et ce qu’elles vous apprennent.',
      },
    ],
    note: 'Exemple de rédaction, tirée des réponses d’une boulangère.',
  },
  fairness:
    'Aucun remboursement n’est accordé. Tout ce qu’Élan produit est une estimation; vos décisions restent les vôtres.',
};

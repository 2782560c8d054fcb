/** The texts of the first steps, for a new user. */
export const firstSteps = {
  title: 'Vos trois premiers pas',
  dismiss: 'Masquer les premiers pas',
  premium: '(Premium)',
  here: 'Vous y êtes.',
  steps: {
    brainstorm: {
      name: 'Trouver ou énoncer l’idée',
      text: 'Quelques questions sur vous, ou l’idée que vous avez déjà.',
    },
    analysis: {
      name: 'L’analyser',
      text: 'Forces, faiblesses, occasions et menaces, noir sur blanc.',
    },
    'business-plan': {
      name: 'Écrire le plan d’affaires',
      text: 'Le document qu’on vous demandera, rédigé à partir de vos réponses.',
    },
  },
};

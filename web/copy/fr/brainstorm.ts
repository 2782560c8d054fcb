/** The texts of the screen that finds an idea. */
export const brainstorm = {
  haveIdea: {
    title: 'Vous avez déjà une idée?',
    text: 'Passez ce module\u00a0: décrivez-la directement.',
    button: 'J’ai déjà une idée',
    /** Names this change in the message about a save conflict. */
    change: 'Indiquer que vous avez déjà une idée',
  },
  empty: {
    title: 'Aucune idée générée',
    whenMissing:
      'Répondez aux questions obligatoires, puis générez de 12 à 15 idées qui vous ressemblent.',
    whenReady: 'Vos réponses suffisent\u00a0: générez vos idées quand vous voulez.',
  },
  count: (count: number) => (count === 1 ? '1 idée' : `${count} idées`),
  choose: 'Choisissez celle qui vous attire le plus. Vous pourrez changer d’avis.',
  chooseLater: 'Les idées arrivent une à une. Vous pourrez choisir quand la liste sera complète.',
  /** Names the scrolling region of the list. */
  list: 'Liste des idées',
  fewer: (count: number, least: number) =>
    `L’IA n’a proposé que ${count} idées au lieu de ${least} ou plus. Vous pouvez en générer d’autres.`,
  sector: 'Secteur',
  interest: (level: string) => `Intérêt\u00a0: ${level}`,
  selected: 'Choisie',
  selectChange: (title: string) => `Choisir «\u00a0${title}\u00a0»`,
  selectedIdea: 'Idée choisie',
  develop: 'Développer cette idée',
  developHint:
    'Ses grandes lignes seront copiées dans le module Mon idée, où vous les compléterez.',
  developFailed: 'L’idée n’a pas pu être copiée',
  replace: {
    title: 'Votre module Mon idée contient déjà des réponses',
    text: 'Développer cette idée remplacerait les réponses suivantes.',
    now: 'Actuellement',
    after: 'Avec cette idée',
    keep: 'Garder mes réponses',
    replace: 'Remplacer',
  },
};

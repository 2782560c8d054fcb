/** Texts for a questionnaire: its progress, and how it is shown. */
export const form = {
  /** Name of the progress bar and of the count next to it. */
  progress: 'Questions répondues',
  answered: (count: number, all: number) => `${count} sur ${all}`,
  missing: (count: number) => (count === 1 ? 'Il manque 1 réponse' : `Il manque ${count} réponses`),
  /** Added to `missing` if there is room. */
  missingRequired: (count: number): string => (count === 1 ? 'obligatoire' : 'obligatoires'),
  fold: (title: string) => `Groupe\u00a0: ${title}`,
  example: 'Exemple',
  helpAndExample: 'Aide et exemple',
  exampleTitle: 'Par exemple',
  exampleFailed: 'L’exemple n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  oneByOne: 'Une question à la fois',
  overview: 'Liste',
  overviewOf: 'des questions',
  step: (number: number, all: number) => `Question ${number} sur ${all}`,
  back: 'Précédente',
  next: 'Suivante',
  isAnswered: 'répondue',
  toggle: 'Questions et réponses',
};

/** Texts for reading a write-up. */
export const reading = {
  contents: 'Sommaire',
  fold: (title: string) => `Section\u00a0: ${title}`,
  backTo: {
    question: (label: string) => `Revenir à «\u00a0${label}\u00a0»`,
    questions: 'Revenir aux questions',
  },
  checkProposals: 'Vérifier les réponses',
};

/** Texts for the confirmation before a result is generated again. */
export const regenerating = {
  title: 'Générer un nouveau résultat?',
  replaces: 'Le résultat actuel sera remplacé; il restera dans les versions antérieures.',
  cost: 'Cela compte pour une génération.',
  left: (count: number) => `Il vous en reste ${count}.`,
  changed: {
    title: 'Ce qui a changé depuis\u00a0:',
    nothing:
      'Vos réponses n’ont pas changé depuis la dernière rédaction\u00a0: le nouveau résultat dira à peu près la même chose.',
  },
  missing: (count: number) =>
    count === 1
      ? 'Il reste une réponse obligatoire avant de régénérer\u00a0:'
      : `Il reste ${count} réponses obligatoires avant de régénérer\u00a0:`,
  cancel: 'Annuler',
};

/** Texts for a result that is out of date because something it is based on has changed. */
export const stale = {
  title: {
    text: 'Ce texte date d’avant vos derniers changements',
    other: 'Ce résultat date d’avant vos derniers changements',
  },
  since: (date: string) => `Rédigé le ${date}. Depuis, ceci a changé\u00a0:`,
  of: (what: string, module: string) => `${what} (${module})`,
  savedOn: (date: string) => `enregistré le ${date}`,
  comments: 'Commentaires ou précisions',
  selectedIdea: 'L’idée choisie',
  forecast: 'Les prévisions\u00a0: un chiffre que le texte écrit lui-même, ou un point bloquant',
  update: 'Mettre à jour',
  updateForOne: 'Mettre à jour (une génération)',
  stillRight: 'Toujours juste',
};

/** Texts about unexplained amounts in a text. */
export const untraced = {
  title: (count: number) =>
    count === 1
      ? '1 montant sans source dans ce texte'
      : `${count} montants sans source dans ce texte`,
  lead: (count: number): string =>
    count === 1
      ? 'Ni vos prévisions, ni vos réponses, ni la loi ne l’expliquent. Un prêteur demandera d’où il vient.'
      : 'Ni vos prévisions, ni vos réponses, ni la loi ne les expliquent. Un prêteur demandera d’où ils viennent.',
  settle: 'Régler',
  all: (shown: number, count: number) =>
    shown < count ? `Voir les ${shown} premiers montants` : `Voir les ${count} montants`,
  more: (count: number) =>
    count === 1
      ? 'Il y en a 1 autre, plus bas dans le texte.'
      : `Il y en a ${count} autres, plus bas dans le texte.`,
  figure: 'Un chiffre de vos prévisions, qui suivra vos réponses',
  chooseFigure: 'Choisir un chiffre…',
  useFigure: 'Utiliser ce chiffre',
  verify: 'Marquer «\u00a0à vérifier\u00a0»',
  mine: 'C’est mon montant',
  own: (amount: string, context: string) => `Montant confirmé\u00a0: ${amount} (${context})`,
};

import { fr as labels } from '@elan/domain/project/labels/fr';
import type { MaturityBand } from '@elan/domain/project/maturity';

/** Texts for the screen that helps to find an idea. */
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
  /** Accessible name of the list. */
  list: 'Liste des idées',
  fewer: (count: number, least: number) =>
    `L’IA n’a proposé que ${count < 2 ? `${count} idée` : `${count} idées`} au lieu de ${least} ou plus. Vous pouvez en générer d’autres.`,
  sector: 'Secteur',
  interest: (level: string) => `Intérêt\u00a0: ${level}`,
  selected: 'Choisie',
  goOn: 'Passer à la suite',
  selectChange: (title: string) => `Choisir «\u00a0${title}\u00a0»`,
  selectedIdea: 'Idée choisie',
  develop: 'Développer cette idée',
  developHint:
    'Ses grandes lignes seront copiées dans le module Mon idée, où vous les compléterez.',
  developFailed: 'L’idée n’a pas pu être copiée',
  filter: {
    interest: 'Intérêt',
    sector: 'Secteur',
    all: 'Tous',
    count: (shown: number, all: number) => `${shown} ${shown < 2 ? 'idée' : 'idées'} sur ${all}`,
    none: 'Aucune idée ne correspond à ce choix.',
    reset: 'Afficher toutes les idées',
  },
  compare: {
    /** Label of the checkbox next to each idea. */
    mark: 'Comparer',
    one: 'Une idée cochée\u00a0: cochez-en une autre pour les comparer.',
    open: (count: number) => `Comparer ${count} idées`,
    title: 'Comparer vos idées',
    aspect: 'Aspect',
    description: 'En bref',
    /** Shown after a value that all compared ideas share. */
    sameForAll: '(la même chose pour toutes)',
    choice: 'Votre choix',
    choose: 'Choisir cette idée',
  },
  /** Shown on the idea's page if a chosen idea was not copied there. */
  waiting: (title: string) => `Vous avez choisi «\u00a0${title}\u00a0».`,
  replace: {
    title: 'Votre module Mon idée contient déjà des réponses',
    text: 'Développer cette idée remplacerait les réponses suivantes.',
    now: 'Actuellement',
    after: 'Avec cette idée',
    keep: 'Garder mes réponses',
    replace: 'Remplacer',
  },
};

/** Texts for the journal’s screen. */
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
  ...labels.journal,
  list: {
    name: labels.journal.entries,
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
    about: (entries: number) => `L’analyse lit vos dernières entrées, ${entries} au plus.`,
    show: 'Afficher l’analyse',
    hide: 'Masquer l’analyse',
    emptyTitle: 'L’analyse apparaîtra ici',
    empty: 'Écrivez au moins une entrée, puis demandez l’analyse. Elle comptera ces sections :',
  },
};

/** Texts for the maturity score’s screen. */
export const maturity = {
  commentsHelp:
    'Ce que vos modules ne disent pas encore : une vente faite, une entente signée, un prêt obtenu. Le prochain calcul en tiendra compte.',
  ...labels.maturity,
  bands: {
    green: 'Solide',
    yellow: 'En bonne voie',
    orange: 'À travailler',
    red: 'À bâtir',
  } satisfies Record<MaturityBand, string> as Record<MaturityBand, string>,
  categoriesName: 'Les six volets',
  overallLater: 'L’indice global s’affichera à la fin du calcul.',
  /** Link to the question where a recommendation can be followed. */
  question: (module: string, place: number) => `${module}, question\u00a0${place}`,
  estimate:
    'Un indice est une lecture de vos réponses, pas un verdict : vos décisions restent les vôtres.',
  empty: {
    title: 'Votre indice apparaîtra ici',
    text: 'Il tient compte de tous vos modules, remplis ou non, et situe votre projet sur 100, en six volets, avec vos forces, vos points à améliorer et les prochaines étapes.',
    filled: (count: number, all: number) =>
      count === 0
        ? `Aucun de vos ${all} modules n’a encore de résultat : l’indice sera plus utile après « Mon idée ».`
        : `Pour l’instant, ${count} ${count === 1 ? 'module' : 'modules'} sur ${all} ${count === 1 ? 'a un résultat' : 'ont un résultat'}. Vous pouvez calculer l’indice maintenant, puis de nouveau plus tard.`,
  },
};

/** Texts for the personas’ screen. */
export const personas = {
  commentsHelp:
    'Une clientèle à ne pas oublier, un quartier, un détail à corriger : les prochains personas en tiendront compte.',
  empty: {
    title: 'Vos trois personas apparaîtront ici',
    text: 'Ils sont tirés de ce que vos modules disent de vos clients, surtout « Mon idée » et l’analyse de la situation. Plus ces réponses sont précises, plus les personas ressembleront à de vraies personnes.',
    next: 'Générez-les, puis allez en parler à quelqu’un qui leur ressemble.',
  },
  ...labels.personas,
  details: 'Détails',
  /** Progress while a persona is being written. */
  listsSoFar: (count: number, all: number) => `Détails : ${count} sur ${all}`,
  remove: (name: string) => `Supprimer ${name}`,
  removed: (name: string) => `Persona supprimé : ${name}`,
  putBack: (name: string) => `Remettre ${name}`,
};

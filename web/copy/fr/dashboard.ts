import type { ProjectOrder } from '@elan/domain/contract/projects';
import { withDe } from '@elan/domain/elision';
import { plural } from '@elan/domain/plural';
import type { ProjectStatus } from '@elan/domain/project/progress';

export const dashboard = {
  title: 'Tableau de bord',
  greeting: { day: 'Bonjour.', evening: 'Bonsoir.' },
  resume: { day: 'On reprend où, aujourd’hui?', evening: 'On reprend où, ce soir?' },
  begin: 'Par quoi commence-t-on?',
  /** Greeting for users with projects, by the progress of the latest one. */
  resumeProject: {
    untouched: (name: string) => `On commence «\u00a0${name}\u00a0»?`,
    answered: (name: string) => `On reprend «\u00a0${name}\u00a0»?`,
    begun: (name: string) => `On reprend «\u00a0${name}\u00a0»?`,
    done: (name: string) => `«\u00a0${name}\u00a0» est complet.`,
  },
  /** Greeting for a suspended user. */
  readProject: (name: string) => `Voici «\u00a0${name}\u00a0».`,
  lead: {
    empty: 'Un projet, quelques réponses, et votre première analyse sera prête dans l’heure.',
    untouched: (_percent: number) => 'Il attend ses premières réponses.',
    answered: (_percent: number) => 'Vos réponses sont là où vous les avez laissées.',
    begun: (percent: number) => `${percent}\u00a0% du parcours est fait.`,
    done: (_percent: number) => 'Les onze modules ont leur contenu.',
  },
  /** The next step in the current project. */
  nextStep: {
    label: 'La suite',
    link: (module: string) => `Reprendre\u00a0: ${module}`,
    question: (number: number, of: number) => `Question ${number} sur ${of}`,
    optional: 'facultative',
    next: {
      generate: 'Toutes les réponses demandées y sont\u00a0: il reste à générer.',
      choose: 'Vos idées sont prêtes\u00a0: choisissez celle à développer.',
      develop: 'Votre idée est choisie\u00a0: il reste à la développer.',
      unlock: 'Les modules gratuits sont faits. Le suivant demande Premium.',
    },
  },
  checks: {
    title: (count: number) =>
      `${count} ${plural('fr', count, 'point', 'points')} à vérifier dans ce projet`,
    figures: 'Prévisions',
    toAnswer: 'Voir la réponse',
    toFigure: 'Voir le chiffre',
    stale: (count: number) =>
      count === 1
        ? 'Écrit avant qu’une réponse change\u00a0: à relire ou à mettre à jour.'
        : `Écrit avant que ${count} réponses changent\u00a0: à relire ou à mettre à jour.`,
    toText: 'Voir le texte',
    answer: {
      open: 'C’est voulu, parce que…',
      because: 'C’est voulu, parce que\u00a0:',
      change: 'Modifier',
      takeBack: 'Retirer',
      save: 'Enregistrer',
      missing: 'Écrivez pourquoi c’est voulu.',
      meant: (count: number) =>
        `Voulu par vous\u00a0: ${count} ${plural('fr', count, 'point', 'points')}`,
    },
  },
  takeAway:
    'Votre dossier est prêt à prendre forme\u00a0: vos textes et vos chiffres, dans un document à remettre.',
  counters: {
    label: 'En bref',
    created: (n: number) => plural('fr', n, 'projet créé', 'projets créés'),
    completed: (n: number) => plural('fr', n, 'projet terminé', 'projets terminés'),
    modules: 'modules IA',
    usage: 'générations utilisées',
    usageMonth: 'générations ce mois-ci',
    generations: 'générations IA',
    unlimited: 'Illimitées',
  },
  projects: 'Mes projets',
  loading: 'Chargement de vos projets…',
  newProject: 'Nouveau projet',
  name: 'Nom du projet',
  namePlaceholder: 'Pain de nuit',
  nameMissing: 'Donnez un nom au projet.',
  description: 'Description',
  descriptionHelp: 'Facultative\u00a0: une phrase ou deux suffisent.',
  unstorable: 'Ce texte contient un caractère qui ne peut pas être enregistré. Retirez-le.',
  descriptionPlaceholder: 'Une boulangerie de nuit pour les travailleurs de quart, à Rimouski.',
  create: 'Créer le projet',
  emptyTitle: 'Votre premier projet',
  emptyText:
    'Donnez-lui un nom\u00a0: il pourra changer. Vous passerez ensuite aux questions de votre idée.',
  haveIdea: {
    question: 'Avez-vous déjà une idée?',
    yes: 'J’ai déjà une idée',
    no: 'Aidez-moi à en trouver une',
    failed:
      'Votre projet est créé, mais «\u00a0J’ai déjà une idée\u00a0» n’a pas pu être noté. Le même bouton est sur cette page.',
  },
  importing: {
    /** Two parts, because a phone has room for the first word only. */
    button: ['Importer', 'un projet'],
    title: 'Importer ce projet?',
    holds: (name: string) => `Le fichier contient «\u00a0${name}\u00a0».`,
    modules: (titles: string) => `Modules\u00a0: ${titles}.`,
    noModule: 'Aucun module n’est rempli.',
    size: (size: string, day: string) => `${size}, exporté le ${day}.`,
    lead: 'Un nouveau projet sera créé. Aucun de vos projets ne change.',
    confirm: 'Créer le projet',
    reading: 'Lecture du fichier…',
    done: (name: string) => `«\u00a0${name}\u00a0» est importé.`,
    failed: 'Ce fichier n’a pas pu être importé.',
    notJson: 'Ce n’est pas un fichier JSON exporté d’Élan. Rien n’a été ajouté.',
    tooLarge: 'Ce fichier est trop gros pour être un projet d’Élan\u00a0: il n’a pas été lu.',
    premium: 'Il contient des modules Premium, que votre forfait ne permet pas d’écrire.',
    place: (place: string) => `Endroit du fichier\u00a0: ${place}`,
  },
  open: 'Ouvrir',
  progress: (name: string) => `Progression ${withDe(name)}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  created: (date: string) => `créé le ${date}`,
  more: 'Afficher plus de projets',
  shown: (n: number) => `${n} projets affichés`,
  modulesOf: (name: string) => `Modules ${withDe(name)}`,
  edit: 'Modifier',
  saveChanges: 'Enregistrer',
  delete: 'Supprimer',
  deleting: {
    title: (name: string) => `Supprimer «\u00a0${name}\u00a0»?`,
    text: (days: number) =>
      `Le projet ira dans la corbeille avec tout ce qu’il contient. Vous aurez ${days} jours pour le reprendre.`,
    confirm: 'Mettre à la corbeille',
  },
  removing: {
    title: (name: string) => `Supprimer «\u00a0${name}\u00a0» pour de bon?`,
    text: (_days: number) =>
      'Vos réponses, vos rédactions et leurs versions disparaîtront. Rien ne pourra être repris.',
    confirm: 'Supprimer pour de bon',
  },
  /** Failure messages about projects (docs/product.md#project-messages). */
  projectFailures: {
    fetch: (cause: string) => `Vos projets n’ont pas pu être chargés. ${cause}`,
    create: (cause: string) => `Le projet n’a pas pu être créé. ${cause}`,
    update: (cause: string) => `Le projet n’a pas pu être modifié. ${cause}`,
    delete: (cause: string) => `Le projet n’a pas pu être supprimé. ${cause}`,
    restore: (cause: string) => `Le projet n’a pas pu être repris. ${cause}`,
    unauthenticated: 'Erreur d’authentification. Déconnectez-vous, puis reconnectez-vous.',
    denied: 'Accès refusé. Assurez-vous d’être bien connecté.',
    gone: 'Il n’existe plus ici; il a peut-être été supprimé dans un autre onglet.',
  },
  deleted: (name: string) => `«\u00a0${name}\u00a0» est dans la corbeille.`,
  undo: 'Reprendre',
  search: 'Chercher un projet',
  found: (n: number, more: boolean) =>
    more
      ? `Plus de ${n} projets trouvés`
      : `${n} ${plural('fr', n, 'projet trouvé', 'projets trouvés')}`,
  nothingFound: 'Aucun projet ne contient ces mots.',
  order: 'Trier par',
  orders: {
    changed: 'Dernière modification',
    created: 'Date de création',
    name: 'Nom',
  } satisfies Record<ProjectOrder, string> as Record<ProjectOrder, string>,
  bin: {
    title: 'Corbeille',
    text: (days: number) => `Un projet supprimé peut être repris pendant ${days} jours.`,
    empty: 'La corbeille est vide.',
    until: (date: string) => `Peut être repris jusqu’au ${date}`,
    restore: 'Reprendre',
    restored: (name: string) => `«\u00a0${name}\u00a0» est de retour.`,
    stillThere: 'Il est toujours dans la corbeille.',
    remove: 'Supprimer pour de bon',
    removed: (name: string) => `«\u00a0${name}\u00a0» est supprimé pour de bon.`,
  },
  status: {
    new: 'Nouveau',
    inProgress: 'En cours',
    advanced: 'Avancé',
    completed: 'Terminé',
  } satisfies Record<ProjectStatus, string> as Record<ProjectStatus, string>,
};

/** Texts for a new user's first steps. */
export const firstSteps = {
  title: 'Vos trois premiers pas',
  dismiss: 'Masquer les premiers pas',
  premium: '(Premium)',
  here: 'Vous y êtes.',
  steps: {
    brainstorm: 'Trouver ou énoncer l’idée',
    analysis: 'L’analyser',
    'business-plan': 'Écrire le plan d’affaires',
  },
};

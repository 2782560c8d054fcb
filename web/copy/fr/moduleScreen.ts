import { editing } from './editing.ts';
import { generating } from './generating.ts';
import { form, reading, regenerating, stale, untraced } from './moduleReading.ts';
import { results } from './results.ts';

/** The texts of a module’s screen. */
export const moduleScreen = {
  ...generating,
  editing,
  form,
  reading,
  regenerating,
  stale,
  untraced,
  results,
  printed: (project: string, date: string) => `${project} · dernière mise à jour\u00a0: ${date}`,
  position: (number: number, all: number) => `Module ${number} sur ${all}`,
  loading: 'Chargement du module…',
  contradictions: 'Ce module ne dit pas la même chose que le reste du projet',
  noProject: {
    title: 'Aucun projet sélectionné',
    text: 'Retournez au tableau de bord pour choisir un projet.',
    link: 'Aller au tableau de bord',
  },
  projectNotFound: {
    title: 'Ce projet est introuvable.',
    text: 'Le lien est peut-être incomplet, le projet a peut-être été supprimé, ou il appartient à un autre compte.',
    list: 'Vos projets',
  },
  premium: {
    title: 'Module Premium',
    toolTitle: 'Accès Premium requis',
    text: 'Un abonnement Premium est requis pour utiliser ce module.',
  },
  founder: 'Accès Fondateur\u00a0: IA illimitée',
  /** The way on at the head of the page. */
  nextShort: (title: string) => `Suivant\u00a0: ${title}`,
  more: 'Plus',
  questions: 'Questions',
  choose: 'Choisir…',
  comments: 'Commentaires ou précisions',
  commentsHelp: 'Ce que les questions n’ont pas demandé. La prochaine rédaction en tiendra compte.',
  /** Under a field that holds more than can be saved. */
  usage: 'Générations IA',
  usageValue: (used: number, limit: number) => `${used} sur ${limit}`,
  usageMonth: (used: number, limit: number) => `${used} sur ${limit} ce mois-ci`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  unsaved: 'Pas encore enregistré',
  neverSaved: 'Rien n’est encore enregistré',
  savedAt: (when: string) => `Enregistré ${when}`,
  offline: 'Hors ligne\u00a0: gardé sur cet appareil',
  andOffline: (saved: string) => `${saved} (hors ligne)`,
  connectionLost: 'La connexion est perdue. Ce que vous écrivez reste sur cet appareil.',
  awaitsChoice: 'Pas encore enregistré\u00a0: une autre version attend votre choix',
  keptSignedOut: 'Pas encore enregistré\u00a0: session terminée, gardé sur cet appareil',
  keptHere: 'Pas encore enregistré\u00a0: gardé sur cet appareil',
  /** A link to the reason of a failed save. */
  seeWhy: 'Voir pourquoi',
  /** Completes "Enregistré". */
  today: (time: string) => `à ${time}`,
  earlier: (date: string, time: string) => `le ${date} à ${time}`,
  otherTab: {
    title: 'Ce module est aussi modifié dans un autre onglet',
    text: 'Chaque onglet enregistre ce que vous y changez. Si les deux changent la même réponse, vous choisirez.',
  },
  moved: {
    title: 'La même réponse a été changée ailleurs',
    text: 'Rien n’a été remplacé\u00a0: ce que vous écrivez est gardé sur cet appareil. Comparez les deux quand vous voudrez; l’enregistrement reprendra ensuite.',
    compare: 'Comparer',
  },
  sessionOver: {
    title: 'Votre session est terminée',
    text: 'Ce que vous écrivez est gardé sur cet appareil, et sera enregistré dès que vous serez de retour.',
    signIn: 'Me reconnecter',
  },
  discard: 'Effacer le brouillon',
  discarded: 'Brouillon effacé. La version enregistrée est revenue.',
  undo: 'Annuler',
  saved: 'C’est enregistré',
  saveFailed: 'L’enregistrement n’a pas réussi',
  saveWaits: 'Ce que vous avez écrit sera enregistré avec le résultat.',
  conflict: {
    title: 'Ce module a été modifié ailleurs',
    text: 'Depuis que vous l’avez ouvert, une autre version a été enregistrée. Rien n’a été remplacé. Voici ce qui diffère\u00a0: choisissez, champ par champ.',
    mine: 'Ici',
    theirs: 'Enregistré',
    blank: 'Sans réponse',
    both: 'Garder les deux, la version enregistrée d’abord',
    keepMine: 'Garder ma version',
    keepChosen: 'Enregistrer ce choix',
    takeTheirs: 'Prendre la version enregistrée',
    goOn: 'Continuer ici',
    tookTheirs: 'La version enregistrée a pris la place de la vôtre.',
  },
  /** Shown when a change that is saved immediately meets a newer saved version. */
  changedMeanwhile: {
    title: 'Ce module a été modifié ailleurs',
    text: 'Une autre version a été enregistrée entre-temps; c’est elle que vous voyez maintenant. Rien n’a été remplacé. Voulez-vous toujours faire ce changement?',
    apply: 'Faire ce changement',
    leave: 'Laisser tel quel',
  },
  elapsed: (seconds: number) => `${seconds} s`,
  next: (title: string) => `Module suivant\u00a0: ${title}`,
  swotMatrix: 'Matrice FFOM (SWOT)',
  table: (columns: string) => `Tableau\u00a0: ${columns}`,
};

/** The texts around a write-up that is asked for, being written or there. */
export const generating = {
  analysis: 'Analyse IA',
  generate: 'Générer',
  regenerate: 'Régénérer',
  stop: 'Arrêter',
  stopping: 'Arrêt en cours…',
  starting: 'Lecture de vos réponses…',
  writing: (section: number, all: number) =>
    section === 0
      ? 'Rédaction en cours'
      : `Rédaction en cours, section ${Math.min(section, all)} de ${all}`,
  reconnecting: 'Connexion perdue, nouvelle tentative…',
  slow: 'L’assistant tarde à répondre. Vous pouvez attendre ou arrêter.',
  progress: 'Avancement de la rédaction',
  announceStart: 'Rédaction de l’analyse en cours.',
  announceDone: 'L’analyse est prête.',
  announceCut: 'L’analyse est là, mais sa fin manque.',
  announceStopped: 'Rédaction arrêtée.',
  empty: {
    title: 'Votre analyse paraîtra ici',
    sections: 'Elle comptera les sections suivantes\u00a0:',
    whenMissing: 'Répondez aux questions obligatoires, puis générez votre analyse.',
    whenReady: 'Vos réponses suffisent\u00a0: générez votre analyse quand vous voulez.',
  },
  missing: (count: number) =>
    count === 1
      ? 'Il reste une réponse obligatoire avant de générer\u00a0:'
      : `Il reste ${count} réponses obligatoires avant de générer\u00a0:`,
  stoppedBeforeText: 'Rédaction arrêtée avant le premier mot. Elle n’a pas été comptée.',
  endedStopped:
    'Vous avez arrêté cette rédaction\u00a0: le texte s’interrompt ici. Régénérez pour l’avoir en entier.',
  endedCut:
    'Ce texte a atteint la longueur maximale\u00a0: la fin manque. Précisez vos réponses ou régénérez.',
  interrupted: {
    title: 'La connexion a été perdue',
    goesOn: 'La rédaction se poursuit normalement de notre côté.',
    mayGoOn: 'Si votre demande nous est parvenue, la rédaction se poursuit de notre côté.',
    back: 'Elle reparaîtra ici au retour de la connexion; sinon, réessayez. Elle ne sera pas comptée deux fois.',
  },
  failed: 'L’analyse n’a pas pu être rédigée',
  notCounted: 'Cette génération n’a pas été comptée.',
  beginningGone: 'Le texte commencé n’a pas été conservé.',
  earlierKept: 'Le texte précédent est toujours là.',
  stopFailed: 'L’arrêt n’a pas réussi. La rédaction continue.',
  unavailable: {
    title: 'Service temporairement indisponible',
    silent: 'L’assistant IA ne répond pas pour le moment.',
    brokeOff: 'L’assistant IA s’est interrompu avant la fin.',
    whatToDo: 'Voici ce que vous pouvez faire\u00a0:',
    steps: [
      'réessayer dans quelques minutes;',
      'vérifier votre connexion Internet;',
      'écrire au soutien si le problème persiste.',
    ],
    rest: 'Les autres fonctions restent utilisables, et vos réponses peuvent être enregistrées.',
  },
  projectGone: {
    title: 'Ce projet n’existe plus',
    text: 'Il a été supprimé entre-temps.',
    counted: 'Comme le texte avait commencé à paraître, cette génération a été comptée.',
  },
  offered: {
    title: 'Un nouveau texte est prêt',
    text: 'Le module a été modifié ailleurs pendant la rédaction. Rien n’a été remplacé\u00a0: choisissez le texte à garder.',
    use: 'Utiliser ce texte',
    keep: 'Garder l’enregistré',
  },
};

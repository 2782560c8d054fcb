/** Texts for a generation: requested, running or finished. */
export const generating = {
  regenerate: 'Régénérer',
  stop: 'Arrêter',
  stopping: 'Arrêt en cours…',
  writing: (section: number, all: number) =>
    section === 0
      ? 'Rédaction en cours'
      : `Rédaction en cours, section ${Math.min(section, all)} sur ${all}`,
  reconnecting: 'Connexion perdue, nouvelle tentative…',
  slow: 'L’assistant tarde à répondre. Vous pouvez attendre ou arrêter.',
  thinking: 'L’IA réfléchit…',
  /** How much of a structured result has been written so far. */
  soFar: {
    ideas: (count: number) => (count === 1 ? '1 idée jusqu’ici' : `${count} idées jusqu’ici`),
    personas: (count: number) => `Persona ${count} sur 3`,
    score: (count: number) => (count < 2 ? `${count} volet sur 6` : `${count} volets sur 6`),
  },
  progress: 'Avancement de la rédaction',
  announceCut: 'L’analyse est là, mais sa fin manque.',
  announceStopped: 'Rédaction arrêtée.',
  empty: {
    title: 'Votre analyse apparaîtra ici',
    sections: 'Elle comptera les sections suivantes\u00a0:',
    whenMissing: 'Répondez aux questions obligatoires, puis générez votre analyse.',
    whenReady: 'Vos réponses suffisent\u00a0: générez votre analyse quand vous voulez.',
  },
  missing: (count: number) =>
    count === 1
      ? 'Il reste une réponse obligatoire avant de générer\u00a0:'
      : `Il reste ${count} réponses obligatoires avant de générer\u00a0:`,
  endedStopped:
    'Vous avez arrêté cette rédaction\u00a0: le texte s’interrompt ici. Régénérez pour l’avoir en entier.',
  /** Shown after ideas or personas were stopped, of which only the complete ones are kept. */
  keptComplete: {
    stored:
      'Vous avez arrêté la génération\u00a0: seul ce qui était complet a été gardé. Régénérez pour avoir le reste.',
    offered:
      'Vous avez arrêté la génération\u00a0: seul ce qui était complet a été gardé. Rien n’a été remplacé\u00a0: choisissez ce que vous gardez.',
  },
  endedCut:
    'Ce texte a atteint la longueur maximale\u00a0: la fin manque. Régénérez-le, au besoin en demandant plus court dans les commentaires.',
  partsMissing: (titles: string) =>
    `Ce texte n’a pas toutes ses sections. Il manque\u00a0: ${titles}. Vous pouvez le régénérer.`,
  interrupted: {
    title: 'La connexion a été perdue',
    goesOn: 'La rédaction devrait se poursuivre de notre côté.',
    mayGoOn: 'Si votre demande nous est parvenue, la rédaction se poursuit de notre côté.',
    back: 'Elle réapparaîtra ici au retour de la connexion; sinon, réessayez. Elle ne sera pas comptée deux fois.',
  },
  /** Shown during the search for an earlier generation, for example when a module is opened again. */
  looking: 'Recherche de la rédaction demandée…',
  notBegun: {
    title: 'Votre demande ne nous est pas parvenue',
    text: 'La connexion s’est coupée avant. Rien n’a été commencé ni compté, et vos réponses sont toujours là.',
  },
  notCounted: 'Cette génération n’a pas été comptée.',
  beginningGone: 'Le texte commencé n’a pas été conservé.',
  shownGone: 'Ce qui s’affichait n’a pas été gardé.',
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
    counted: 'Comme le texte avait commencé à s’écrire, cette génération a été comptée.',
  },
};

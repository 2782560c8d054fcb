/** Texts that guide the user through the modules: auto-fill, the next step, what to expect. */
export const guiding = {
  autoFill: {
    title: 'Gagner du temps',
    text: 'L’IA propose une réponse aux questions laissées vides quand ce que vous avez déjà écrit le permet, puis rédige l’analyse et enregistre. Vos réponses restent telles quelles; chaque proposition est à vérifier.',
    short: 'Propose ce qui manque, puis rédige.',
    about: 'En savoir plus',
    cost: 'Compte pour une génération.',
    button: 'Remplissage automatique',
    dismiss: 'Masquer le remplissage automatique',
    generating: 'Recherche de réponses dans votre projet…',
    saving: 'Rédaction et enregistrement…',
    done: 'Module rempli et enregistré!',
    check: (count: number) =>
      count === 1 ? 'Une réponse est à vérifier.' : `${count} réponses sont à vérifier.`,
    failed: 'Erreur lors du remplissage automatique',
    foundNothing: {
      title: 'Pas encore assez pour remplir ce module',
      text: 'Ce que vous avez écrit ne permet de répondre à aucune des questions obligatoires qui restent. Rien n’a été rédigé, et vos réponses sont restées telles quelles. Répondez à une ou deux questions, ou dites-en plus dans les modules précédents, puis essayez de nouveau.',
    },
    refused: {
      quota: 'Vous avez atteint votre limite de générations IA.',
      premium: 'Un abonnement Premium est requis pour utiliser ce module.',
      goTo: (title: string) => `Aller à\u00a0: ${title}`,
    },
  },
  proposed: {
    /** Marks of an answer that was filled in automatically and not confirmed yet. */
    marks: {
      proposed: 'Proposé, à vérifier',
      idea: 'Idée rédigée par l’IA, à vérifier',
      default: 'Valeur par défaut, pas tirée de vos réponses',
      readyMade: 'Phrase toute faite, à réécrire',
    },
    confirm: 'Confirmer',
    confirmOf: {
      proposed: (question: string) => `Confirmer la réponse proposée\u00a0: ${question}`,
      idea: (question: string) => `Confirmer l’idée rédigée par l’IA\u00a0: ${question}`,
      default: (question: string) => `Confirmer la valeur par défaut\u00a0: ${question}`,
      readyMade: (question: string) => `Confirmer la phrase toute faite\u00a0: ${question}`,
    },
  },
  ready: {
    title: 'Pour développer votre idée',
    text: 'Chaque étape s’appuie sur la précédente.',
    steps: {
      idea: 'Idée définie',
      analysis: 'Analyse du marché',
      plan: 'Plan d’affaires',
    },
    done: 'fait',
    premium: 'PREMIUM',
    continue: 'Poursuivre avec l’analyse',
    plan: 'Passer au plan d’affaires',
    unlock: 'Débloquer tous les modules',
  },
  plan: {
    title: 'Ce que votre plan comprendra',
    text: 'Dix parties, rédigées à partir de vos réponses et des modules déjà faits.',
  },
  nature: {
    title: 'Une analyse adaptée à votre projet',
    text: 'Un produit fabriqué et un service numérique ne pèsent pas sur l’environnement de la même façon. L’analyse s’adapte à ce que vos réponses disent de votre projet.',
    kinds: {
      physical: {
        title: 'Projet physique',
        text: 'matières, fabrication, emballage, transport, énergie et matières résiduelles.',
      },
      digital: {
        title: 'Projet numérique',
        text: 'appareils, hébergement, données, calculs et déplacements évités.',
      },
      both: {
        title: 'Projet physique et numérique',
        text: 'les deux, et celui qui pèse le plus.',
      },
    },
    yours: 'Le vôtre, d’après vos réponses',
  },
};

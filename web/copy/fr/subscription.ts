/** Texts shared by the screens that show a subscription. */
export const subscription = {
  title: 'Abonnement',
  loading: 'Chargement de votre abonnement…',
  /**
   * Keyed by the payment provider’s name for the status; any other status is shown as is
   * (docs/product.md#subscription-status).
   */
  statuses: {
    active: 'Actif',
    past_due: 'En retard de paiement',
    canceled: 'Annulé',
  },
  suspended: {
    title: 'Compte suspendu',
    stillOpen:
      'Vous pouvez encore tout lire et tout télécharger, annuler votre abonnement et supprimer le compte, mais plus rien écrire, générer ni acheter.',
  },
  status: 'État',
  plan: 'Forfait',
  price: 'Prix',
  renewsOn: 'Se renouvelle le',
  endsOn: 'Prend fin le',
  method: 'Mode de paiement',
  card: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
  willEnd: {
    title: 'Votre abonnement sera annulé à la fin de la période',
    text: (date: string) =>
      `Vous gardez Premium jusqu’au ${date}. Ensuite, votre compte revient au forfait Gratuit et rien de ce qui est rédigé n’est supprimé.`,
    undated:
      'Vous gardez Premium jusqu’à la fin de la période payée. Ensuite, votre compte revient au forfait Gratuit et rien de ce qui est rédigé n’est supprimé.',
    /** While a payment is owed, there is no access to keep. */
    owed: (date: string) =>
      `Votre abonnement prend fin le ${date} et ne sera pas renouvelé. Rien de ce qui est rédigé n’est supprimé.`,
    owedUndated:
      'Votre abonnement prend fin avec sa période et ne sera pas renouvelé. Rien de ce qui est rédigé n’est supprimé.',
  },
  owed: {
    title: 'Votre paiement n’a pas réussi',
    text: 'Mettez à jour votre mode de paiement\u00a0: Premium revient dès que le paiement passe. Vous n’avez rien à racheter.',
  },
  /** For a check of the payment, on request or on return from the page to change the card. */
  check: {
    button: 'Vérifier de nouveau',
    checking: 'Vérification du paiement…',
    active: 'Vérification faite\u00a0: votre abonnement est actif.',
    owed: 'Vérification faite\u00a0: le paiement n’a pas encore réussi. Essayez une autre carte ou écrivez-nous.',
    ended: 'Vérification faite\u00a0: aucun abonnement n’est en cours.',
    failed: 'La vérification n’a pas réussi',
  },
  ended: 'Cet abonnement est terminé. Votre compte a le forfait Gratuit.',
  /** For users whose Premium has lapsed, wherever Premium is required. */
  lapsed: {
    endedOn: (date: string) => `Votre abonnement Premium a pris fin le ${date}.`,
    ended: 'Votre abonnement Premium a pris fin.',
    owed: 'Votre paiement n’a pas réussi\u00a0: votre abonnement Premium est suspendu.',
    goOn: {
      ended: 'Vos textes restent lisibles. Renouvelez-le pour continuer à écrire avec l’IA.',
      owed: 'Vos textes restent lisibles. Mettez à jour votre mode de paiement pour continuer à écrire avec l’IA.',
    },
    limit: 'Limite atteinte!',
  },
  updateMethod: 'Mettre à jour le mode de paiement',
  cancel: {
    button: 'Annuler l’abonnement',
    title: 'Annuler votre abonnement?',
    text: (date: string) =>
      `Votre accès Premium dure jusqu’au ${date}. D’ici là, vous pourrez revenir sur votre décision.`,
    undated:
      'Votre accès Premium dure jusqu’à la fin de la période payée. D’ici là, vous pourrez revenir sur votre décision.',
    owed: 'Votre dernier paiement n’a pas réussi\u00a0: Premium est déjà suspendu. L’abonnement prendra fin avec sa période.',
    after:
      'Ensuite, votre compte revient au forfait Gratuit. Vos projets et vos textes restent. Aucun remboursement n’est accordé.',
    keep: 'Garder mon abonnement',
    confirm: 'Confirmer l’annulation',
    done: (date: string) => `Annulation enregistrée. Votre accès dure jusqu’au ${date}.`,
    doneUndated: 'Annulation enregistrée. Votre accès dure jusqu’à la fin de la période payée.',
    doneOwed:
      'Annulation enregistrée. Votre abonnement prendra fin avec sa période; Premium reste suspendu tant que le paiement n’est pas fait.',
    failed: 'L’annulation n’a pas réussi',
  },
  resume: {
    button: 'Reprendre mon abonnement',
    done: 'Votre abonnement se poursuit.',
    doneOwed:
      'L’annulation est retirée. Premium reste suspendu tant que le paiement n’est pas fait.',
    failed: 'La reprise n’a pas réussi',
  },
  manage: 'Gérer mon abonnement',
  /** Shown if generations were used in an earlier account with the same e-mail, deleted less than a year before. */
  carried: (count: number) =>
    count < 2
      ? 'Une génération a déjà été utilisée dans un compte ouvert avec la même adresse, supprimé moins d’un an avant la création de celui-ci.'
      : `${count} générations ont déjà été utilisées dans un compte ouvert avec la même adresse, supprimé moins d’un an avant la création de celui-ci.`,
  freeText: (modules: number, generations: number) =>
    `${modules} modules et ${generations} ${generations < 2 ? 'génération' : 'générations'} IA en tout.`,
  premium: 'Premium ouvre le reste.',
  founderText: 'Tous les modules, IA illimitée, rien à payer.',
};

/** Texts for the page shown after a payment. */
export const success = {
  title: 'Votre abonnement',
  verifying: 'Vérification de votre abonnement…',
  verifyingText:
    'Nous demandons la confirmation au service de paiement. Quelques secondes suffisent.',
  done: 'Paiement réussi',
  doneText: 'Merci! Votre abonnement est actif dès maintenant.',
  unlockedTitle: 'Ce qui est débloqué',
  unlocked: (generations: number) => [
    `${generations} générations IA par mois`,
    'Tous les modules IA',
    'Des projets illimités',
    'Un soutien prioritaire',
  ],
  start: 'Commencer maintenant',
  unconfirmed: {
    title: 'Paiement pas encore confirmé',
    text: 'Le service de paiement n’a pas encore confirmé votre abonnement. S’il vient d’être payé, il apparaîtra sous peu\u00a0: ne payez pas une deuxième fois.',
  },
  failed: 'La vérification n’a pas réussi',
  support: 'Si rien ne change, écrivez au soutien\u00a0:',
  none: {
    title: 'Aucun abonnement pour le moment',
    text: 'Votre compte a le forfait Gratuit.',
    link: 'Voir le forfait Premium',
  },
};

/** Texts shown to users without Premium in place of an empty paid module. */
export const upsell = {
  lead: 'Voici ce que Premium ajoute à ce que vous avez déjà.',
  unlock: 'Débloquer Premium',
  account: 'Votre compte',
  email: 'Adresse courriel',
  subscription: 'Abonnement',
  noSubscription: 'Aucun',
  usage: 'Générations IA',
  kept: 'Ce que vous avez déjà écrit dans ce module est gardé\u00a0: vous le retrouverez avec Premium.',
};

/** The texts of the page shown after a payment. */
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

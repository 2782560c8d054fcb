import type { Language } from '@elan/domain/language';

export const deskTexts = {
  fr: {
    title: 'Fournisseur de paiement de démonstration',
    lead: 'Aucun compte Stripe n’est configuré. Ce fournisseur en tient lieu, sans qu’aucun argent ne change de mains. Ici, vous faites passer le temps pour un abonnement.',
    back: 'Retour à Élan',
    subscriptions: 'Abonnements',
    noSubscription: 'Aucun abonnement pour l’instant.',
    status: 'État',
    statuses: { active: 'Actif', past_due: 'En souffrance', canceled: 'Annulé' },
    periodEnd: 'Fin de la période',
    ends: 'Se termine le',
    card: 'Carte',
    none: 'Aucune',
    nextAttempt: 'Prochaine tentative',
    actions: {
      renew: 'Renouveler maintenant',
      fail: 'Faire échouer le prochain paiement',
      give_up: 'Abandonner',
    },
  },
  en: {
    title: 'Demonstration payment provider',
    lead: 'No Stripe account is configured. This provider stands in for it, and no money moves. Here you let time pass for a subscription.',
    back: 'Back to Élan',
    subscriptions: 'Subscriptions',
    noSubscription: 'No subscription yet.',
    status: 'Status',
    statuses: { active: 'Active', past_due: 'Past due', canceled: 'Canceled' },
    periodEnd: 'Period ends',
    ends: 'Ends on',
    card: 'Card',
    none: 'None',
    nextAttempt: 'Next attempt',
    actions: {
      renew: 'Renew now',
      fail: 'Let next payment fail',
      give_up: 'Give up',
    },
  },
} as const satisfies Record<Language, object>;

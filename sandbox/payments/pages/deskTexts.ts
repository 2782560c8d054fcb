import type { Language } from '@elan/domain/language';
import type { Delivery } from '../webhooks/queue.ts';

interface DeskTexts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly subscriptions: string;
  readonly noSubscription: string;
  readonly status: string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly periodEnd: string;
  readonly ends: string;
  readonly card: string;
  readonly none: string;
  readonly nextAttempt: string;
  readonly actions: Readonly<Record<'renew' | 'fail' | 'retry' | 'give_up', string>>;
  readonly deliveries: string;
  readonly deliveriesLead: string;
  readonly hold: string;
  readonly copies: string;
  readonly shuffle: string;
  readonly failFirst: string;
  readonly apply: string;
  readonly noEvent: string;
  readonly again: string;
  readonly states: Readonly<Record<Delivery['state'], string>>;
  readonly attempts: string;
  readonly answer: string;
}

/** The texts of the provider's desk. */
export const deskTexts: Readonly<Record<Language, DeskTexts>> = {
  fr: {
    title: 'Fournisseur de paiement de démonstration',
    lead: 'Aucun compte Stripe n’est configuré. Ce fournisseur en tient lieu, sans qu’aucun argent ne change de mains. Ici, vous faites passer le temps pour un abonnement et dérangez l’envoi des événements.',
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
      retry: 'Réessayer le paiement',
      give_up: 'Abandonner',
    },
    deliveries: 'Envoi des événements',
    deliveriesLead:
      'Chaque événement est envoyé au serveur d’Élan, signé, et renvoyé s’il n’est pas reçu.',
    hold: 'Tout retenir',
    copies: 'Exemplaires de chaque événement',
    shuffle: 'Mélanger l’ordre',
    failFirst: 'Faire échouer le premier envoi',
    apply: 'Appliquer',
    noEvent: 'Aucun événement pour l’instant.',
    again: 'Envoyer de nouveau',
    states: { pending: 'En attente', delivered: 'Reçu', given_up: 'Abandonné' },
    attempts: 'Envois : ',
    answer: 'Réponse : ',
  },
  en: {
    title: 'Demonstration payment provider',
    lead: 'No Stripe account is configured. This provider stands in for it, and no money moves. Here you let time pass for a subscription and disturb the delivery of events.',
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
      retry: 'Retry payment',
      give_up: 'Give up',
    },
    deliveries: 'Delivery of events',
    deliveriesLead:
      'Each event is sent to Élan’s server, signed, and sent again where it is not received.',
    hold: 'Hold all',
    copies: 'Copies of each event',
    shuffle: 'Shuffle the order',
    failFirst: 'Fail the first attempt',
    apply: 'Apply',
    noEvent: 'No event yet.',
    again: 'Deliver again',
    states: { pending: 'Pending', delivered: 'Delivered', given_up: 'Given up' },
    attempts: 'Attempts: ',
    answer: 'Answer: ',
  },
};

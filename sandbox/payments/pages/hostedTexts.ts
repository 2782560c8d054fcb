import type { Language } from '@elan/domain/language';
import type { CardFlow } from '../hosted/cardFlow.ts';

interface HostedTexts {
  readonly demonstration: string;
  readonly back: string;
  readonly onward: string;
  readonly plan: string;
  readonly perMonth: string;
  readonly taxes: string;
  readonly nextCharge: string;
  readonly titles: Readonly<Record<CardFlow['path'], string>>;
  readonly buttons: Readonly<Record<CardFlow['path'], string>>;
  readonly asking: string;
  readonly askingLead: string;
  readonly complete: string;
  readonly fail: string;
  readonly paid: string;
  readonly expired: Readonly<Record<CardFlow['path'], string>>;
  readonly missing: string;
  readonly stillOwed: string;
  readonly portalLead: string;
}

/** The texts of the two pages that take a card. Buttons are named with straight apostrophes, as everywhere. */
export const hostedTexts: Readonly<Record<Language, HostedTexts>> = {
  fr: {
    demonstration:
      'Ceci est une démonstration : aucun argent ne change de mains. Servez-vous des cartes d’essai ci-dessous, jamais d’une vraie carte.',
    back: 'Retour',
    onward: 'Continuer vers Élan',
    plan: 'Forfait Premium',
    perMonth: 'par mois',
    taxes: 'Taxes en sus s’il y a lieu; la démonstration n’en calcule aucune.',
    nextCharge: 'Prochain paiement',
    titles: { checkout: 'Abonnement à Élan', portal: 'Changer de carte' },
    buttons: { checkout: 'S’abonner', portal: 'Enregistrer la carte' },
    asking: 'Authentifier',
    askingLead:
      'La banque demande à la personne titulaire de la carte de confirmer. Choisissez ce qu’elle répond.',
    complete: 'Terminer l’authentification',
    fail: 'Échouer l’authentification',
    paid: 'Cet abonnement est déjà payé. Rien n’a été débité une seconde fois.',
    expired: {
      checkout: 'Cette page de paiement n’est plus valide. Rien n’a été débité.',
      portal: 'Cette page n’est plus valide. La carte n’a pas été changée.',
    },
    missing: 'Cette page n’existe pas, ou n’existe plus.',
    stillOwed:
      'La carte est enregistrée, mais le montant dû n’a pas pu y être débité. Essayez une autre carte.',
    portalLead:
      'Cette carte remplacera celle de votre abonnement. Un montant encore dû y sera débité tout de suite.',
  },
  en: {
    demonstration:
      'This is a demonstration: no money moves. Use the test cards below, never a real card.',
    back: 'Back',
    onward: 'Continue to Élan',
    plan: 'Premium plan',
    perMonth: 'per month',
    taxes: 'Plus taxes where they apply; none are computed in the demonstration.',
    nextCharge: 'Next charge',
    titles: { checkout: 'Subscription to Élan', portal: 'Change your card' },
    buttons: { checkout: 'Subscribe', portal: 'Save card' },
    asking: 'Authenticate',
    askingLead: 'The bank asks the holder of the card to confirm. Choose their answer.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    paid: 'This subscription is already paid. Nothing was charged a second time.',
    expired: {
      checkout: 'This payment page is no longer valid. Nothing was charged.',
      portal: 'This page is no longer valid. The card was not changed.',
    },
    missing: 'This page does not exist, or no longer does.',
    stillOwed:
      'The card is saved, but the amount due could not be charged to it. Try another card.',
    portalLead:
      'This card will replace that of your subscription. An amount still due is charged to it at once.',
  },
};

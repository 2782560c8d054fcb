import type { Language } from '@elan/domain/language';

export const cardPageTexts = {
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
    paid: 'Cet abonnement est déjà payé. Rien n’a été débité une seconde fois.',
    closed: {
      checkout: 'Cette page de paiement n’est plus valide. Rien n’a été débité.',
      portal: 'Cette page n’est plus valide. La carte n’a pas été changée.',
    },
    declined: 'La carte a été refusée. Essayez-en une autre.',
    portalLead:
      'Cette carte remplacera celle de votre abonnement. Un montant encore dû y sera débité tout de suite.',
    number: 'Numéro de carte',
    expiry: 'Expiration',
    expiryHint: 'MM/AA',
    cvc: 'CVC',
    cvcHint: '3 chiffres, 4 pour American Express',
    name: 'Titulaire de la carte',
    errors: {
      number:
        'Seules les cartes d’essai du tableau sont acceptées ici. N’entrez jamais une vraie carte.',
      expiry: 'Entrez le mois et l’année d’une carte encore valide, par exemple 12/34.',
      cvc: 'Entrez le code de 3 ou 4 chiffres.',
      name: 'Entrez le nom qui figure sur la carte : 200 caractères au plus.',
    },
    testCards: 'Cartes d’essai',
    testNumber: 'Numéro',
    testOutcome: 'Ce qui arrive',
    testRest: 'Expiration : n’importe quel mois à venir. CVC : n’importe quels chiffres.',
    behaviours: {
      pays: 'Acceptée',
      declined: 'Refusée',
      fails_later: 'Acceptée la première fois, refusée aux renouvellements',
    },
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
    paid: 'This subscription is already paid. Nothing was charged a second time.',
    closed: {
      checkout: 'This payment page is no longer valid. Nothing was charged.',
      portal: 'This page is no longer valid. The card was not changed.',
    },
    declined: 'The card was declined. Try another one.',
    portalLead:
      'This card will replace that of your subscription. An amount still due is charged to it at once.',
    number: 'Card number',
    expiry: 'Expiry',
    expiryHint: 'MM/YY',
    cvc: 'CVC',
    cvcHint: '3 digits, 4 for American Express',
    name: 'Name on card',
    errors: {
      number: 'Only the test cards of the table are accepted here. Never enter a real card.',
      expiry: 'Enter the month and year of a card that is still valid, such as 12/34.',
      cvc: 'Enter the code of 3 or 4 digits.',
      name: 'Enter the name on the card: 200 characters at most.',
    },
    testCards: 'Test cards',
    testNumber: 'Number',
    testOutcome: 'What happens',
    testRest: 'Expiry: any month to come. CVC: any digits.',
    behaviours: {
      pays: 'Accepted',
      declined: 'Declined',
      fails_later: 'Accepted the first time, declined at renewals',
    },
  },
} as const satisfies Record<Language, object>;

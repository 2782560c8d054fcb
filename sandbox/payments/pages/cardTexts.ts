import type { Language } from '@elan/domain/language';
import type { Decline } from '../cards/charge.ts';
import type { CardError } from '../objects/readCard.ts';
import type { CardBehaviour } from '../objects/testCards.ts';

interface CardTexts {
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly name: string;
  readonly errors: Readonly<Record<CardError, string>>;
  readonly declines: Readonly<Record<Decline, string>>;
  readonly testCards: string;
  readonly testNumber: string;
  readonly testOutcome: string;
  readonly testRest: string;
  readonly behaviours: Readonly<Record<CardBehaviour, string>>;
}

/** What the fields of a card are called, and what may be wrong with them. */
export const cardTexts: Readonly<Record<Language, CardTexts>> = {
  fr: {
    number: 'Numéro de carte',
    expiry: 'Expiration',
    expiryHint: 'MM/AA',
    cvc: 'CVC',
    cvcHint: '3 chiffres, 4 pour American Express',
    name: 'Titulaire de la carte',
    errors: {
      number_missing: 'Entrez le numéro d’une carte d’essai.',
      number_invalid: 'Ce numéro n’est pas celui d’une carte. Vérifiez chaque chiffre.',
      number_unknown:
        'Seules les cartes d’essai du tableau sont acceptées ici. N’entrez jamais une vraie carte.',
      expiry_invalid: 'Entrez le mois et l’année, par exemple 12/34.',
      expiry_past: 'Cette carte est expirée.',
      cvc_invalid: 'Entrez le code de 3 chiffres, ou de 4 chiffres pour American Express.',
      name_missing: 'Entrez le nom qui figure sur la carte.',
      name_long: 'Ce nom est trop long : 200 caractères au plus.',
    },
    declines: {
      generic_decline: 'La carte a été refusée. Essayez-en une autre.',
      insufficient_funds: 'La carte a été refusée : provision insuffisante. Essayez-en une autre.',
      authentication_required:
        'L’authentification a échoué : la carte n’a pas été débitée. Réessayez ou prenez une autre carte.',
      expired_card: 'La carte est expirée. Essayez-en une autre.',
    },
    testCards: 'Cartes d’essai',
    testNumber: 'Numéro',
    testOutcome: 'Ce qui arrive',
    testRest: 'Expiration : n’importe quel mois à venir. CVC : n’importe quels chiffres.',
    behaviours: {
      pays: 'Acceptée',
      declined: 'Refusée',
      insufficient_funds: 'Refusée : provision insuffisante',
      authenticates_once: 'Demande une authentification, une seule fois',
      authenticates_always:
        'Demande une authentification à chaque paiement : les renouvellements échouent',
      fails_later: 'Acceptée la première fois, refusée aux renouvellements',
    },
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry',
    expiryHint: 'MM/YY',
    cvc: 'CVC',
    cvcHint: '3 digits, 4 for American Express',
    name: 'Name on card',
    errors: {
      number_missing: 'Enter the number of a test card.',
      number_invalid: 'This is not the number of a card. Check every digit.',
      number_unknown:
        'Only the test cards of the table are accepted here. Never enter a real card.',
      expiry_invalid: 'Enter the month and the year, such as 12/34.',
      expiry_past: 'This card has expired.',
      cvc_invalid: 'Enter the code of 3 digits, or of 4 digits for American Express.',
      name_missing: 'Enter the name on the card.',
      name_long: 'This name is too long: 200 characters at most.',
    },
    declines: {
      generic_decline: 'The card was declined. Try another one.',
      insufficient_funds: 'The card was declined: insufficient funds. Try another one.',
      authentication_required:
        'Authentication failed: the card was not charged. Try again or use another card.',
      expired_card: 'The card has expired. Try another one.',
    },
    testCards: 'Test cards',
    testNumber: 'Number',
    testOutcome: 'What happens',
    testRest: 'Expiry: any month to come. CVC: any digits.',
    behaviours: {
      pays: 'Accepted',
      declined: 'Declined',
      insufficient_funds: 'Declined: insufficient funds',
      authenticates_once: 'Asks for authentication, once',
      authenticates_always: 'Asks for authentication at every payment: renewals fail',
      fails_later: 'Accepted the first time, declined at renewals',
    },
  },
};

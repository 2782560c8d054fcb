import type { Examples } from '@elan/domain/questionnaire/module';
import type { finances } from './finances.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const financesExamples: Examples<typeof finances> = {
  initialInvestment: {
    fr: 'Moins de 10 000 $ : 2 900 $ d’outils et de pièces, 1 400 $ d’assurance, et deux mois de dépenses.',
    en: 'Under $10,000: $2,900 of tools and parts, $1,400 of insurance, and two months of expenses.',
  },
  fundingSources: {
    fr: 'Mes économies, 8 000 $; le prêt de ma sœur servira de coussin.',
    en: 'My savings, $8,000; my sister’s loan will be a cushion.',
  },
  revenueModel: {
    fr: 'À l’unité : un prix par vélo.',
    en: 'By the unit: a price per bike.',
  },
  pricingStrategy: {
    fr: '85 $ par vélo, avant les taxes. La boutique demande 75 $ sans se déplacer; sur onze clients d’essai, neuf ont dit que 85 $ leur convenait.',
    en: '$85 a bike, before taxes. The shop charges $75 and does not travel; of eleven trial customers, nine said $85 was fine.',
  },
  fixedCosts: {
    fr: 'Assurance 120 $, téléphone et réservation en ligne 70 $, camionnette 310 $, publicité 90 $, comptabilité 60 $.',
    en: 'Insurance $120, phone and online booking $70, van $310, advertising $90, bookkeeping $60.',
  },
  variableCosts: {
    fr: 'Par vélo : petites pièces 9 $, essence 4 $, frais de carte 2,50 $, produits 1,50 $.',
    en: 'Per bike: small parts $9, gas $4, card fees $2.50, products $1.50.',
  },
  breakEven: {
    fr: '48 vélos par mois avec mon salaire, 10 sans lui',
    en: '48 bikes a month with my pay, 10 without it',
  },
  revenueGoals: {
    fr: '420 vélos la première saison, dont 110 en mai; environ 36 000 $ de ventes.',
    en: '420 bikes in the first season, 110 of them in May; about $36,000 in sales.',
  },
  cashFlow: {
    fr: 'Les clients paient sur place. Les pièces se paient à 30 jours. De novembre à mars, presque rien n’entre : je garde 4 000 $ de côté.',
    en: 'Customers pay on the spot. Parts are paid within 30 days. From November to March almost nothing comes in: I set $4,000 aside.',
  },
};

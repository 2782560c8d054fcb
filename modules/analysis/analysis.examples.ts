import type { Examples } from '@elan/domain/questionnaire/module';
import type { analysis } from './analysis.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const analysisExamples: Examples<typeof analysis> = {
  marketSize: {
    fr: 'Local : Trois-Rivières et les villages à moins de 20 km.',
    en: 'Local: Trois-Rivières and the villages within 20 km.',
  },
  competitors: {
    fr: 'Deux boutiques (trois semaines d’attente en mai), un réparateur de sous-sol qui ne prend que le comptant, et surtout le vélo qui reste accroché au garage.',
    en: 'Two shops (a three-week wait in May), a basement repairman who only takes cash, and above all the bike that stays hung up in the garage.',
  },
  differentiators: {
    fr: 'Je viens en 48 heures, je fais tous les vélos de la maison en une visite, et le prix est affiché avant la réservation.',
    en: 'I come within 48 hours, do every bike in the house in one visit, and the price is shown before booking.',
  },
  marketTrends: {
    fr: 'La ville a ajouté 14 km de pistes en deux ans, et un voisin sur cinq a maintenant un vélo électrique. Je l’ai compté dans ma rue.',
    en: 'The city added 14 km of bike paths in two years, and one neighbour in five now has an e-bike. I counted on my street.',
  },
  risks: {
    fr: 'Un mois de mai pluvieux, mon dos, et une panne de camionnette en pleine saison.',
    en: 'A rainy May, my back, and a van breakdown at the height of the season.',
  },
};

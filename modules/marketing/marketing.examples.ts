import type { Examples } from '@elan/domain/questionnaire/module';
import type { marketing } from './marketing.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const marketingExamples: Examples<typeof marketing> = {
  brandName: {
    fr: 'Vélo à la porte',
    en: 'Vélo à la porte',
  },
  valueProposition: {
    fr: 'Tous les vélos de la maison prêts à rouler en une visite, à votre porte, en moins de 48 heures.',
    en: 'Every bike in the house ready to ride after one visit, at your door, within 48 hours.',
  },
  marketingChannels: {
    fr: 'Le bouche-à-oreille et les groupes de quartier : c’est là que les parents demandent « qui connaît un bon… ».',
    en: 'Word of mouth and neighbourhood groups: that is where parents ask “does anyone know a good…”.',
  },
  budget: {
    fr: 'Moins de 500 $ par mois : des affichettes, et un peu de publicité en avril et en mai.',
    en: 'Under $500 a month: small posters, and a little advertising in April and May.',
  },
  customerAcquisition: {
    fr: 'Une mère voit ma camionnette chez la voisine, lit le prix sur la portière, réserve le soir même sur son téléphone, et paie sur place.',
    en: 'A mother sees my van at the neighbour’s, reads the price on its door, books that evening on her phone, and pays on the spot.',
  },
  brandPersonality: {
    fr: 'Comme un voisin serviable : simple, direct, jamais technique.',
    en: 'Like a helpful neighbour: simple, direct, never technical.',
  },
  contentStrategy: {
    fr: 'Une vidéo de 30 secondes par semaine, d’avril à juin : un bruit de vélo, sa cause, la réparation.',
    en: 'One 30-second video a week, from April to June: a noise a bike makes, its cause, the repair.',
  },
};

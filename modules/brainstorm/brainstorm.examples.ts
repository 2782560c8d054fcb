import type { Examples } from '@elan/domain/questionnaire/module';
import type { brainstorm } from './brainstorm.module.ts';

/** The answers of the sample business, a bicycle mechanic in Trois-Rivières. */
export const brainstormExamples: Examples<typeof brainstorm> = {
  interests: {
    fr: 'Les vélos depuis toujours, la mécanique, rouler en famille sur la piste, donner une deuxième vie aux objets.',
    en: 'Bikes since forever, mechanics, family rides on the trail, giving things a second life.',
  },
  skills: {
    fr: 'Neuf ans mécanicien dans une boutique de vélos de Trois-Rivières. J’explique bien, j’ai mes outils et une camionnette.',
    en: 'Nine years as a mechanic in a bike shop in Trois-Rivières. I explain things well, and I have my tools and a van.',
  },
  preferredSector: {
    fr: 'Les services à la personne : je préfère réparer chez les gens que vendre en magasin.',
    en: 'Personal services: I would rather repair at people’s homes than sell in a store.',
  },
  businessType: {
    fr: 'Chez les clients : ma camionnette est déjà un petit atelier, et un local me coûterait 1 200 $ par mois.',
    en: 'At customers’ homes: my van is already a small workshop, and premises would cost me $1,200 a month.',
  },
  budget: {
    fr: 'De 5 000 $ à 20 000 $ : 8 000 $ d’économies, et ma sœur peut m’en prêter 3 000 $.',
    en: 'From $5,000 to $20,000: $8,000 in savings, and my sister can lend me $3,000.',
  },
  teamPreference: {
    fr: 'En solo la première année; mon conjoint m’aidera le samedi.',
    en: 'On my own for the first year; my spouse will help on Saturdays.',
  },
  targetCustomers: {
    fr: 'Des familles de Trois-Rivières qui ont trois ou quatre vélos au garage, et pas d’auto assez grande pour les apporter à la boutique.',
    en: 'Families in Trois-Rivières with three or four bikes in the garage, and no car big enough to take them to the shop.',
  },
  productOrService: {
    fr: 'Un service : ce sont mes heures que je vends, avec quelques pièces.',
    en: 'A service: what I sell is my hours, with a few parts.',
  },
  timeCommitment: {
    fr: 'À temps plein d’avril à octobre, quelques heures par semaine l’hiver.',
    en: 'Full time from April to October, a few hours a week in winter.',
  },
  mainGoal: {
    fr: 'En vivre : remplacer mon salaire de 42 000 $ en deux saisons.',
    en: 'To live from it: replace my salary of $42,000 within two seasons.',
  },
};

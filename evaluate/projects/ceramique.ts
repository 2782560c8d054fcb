import type { BilingualProject } from './project.ts';

/** A pottery studio in Baie-Saint-Paul. */
export const ceramique: BilingualProject = {
  fr: {
    name: 'Atelier Glaise',
    description: 'Un atelier de céramique à Baie-Saint-Paul : vaisselle et cours du samedi.',
    answers: {
      idea: {
        businessIdea:
          'De la vaisselle de grès pour les cafés et les restos, et un cours d’initiation le samedi.',
        targetMarket: 'Des cafés de Charlevoix qui changent leurs tasses, et des visiteurs l’été.',
        problemSolved:
          'Leurs tasses sont toutes pareilles et s’ébrèchent. Les visiteurs cherchent quoi faire quand il pleut.',
        businessModel: 'directSales',
        location: 'Baie-Saint-Paul',
        experience: 'Un DEC en céramique et quatre ans chez un potier.',
        budget: '5000-20000',
      },
      marketing: {
        brandName: 'Glaise',
        valueProposition:
          'Une tasse qui tient cinq ans au lave-vaisselle d’un café, sinon je la remplace.',
        marketingChannels: 'undecided',
        budget: 'under-500',
        customerAcquisition:
          'Je laisse six tasses gratuites à cinq cafés pendant un mois. J’en ai parlé à un seul pour l’instant.',
        contentStrategy: 'Je n’aime pas les réseaux. Peut-être une photo par semaine.',
      },
      rd: {
        productDescription:
          'Une tasse de 250 ml à 32 $, une assiette à 45 $, et un cours de trois heures à 75 $.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Un four (j’en loue un, 90 $ la cuisson), un tour, des glaçures sans plomb, un évier avec décanteur.',
        qualityStandards: 'unknown',
        suppliers: 'Terre et glaçures : un seul fournisseur, à Montréal.',
        intellectualProperty: 'undecided',
        testingStrategy: 'Vingt tasses dans un café depuis octobre. Deux sont ébréchées.',
      },
    },
    comments: {
      rd: 'Le four neuf coûte 6 800 $. Je ne sais pas s’il faut l’acheter ou continuer à louer.',
    },
    entries: [
      {
        title: 'Fournée ratée',
        content:
          'Quarante tasses fendues. Trop vite séchées. J’avais promis une livraison vendredi.',
        mood: 'negative',
      },
      {
        title: 'Le café du coin',
        content:
          'Il garde les vingt tasses et en veut trente autres. Il a demandé un rabais, j’ai dit oui trop vite.',
        mood: 'positive',
      },
      {
        title: 'Les prix',
        content:
          'Refait mes calculs ce soir. À 32 $ je gagne peut-être 9 $ l’heure. Je n’ose pas monter à 38 $.',
        mood: 'neutral',
      },
      {
        title: 'Premier cours',
        content:
          'Cinq personnes sous la pluie, et tout le monde riait. C’est plus payant que les tasses. Je ne m’attendais pas à aimer ça.',
        mood: 'positive',
      },
    ],
  },
  en: {
    name: 'Atelier Glaise',
    description: 'A pottery studio in Baie-Saint-Paul: tableware, and a class on Saturdays.',
    answers: {
      idea: {
        businessIdea: 'Stoneware for cafés and restaurants, plus a beginners’ class on Saturdays.',
        targetMarket: 'Cafés in Charlevoix that are replacing their cups, and summer visitors.',
        problemSolved:
          'Their cups all look alike and chip. Visitors want something to do when it rains.',
        businessModel: 'directSales',
        location: 'Baie-Saint-Paul',
        experience: 'A college diploma in ceramics and four years with a potter.',
        budget: '5000-20000',
      },
      marketing: {
        brandName: 'Glaise',
        valueProposition: 'A cup that lasts five years in a café dishwasher, or I replace it.',
        marketingChannels: 'undecided',
        budget: 'under-500',
        customerAcquisition:
          'Six free cups at five cafés for a month. So far I have talked to only one of them.',
        contentStrategy: 'I do not like social media. Maybe a picture a week.',
      },
      rd: {
        productDescription: 'A 250 ml cup at $32, a plate at $45, and a three-hour class at $75.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'A kiln (I rent one, $90 a firing), a wheel, lead-free glazes, a sink with a trap.',
        qualityStandards: 'unknown',
        suppliers: 'Clay and glazes: one supplier, in Montreal.',
        intellectualProperty: 'undecided',
        testingStrategy: 'Twenty cups in a café since October. Two have chipped.',
      },
    },
    comments: { rd: 'A new kiln is $6,800. Should I buy it or keep renting?' },
    entries: [
      {
        title: 'Lost a firing',
        content: 'Forty cups cracked. I dried them too fast. I had promised delivery on Friday.',
        mood: 'negative',
      },
      {
        title: 'The café on the corner',
        content:
          'He keeps the twenty cups and wants thirty more. He asked for a discount and I said yes too quickly.',
        mood: 'positive',
      },
      {
        title: 'Prices',
        content:
          'Went over my numbers tonight. At $32 I make maybe $9 an hour. I do not dare go up to $38.',
        mood: 'neutral',
      },
      {
        title: 'First class',
        content:
          'Five people, pouring rain, everyone laughing. It pays better than cups. I did not expect to like it.',
        mood: 'positive',
      },
    ],
  },
};

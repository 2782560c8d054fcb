import type { BilingualProject } from './project.ts';

/** A paid newsletter about the town council of Saint-Jérôme. */
export const infolettre: BilingualProject = {
  fr: {
    name: 'Le Point de rue',
    description: 'Une infolettre payante sur la vie municipale de Saint-Jérôme.',
    answers: {
      idea: {
        businessIdea:
          'Chaque jeudi, une infolettre qui explique ce que le conseil municipal a décidé et ce que ça change pour les gens.',
        targetMarket:
          'Des propriétaires et des commerçants de Saint-Jérôme, de 35 à 70 ans, qui lisaient le journal local.',
        problemSolved:
          'Le journal a fermé. Les gens apprennent les travaux quand la pelle mécanique arrive.',
        businessModel: 'freemium',
        location: 'Saint-Jérôme',
        experience: 'Journaliste pendant quatorze ans, mise à pied l’an passé.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors: 'Les groupes Facebook, la radio, le bulletin de la ville. Et ne rien lire.',
        differentiators: 'Je suis assise dans la salle du conseil. Personne d’autre n’y va.',
        marketTrends:
          'Les médias locaux ferment. Les gens disent qu’ils paieraient, mais est-ce qu’ils le feraient?',
        risks: 'Une poursuite. Tomber malade un jeudi. Me chicaner avec la mairie.',
      },
      marketing: {
        brandName: 'Le Point de rue',
        valueProposition: 'Dix minutes le jeudi, et vous savez ce qui se passe sur votre rue.',
        marketingChannels: 'directOutreach',
        budget: 'under-500',
        customerAcquisition:
          'J’envoie dix numéros gratuits à 300 personnes que je connais, et j’espère que 40 paient 8 $ par mois, donc 320 $.',
        brandPersonality: 'simple',
        contentStrategy: 'Un numéro le jeudi, une photo le lundi.',
      },
    },
    comments: { analysis: 'Je ne veux pas de publicité. Ou peut-être les commerces du coin.' },
  },
  en: {
    name: 'Le Point de rue',
    description: 'A paid newsletter about town hall in Saint-Jérôme.',
    answers: {
      idea: {
        businessIdea:
          'A Thursday newsletter on what the town council decided and what it changes for people.',
        targetMarket:
          'Homeowners and shopkeepers of Saint-Jérôme, 35 to 70, who used to read the local paper.',
        problemSolved:
          'The paper closed. People find out about roadwork when the excavator shows up.',
        businessModel: 'freemium',
        location: 'Saint-Jérôme',
        experience: 'Fourteen years as a reporter, laid off last year.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors: 'Facebook groups, radio, the town bulletin. And reading nothing.',
        differentiators: 'I sit in the council room. Nobody else goes.',
        marketTrends: 'Local media are closing. People say they would pay, but would they?',
        risks: 'A lawsuit. Being sick on a Thursday. A fight with the mayor’s office.',
      },
      marketing: {
        brandName: 'Le Point de rue',
        valueProposition: 'Ten minutes on Thursday and you know what is happening on your street.',
        marketingChannels: 'directOutreach',
        budget: 'under-500',
        customerAcquisition:
          'Ten free issues to 300 people I know, and I hope that 40 pay $8 a month, so $320.',
        brandPersonality: 'simple',
        contentStrategy: 'One issue on Thursday, one picture on Monday.',
      },
    },
    comments: { analysis: 'No ads. Or maybe the shops around the corner.' },
  },
};

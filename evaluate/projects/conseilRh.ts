import type { BilingualProject } from './project.ts';

/** A human resources consultant for small employers in Beauce. */
export const conseilRh: BilingualProject = {
  fr: {
    name: 'Relève RH',
    description:
      'Des services-conseils en ressources humaines pour les petits employeurs de la Beauce.',
    answers: {
      idea: {
        businessIdea:
          'Je deviens la responsable RH à temps partagé des petites entreprises : embauche, politiques, conflits.',
        targetMarket:
          'Des propriétaires d’usines de 15 à 60 employés, entre Sainte-Marie et Saint-Georges, qui n’ont personne aux RH.',
        problemSolved:
          'Le patron fait les entrevues entre deux livraisons, et un employé sur trois part avant six mois chez celui que je connais le mieux.',
        businessModel: 'services',
        location: 'Saint-Georges, en Beauce',
        experience: 'CRHA, seize ans dans une usine de portes.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors:
          'Deux firmes de Québec, une consultante à Thetford, et la comptable qui fait tout.',
        differentiators:
          'Je viens sur place une journée par semaine. Les firmes font ça par vidéo.',
        marketTrends: 'La main-d’œuvre est rare, tout le monde le dit. Je ne l’ai pas mesuré.',
        risks: 'Dépendre d’un seul client. Mon ancien employeur pourrait mal le prendre.',
      },
      'business-plan': {
        timeline: 'within3Months',
        team: 'Moi, 30 heures par semaine. Une avocate que je paierais à l’heure pour les cas graves.',
        resources:
          'Ordinateur et auto : je les ai. À trouver : assurance responsabilité professionnelle, un contrat type, un site.',
        legalStructure: 'soleProprietorship',
        milestones:
          '1. Deux clients à 1 800 $ par mois en avril\n2. Quatre clients en septembre, donc 7 200 $ par mois\n3. Refuser un contrat avant Noël',
        vision:
          'Six clients, pas plus, et les vendredis libres. Ou une équipe de trois, mon mari pense que je vise trop petit.',
        values: 'Je ne congédie pas à la place du patron.',
        location: 'Chez moi à Saint-Georges, et chez les clients',
      },
    },
    comments: {
      'business-plan': 'Est-ce que je peux approcher des clients avant de démissionner?',
    },
  },
  en: {
    name: 'Relève RH',
    description: 'Human resources advice for small employers in Beauce.',
    answers: {
      idea: {
        businessIdea:
          'I become the part-time HR person of small businesses: hiring, policies, conflicts.',
        targetMarket:
          'Owners of plants with 15 to 60 employees between Sainte-Marie and Saint-Georges, with nobody in HR.',
        problemSolved:
          'The owner interviews between two deliveries, and at the plant I know best one hire in three is gone within six months.',
        businessModel: 'services',
        location: 'Saint-Georges, Beauce',
        experience: 'A CRHA with sixteen years in a door factory.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors:
          'Two firms from Quebec City, a consultant in Thetford, and the bookkeeper who does everything.',
        differentiators: 'I am there in person one day a week. The firms do it by video.',
        marketTrends: 'Workers are scarce, everyone says so. I have not measured it.',
        risks: 'Relying on one client. My old employer could take it badly.',
      },
      'business-plan': {
        timeline: 'within3Months',
        team: 'Me, 30 hours a week. A lawyer paid by the hour for serious cases.',
        resources:
          'Computer and car: I have them. To find: professional liability insurance, a standard contract, a website.',
        legalStructure: 'soleProprietorship',
        milestones:
          '1. Two clients at $1,800 a month in April\n2. Four clients in September, so $7,200 a month\n3. Turn down a contract before Christmas',
        vision:
          'Six clients, no more, and Fridays off. Or a team of three: my husband says I aim too small.',
        values: 'I do not fire people in the owner’s place.',
        location: 'My home in Saint-Georges, and the clients’ plants',
      },
    },
    comments: { 'business-plan': 'May I approach clients before I resign?' },
  },
};

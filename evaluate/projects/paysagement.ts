import type { BilingualProject } from './project.ts';

/** Landscaping with native plants around Granby. */
export const paysagement: BilingualProject = {
  fr: {
    name: 'Terre à terrain',
    description: 'Aménagement paysager avec des plantes indigènes, à Granby.',
    answers: {
      brainstorm: {
        interests: 'les plantes indigènes, les oiseaux, travailler dehors, dessiner',
        skills: 'DEP en horticulture. Je conduis une mini-pelle. Je suis gêné avec les clients.',
        preferredSector: 'construction',
        businessType: 'onSite',
        budget: '5000-20000',
        teamPreference: 'partners',
        targetCustomers: 'Les propriétaires de maisons neuves de Granby et de Bromont',
        productOrService: 'both',
        timeCommitment: 'seasonal',
        mainGoal: 'livelihood',
      },
      idea: {
        businessIdea:
          'Remplacer le gazon par des plates-bandes de plantes d’ici qui demandent peu d’arrosage.',
        targetMarket:
          'Des propriétaires de 35 à 55 ans d’un quartier neuf, avec un terrain vide et pas le temps.',
        problemSolved:
          'Le gazon jaunit en juillet, la ville limite l’arrosage, et ils ne savent pas quoi planter.',
        businessModel: 'services',
        location: 'Granby et Bromont',
        budget: '5000-20000',
      },
      'business-plan': {
        timeline: 'within6Months',
        team: 'Moi et mon ami Félix, à parts égales, 45 heures par semaine d’avril à novembre. Personne pour la comptabilité.',
        resources:
          'J’ai les outils à main et un pick-up. Il manque une remorque (4 500 $), une mini-pelle à louer, une assurance.',
        legalStructure: 'other',
        milestones:
          'Assurance en mars; trois terrains d’amis en mai; 12 contrats de 3 200 $ avant octobre, donc 38 400 $.',
        vision: 'Deux équipes et une petite pépinière. Ou rester à deux, on n’est pas d’accord.',
        values: 'Aucun pesticide.',
        location: 'Dans la grange des parents de Félix, à Granby',
      },
    },
    comments: {
      'business-plan': 'On n’a rien signé entre nous. L’hiver, je déneige pour un autre.',
    },
  },
  en: {
    name: 'Terre à terrain',
    description: 'Landscaping with native plants in and around Granby.',
    answers: {
      brainstorm: {
        interests: 'native plants, birds, working outside, drawing',
        skills: 'A diploma in horticulture. I can drive a mini excavator. I am shy with customers.',
        preferredSector: 'construction',
        businessType: 'onSite',
        budget: '5000-20000',
        teamPreference: 'partners',
        targetCustomers: 'Owners of new houses in Granby and Bromont',
        productOrService: 'both',
        timeCommitment: 'seasonal',
        mainGoal: 'livelihood',
      },
      idea: {
        businessIdea:
          'Taking out lawns and putting in beds of local plants that need little water.',
        targetMarket: 'Owners of 35 to 55 in a new development, with an empty yard and no time.',
        problemSolved:
          'The lawn is yellow by July, the town restricts watering, and they do not know what to plant.',
        businessModel: 'services',
        location: 'Granby and Bromont',
        budget: '5000-20000',
      },
      'business-plan': {
        timeline: 'within6Months',
        team: 'Me and my friend Félix, equal shares, 45 hours a week from April to November. Nobody for the books.',
        resources:
          'Hand tools and a pickup already. Missing: a trailer ($4,500), a rented mini excavator, insurance.',
        legalStructure: 'other',
        milestones:
          'Insurance in March; three yards of friends in May; 12 jobs at $3,200 before October, so $38,400.',
        vision: 'Two crews and a small nursery. Or stay the two of us, we do not agree.',
        values: 'No pesticides at all.',
        location: 'In the barn of Félix’s parents, in Granby',
      },
    },
    comments: {
      'business-plan': 'We have signed nothing between us. In winter I plow for somebody else.',
    },
  },
};

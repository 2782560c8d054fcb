import type { BilingualProject } from './project.ts';

/** Home child care in Drummondville. */
export const garderie: BilingualProject = {
  fr: {
    name: 'Les Petits Bottillons',
    description: 'Une garderie en milieu familial à Drummondville, avec beaucoup de dehors.',
    answers: {
      brainstorm: {
        interests: 'les enfants, le jardin, la lecture, le camping',
        skills:
          'Éducatrice pendant huit ans en CPE. Je sais calmer un groupe et parler aux parents fatigués.',
        preferredSector: 'homeServices',
        businessType: 'home',
        budget: 'under-5000',
        teamPreference: 'alone',
        targetCustomers: 'Les parents qui travaillent sur des quarts, près de l’usine',
        productOrService: 'service',
        timeCommitment: 'fullTime',
        mainGoal: 'balance',
      },
      idea: {
        businessIdea:
          'Garder six enfants chez moi, de 6 h 30 à 17 h, dehors deux fois par jour, même l’hiver.',
        targetMarket:
          'Des parents de Drummondville dont l’enfant a entre 10 mois et 4 ans et qui commencent à 7 h.',
        problemSolved:
          'Ils sont sur la liste depuis un an. Une mère de ma rue a refusé un emploi faute de place.',
        businessModel: 'services',
        location: 'Drummondville, quartier Saint-Joseph',
        experience: 'Huit ans en CPE, et deux enfants à moi.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors:
          'Trois milieux familiaux du quartier, tous pleins, un CPE, et les grands-mères.',
        differentiators: 'J’ouvre à 6 h 30. On joue dehors deux fois par jour.',
        marketTrends:
          'On parle de nouvelles places, je ne sais pas quand. Je ne sais pas non plus si je dois être reconnue ou rester privée.',
        risks: 'Être malade et laisser six familles sans solution. Les voisins et le bruit.',
      },
    },
    comments: { analysis: 'Mon propriétaire n’a pas encore dit oui.' },
    entries: [
      {
        title: 'La liste',
        content:
          'Onze mamans m’ont écrit en deux jours sur Facebook. Onze! Je n’ai que six places.',
        mood: 'positive',
      },
      {
        title: 'Le propriétaire',
        content: 'Il veut réfléchir. Sans son oui, je n’ai pas de projet. Je n’ai pas dormi.',
        mood: 'negative',
      },
      {
        title: 'Bureau coordonnateur',
        content:
          'J’ai appelé. Beaucoup de papiers, mais la dame était patiente. Il faut mon cours de secourisme avant tout.',
        mood: 'neutral',
      },
      {
        title: 'La clôture',
        content:
          'Mon frère a posé la clôture samedi. Encore pas de nouvelles du propriétaire, je n’ose pas le rappeler.',
        mood: 'neutral',
      },
    ],
  },
  en: {
    name: 'Les Petits Bottillons',
    description: 'Home child care in Drummondville, with a lot of outdoor time.',
    answers: {
      brainstorm: {
        interests: 'children, gardening, reading, camping',
        skills:
          'Eight years as an educator in a CPE. I can settle a group and talk with tired parents.',
        preferredSector: 'homeServices',
        businessType: 'home',
        budget: 'under-5000',
        teamPreference: 'alone',
        targetCustomers: 'Parents on shift work near the plant',
        productOrService: 'service',
        timeCommitment: 'fullTime',
        mainGoal: 'balance',
      },
      idea: {
        businessIdea: 'Six children at my house from 6:30 to 5, outdoors twice a day, winter too.',
        targetMarket:
          'Drummondville parents whose child is between 10 months and 4 years and who start at 7.',
        problemSolved:
          'They have been on the list for a year. A mother on my street turned down a job because she had no spot.',
        businessModel: 'services',
        location: 'Drummondville, Saint-Joseph neighbourhood',
        experience: 'Eight years in a CPE, and two kids of my own.',
        budget: 'under-5000',
      },
      analysis: {
        marketSize: 'local',
        competitors: 'Three home daycares around here, all full, one CPE, and grandmothers.',
        differentiators: 'I open at 6:30, and we play outside twice a day.',
        marketTrends:
          'They talk of new spots, I cannot say when. I also do not know if I should be recognized or stay private.',
        risks: 'Getting sick and leaving six families stuck. Neighbours and noise.',
      },
    },
    comments: { analysis: 'My landlord has not said yes.' },
    entries: [
      {
        title: 'The list',
        content:
          'Eleven mothers wrote to me on Facebook in two days. Eleven! I only have six spots.',
        mood: 'positive',
      },
      {
        title: 'Landlord',
        content:
          'He wants to think about it. Without his yes there is no project. I did not sleep.',
        mood: 'negative',
      },
      {
        title: 'Coordinating office',
        content:
          'I called. A lot of paperwork, but the lady was patient. First aid course comes before everything.',
        mood: 'neutral',
      },
      {
        title: 'The fence',
        content:
          'My brother put up the fence on Saturday. Still no word from the landlord and I do not dare call him again.',
        mood: 'neutral',
      },
    ],
  },
};

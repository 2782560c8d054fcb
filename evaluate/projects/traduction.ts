import type { BilingualProject } from './project.ts';

/** A translation agency for small businesses in Montreal. */
export const traduction: BilingualProject = {
  fr: {
    name: 'Mot pour mieux',
    description: 'Une agence de traduction pour les petites entreprises de Montréal.',
    answers: {
      brainstorm: {
        interests: 'les mots, le cinéma, les mots croisés, la course',
        skills:
          'Traductrice agréée depuis dix ans, de l’anglais au français. Je connais quatre bons pigistes.',
        preferredSector: 'businessServices',
        businessType: 'online',
        budget: '5000-20000',
        teamPreference: 'undecided',
        targetCustomers:
          'Des PME de 10 à 50 employés qui vendent en anglais et doivent afficher en français',
        productOrService: 'service',
        timeCommitment: 'fullTime',
        mainGoal: 'ownBoss',
      },
      idea: {
        businessIdea:
          'Traduire les sites, les contrats et les affiches des petites entreprises, avec une vraie personne au téléphone.',
        targetMarket:
          'Des PME de l’ouest de Montréal, de 10 à 50 employés, qui ont reçu une lettre ou qui ont peur d’en recevoir une.',
        problemSolved:
          'Ils passent tout dans une machine, puis un client leur envoie une capture d’écran gênante.',
        businessModel: 'services',
        location: 'Montréal',
        experience: 'Dix ans de traduction dans une banque.',
        budget: '5000-20000',
      },
      analysis: {
        marketSize: 'local',
        competitors: 'Les grandes agences, les pigistes, et la traduction automatique gratuite.',
        differentiators:
          'Un texte de 500 mots revient le lendemain, relu par une deuxième personne. 0,28 $ le mot.',
        marketTrends:
          'Les machines traduisent de mieux en mieux. Je ne sais pas si c’est la fin de mon métier ou juste de la moitié.',
        risks: 'Que les clients préfèrent la machine. Un client qui paie à 90 jours.',
      },
    },
    comments: {},
  },
  en: {
    name: 'Mot pour mieux',
    description: 'A translation agency for Montreal small businesses.',
    answers: {
      brainstorm: {
        interests: 'words, film, crosswords, running',
        skills:
          'A certified translator for ten years, English to French. I know four good freelancers.',
        preferredSector: 'businessServices',
        businessType: 'online',
        budget: '5000-20000',
        teamPreference: 'undecided',
        targetCustomers:
          'Businesses with 10 to 50 employees that sell in English and must post in French',
        productOrService: 'service',
        timeCommitment: 'fullTime',
        mainGoal: 'ownBoss',
      },
      idea: {
        businessIdea:
          'Translating the sites, contracts and signs of small businesses, with a real person on the phone.',
        targetMarket:
          'Businesses of 10 to 50 people in the west of Montreal who got a letter, or fear getting one.',
        problemSolved:
          'They run it all through a machine, and then a customer sends them an embarrassing screenshot.',
        businessModel: 'services',
        location: 'Montreal',
        experience: 'Ten years of translation in a bank.',
        budget: '5000-20000',
      },
      analysis: {
        marketSize: 'local',
        competitors: 'The large agencies, freelancers, and free machine translation.',
        differentiators:
          'A text of 500 words comes back the next day, read over by a second person. $0.28 a word.',
        marketTrends:
          'Machines keep getting better. Maybe that is the end of my trade, maybe of half of it.',
        risks: 'Customers who prefer the machine. A customer who pays at 90 days.',
      },
    },
    comments: {},
  },
};

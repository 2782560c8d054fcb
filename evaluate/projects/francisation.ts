import type { BilingualProject } from './project.ts';

/** Online French classes for working newcomers. */
export const francisation: BilingualProject = {
  fr: {
    name: 'Parlure',
    description: 'Des cours de francisation en ligne, le soir, en petits groupes.',
    answers: {
      brainstorm: {
        interests: 'les langues, les accents, la radio, les gens qui arrivent de loin',
        skills: 'Enseignante de français langue seconde pendant douze ans. Je parle espagnol.',
        preferredSector: 'education',
        businessType: 'online',
        budget: 'under-5000',
        teamPreference: 'alone',
        targetCustomers: 'Des adultes arrivés depuis moins de cinq ans, qui travaillent de jour',
        productOrService: 'service',
        timeCommitment: 'growing',
        mainGoal: 'community',
      },
      idea: {
        businessIdea:
          'Des cours de conversation par vidéo, à quatre, sur des situations de travail : appeler un client, se plaindre, faire une blague.',
        targetMarket:
          'Des infirmières et des soudeurs qui parlent espagnol et qui ont déjà une base de français.',
        problemSolved:
          'Les cours gratuits sont de jour ou trop longs. Ils comprennent leur patron, mais ils n’osent pas répondre.',
        businessModel: 'services',
        location: 'En ligne, partout au Québec',
        experience: 'Douze ans d’enseignement.',
        budget: 'under-5000',
      },
      marketing: {
        brandName: 'Parlure',
        valueProposition: 'En dix soirs, vous répondez à votre patron sans préparer votre phrase.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'D’anciens élèves en parlent. Ou l’employeur paie, ce serait mieux, mais je n’en connais aucun.',
        brandPersonality: 'warm',
        contentStrategy: 'Une expression d’ici par semaine, en vidéo de 30 secondes.',
      },
    },
    comments: {
      marketing:
        'Prix : 240 $ pour dix soirs, par personne. Avec quatre élèves, ça fait 960 $ par groupe.',
    },
  },
  en: {
    name: 'Parlure',
    description: 'Evening French classes online, in groups of four.',
    answers: {
      brainstorm: {
        interests: 'languages, accents, radio, people who come from far away',
        skills: 'Twelve years teaching French as a second language. I speak Spanish.',
        preferredSector: 'education',
        businessType: 'online',
        budget: 'under-5000',
        teamPreference: 'alone',
        targetCustomers: 'Adults who came less than five years ago and work days',
        productOrService: 'service',
        timeCommitment: 'growing',
        mainGoal: 'community',
      },
      idea: {
        businessIdea:
          'Conversation classes by video, four at a time, about work: phoning a customer, complaining, making a joke.',
        targetMarket: 'Spanish-speaking nurses and welders who already have basic French.',
        problemSolved:
          'Free classes are during the day or take too long. They understand the boss but do not dare answer.',
        businessModel: 'services',
        location: 'Online, all over Quebec',
        experience: 'Twelve years of teaching.',
        budget: 'under-5000',
      },
      marketing: {
        brandName: 'Parlure',
        valueProposition:
          'After ten evenings you answer your boss without rehearsing the sentence.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'Former students spread the word. Or the employer pays, which would be better, except that I know none.',
        brandPersonality: 'warm',
        contentStrategy: 'One local expression a week in a 30-second video.',
      },
    },
    comments: {
      marketing: 'Price: $240 for ten evenings, each. With four students that makes $960 a group.',
    },
  },
};

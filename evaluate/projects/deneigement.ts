import type { BilingualProject } from './project.ts';

/** Snow removal from driveways in Chicoutimi, which is work for one season a year. */
export const deneigement: BilingualProject = {
  fr: {
    name: 'Entrée nette',
    description: 'Déneigement d’entrées résidentielles à Chicoutimi, avant 6 h 30.',
    answers: {
      idea: {
        businessIdea:
          'Déneiger les entrées de maison au tracteur, et pelleter le perron à la main pour les personnes âgées.',
        targetMarket:
          'Des gens de 60 ans et plus du secteur des Oiseaux, à Chicoutimi, qui ne peuvent plus pelleter.',
        problemSolved:
          'Le voisin les oublie une fois sur trois. Ma mère a manqué un rendez-vous à l’hôpital à cause de ça.',
        businessModel: 'services',
        location: 'Chicoutimi',
        experience: 'Opérateur de machinerie l’été. Je suis au chômage l’hiver.',
        budget: '5000-20000',
      },
      analysis: {
        marketSize: 'local',
        competitors:
          'Deux gros qui font des centaines d’entrées, le gars du coin avec son pick-up, et la pelle.',
        differentiators: 'Le perron est pelleté aussi. Un texto part quand c’est fait.',
        marketTrends: 'Je ne sais pas trop. Les hivers sont bizarres, il pleut en janvier.',
        risks:
          'Briser le tracteur en pleine tempête. Un hiver sans neige : pour moi c’est bon, mais ils vont vouloir être remboursés.',
      },
      finances: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '450 $ par entrée pour la saison. Les gros sont entre 400 $ et 500 $, j’ai appelé.',
        fixedCosts:
          'De novembre à avril, par mois : tracteur loué 2 100 $, assurance 260 $, entreposage 150 $, cellulaire 50 $',
        variableCosts: 'Par client pour la saison : diesel 70 $, sable et sel 15 $, aide 45 $',
        breakEven: 'À peu près la moitié de mes 90 clients',
        revenueGoals: '90 clients à 450 $, donc 40 500 $.',
        cashFlow:
          'La moitié à la signature en octobre, l’autre moitié le 15 janvier. Rien de mai à septembre.',
      },
    },
    comments: { finances: 'J’ai 11 000 $ en banque et je n’emprunte pas.' },
  },
  en: {
    name: 'Entrée nette',
    description: 'Residential snow removal in Chicoutimi, done before 6:30 in the morning.',
    answers: {
      idea: {
        businessIdea:
          'Clearing driveways with a tractor, and shovelling the front steps by hand for older people.',
        targetMarket: 'People over 60 in my part of Chicoutimi who cannot shovel any more.',
        problemSolved:
          'The neighbour forgets them one time out of three. My mother missed a hospital appointment over it.',
        businessModel: 'services',
        location: 'Chicoutimi',
        experience: 'I run heavy machinery in summer and collect unemployment in winter.',
        budget: '5000-20000',
      },
      analysis: {
        marketSize: 'local',
        competitors:
          'Two big outfits with hundreds of driveways each, the guy with a pickup, and the shovel.',
        differentiators: 'The steps are done too, and a text goes out when we leave.',
        marketTrends: 'Hard to say. Winters are strange, it rains in January now.',
        risks:
          'The tractor breaking down in a storm. A winter with no snow: good for me, but they will want their money back.',
      },
      finances: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy: '$450 per driveway for the season. I phoned the big ones: $400 to $500.',
        fixedCosts:
          'November to April, per month: rented tractor $2,100, insurance $260, storage $150, cell $50',
        variableCosts: 'Per client for the season: diesel $70, sand and salt $15, helper $45',
        breakEven: 'Roughly half of my 90 clients',
        revenueGoals: '90 clients at $450, so $40,500.',
        cashFlow: 'Half on signing in October, half on January 15. Nothing from May to September.',
      },
    },
    comments: { finances: 'I have $11,000 in the bank and will not borrow.' },
  },
};

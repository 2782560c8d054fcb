import type { BilingualProject } from './project.ts';

/** Bicycle repair from a van in Quebec City. */
export const velos: BilingualProject = {
  fr: {
    name: 'Rayon libre',
    description: 'Réparation de vélos à domicile, en camionnette, à Québec.',
    answers: {
      idea: {
        businessIdea:
          'J’arrive chez vous avec l’atelier dans la camionnette et je répare le vélo dans l’entrée.',
        targetMarket:
          'Des familles de Limoilou et de Sainte-Foy qui ont trois ou quatre vélos et pas de support à vélos.',
        problemSolved:
          'En mai, les boutiques demandent trois semaines d’attente. Les gens roulent sans freins ou laissent le vélo dans le cabanon.',
        businessModel: 'services',
        location: 'Québec, surtout Limoilou et Sainte-Foy',
        experience: 'Mécanicien en boutique pendant sept étés.',
        budget: '20000-50000',
      },
      rd: {
        productDescription:
          'Une mise au point à domicile de 45 minutes : freins, vitesses, roues, lavage. Les pièces sont en plus, ou incluses, je n’ai pas décidé.',
        developmentStage: 'testing',
        technicalRequirements:
          'Une camionnette aménagée, un support de réparation, des outils (je les ai presque tous), une assurance, un agenda en ligne.',
        qualityStandards: 'ownStandards',
        innovations: 'Toute la rue le même samedi : moins de route, et un meilleur prix.',
        suppliers: 'Deux distributeurs de pièces de Montréal. Le deuxième ne m’a pas rappelé.',
        intellectualProperty: 'undecided',
        testingStrategy: 'Les vélos de 12 voisins en avril, payés 40 $. Je chronomètre tout.',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'familyAndFriends',
        revenueModel: 'perUnit',
        pricingStrategy:
          '95 $ la mise au point. La boutique demande 80 $, mais il faut y aller deux fois.',
        fixedCosts:
          'Camionnette 610 $, assurance 180 $, logiciel 55 $, publicité 100 $, mon salaire 2 400 $',
        variableCosts: 'Petites pièces 18 $, essence 6 $, frais de carte 3 $',
        breakEven: 'Une cinquantaine de vélos par mois',
        revenueGoals: '70 vélos par mois d’avril à octobre, donc 490 vélos et 46 550 $.',
        cashFlow:
          'Tout entre entre avril et octobre. L’hiver, je ne sais pas encore, peut-être des skis.',
      },
    },
    comments: { finances: 'Ma mère me prête 15 000 $ et je mets 12 000 $.' },
  },
  en: {
    name: 'Rayon libre',
    description: 'A bike repair van that comes to your driveway in Quebec City.',
    answers: {
      idea: {
        businessIdea:
          'The workshop rides in the van. I park in front of your place and fix the bikes in the driveway.',
        targetMarket:
          'Families in Limoilou and Sainte-Foy with three or four bikes and no bike rack.',
        problemSolved:
          'Shops quote three weeks in May. People ride without brakes, or the bike stays in the shed.',
        businessModel: 'services',
        location: 'Quebec City, mostly Limoilou and Sainte-Foy',
        experience: 'Seven summers as a shop mechanic.',
        budget: '20000-50000',
      },
      rd: {
        productDescription:
          'A 45-minute tune-up at home: brakes, gears, wheels, wash. Parts extra, or included, undecided.',
        developmentStage: 'testing',
        technicalRequirements:
          'A fitted van, a repair stand, tools (I own nearly all of them), insurance, online booking.',
        qualityStandards: 'ownStandards',
        innovations: 'A whole street on the same Saturday: less driving and a better price.',
        suppliers: 'Two parts distributors in Montreal. One never called back.',
        intellectualProperty: 'undecided',
        testingStrategy: 'Bikes of 12 neighbours in April at $40. Everything timed.',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'familyAndFriends',
        revenueModel: 'perUnit',
        pricingStrategy: '$95 a tune-up. The shop asks $80, but you have to go twice.',
        fixedCosts: 'Van $610, insurance $180, software $55, ads $100, my pay $2,400',
        variableCosts: 'Small parts $18, gas $6, card fees $3',
        breakEven: 'Some fifty bikes a month',
        revenueGoals: '70 bikes a month from April to October, so 490 bikes and $46,550.',
        cashFlow: 'It all comes in from April to October. Winter is a blank, maybe skis.',
      },
    },
    comments: { finances: 'My mother lends $15,000 and I put in $12,000.' },
  },
};

import type { BilingualProject } from './project.ts';

/** A sourdough bakery in Joliette. */
export const boulangerie: BilingualProject = {
  fr: {
    name: 'La Mie du rang',
    description: 'Une boulangerie au levain à Joliette, ouverte cinq jours.',
    answers: {
      idea: {
        businessIdea:
          'Du pain au levain, des brioches et un café filtre, dans un petit local. Quatre sortes de pain, pas plus.',
        targetMarket:
          'Des gens de Joliette et de Saint-Charles-Borromée, de 30 à 65 ans, qui achètent leur pain le samedi matin.',
        problemSolved:
          'Le pain de l’épicerie est mou, et la vraie boulangerie est à 30 minutes d’auto.',
        businessModel: 'directSales',
        location: 'Joliette',
        experience:
          'Quatre ans de nuit dans une boulangerie de Montréal, et un DEP en boulangerie.',
        budget: '20000-50000',
      },
      'business-plan': {
        timeline: 'withinYear',
        team: 'Moi au four, 50 heures. Une personne au comptoir, 25 heures. Mon chum aide le samedi, mais il a son emploi.',
        resources:
          'J’ai un pétrin. Il manque le four (48 000 $), une chambre froide, le local, le permis du MAPAQ, un comptoir.',
        legalStructure: 'undecided',
        milestones:
          'Local trouvé en mars; four livré en juin; ouverture en septembre; 60 clients par jour à Noël.',
        vision:
          'Une deuxième boulangère, deux jours de congé par semaine, trois épiceries qui vendent mon pain.',
        values: 'Farine du Québec. Pas de congélation.',
        location: 'Rue Saint-Viateur, à Joliette, si le local est encore libre',
      },
      finances: {
        initialInvestment: '100000-250000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          'Un client moyen achète pour 11 $ : un pain à 7,50 $ et une brioche à 3,50 $.',
        fixedCosts:
          'Loyer 1 900 $, énergie 480 $, assurance 160 $, comptoir 2 400 $, mon salaire 2 800 $, comptable 120 $',
        variableCosts: 'Ingrédients 3 $, sac 0,40 $, frais de carte 0,30 $ par client',
        breakEven: 'Autour de 1 100 clients par mois',
        revenueGoals:
          '60 clients par jour, 22 jours par mois, donc 1 320 clients et 14 520 $ par mois.',
        cashFlow: 'La farine se paie à la livraison. Janvier est mort dans ce métier.',
      },
    },
    comments: {
      finances:
        'En tout 120 000 $ : 30 000 $ de mise de fonds et un prêt de 90 000 $ sur 7 ans, au taux que la banque voudra.',
      'business-plan':
        'Je veux deux jours de congé, et j’aimerais aussi ouvrir le dimanche et le lundi. On verra.',
    },
  },
  en: {
    name: 'La Mie du rang',
    description: 'A sourdough bakery in Joliette, open five days a week.',
    answers: {
      idea: {
        businessIdea:
          'Sourdough, brioches and filter coffee in a small shop. Four kinds of bread, no more.',
        targetMarket:
          'People of 30 to 65 in Joliette and Saint-Charles-Borromée who buy their bread on Saturday morning.',
        problemSolved:
          'Grocery store bread is soft, and the nearest real bakery is a 30-minute drive.',
        businessModel: 'directSales',
        location: 'Joliette',
        experience:
          'Four years of night shifts in a Montreal bakery, after a vocational diploma in baking.',
        budget: '20000-50000',
      },
      'business-plan': {
        timeline: 'withinYear',
        team: 'Me at the oven, 50 hours. One person at the counter, 25 hours. My boyfriend helps on Saturdays, though he has a job.',
        resources:
          'I own a mixer. Missing: the oven ($48,000), a cold room, premises, the MAPAQ permit, a counter.',
        legalStructure: 'undecided',
        milestones:
          'Premises found in March; oven delivered in June; opening in September; 60 customers a day at Christmas.',
        vision: 'A second baker, two days off a week, three grocers selling my bread.',
        values: 'Quebec flour. Nothing frozen.',
        location: 'Saint-Viateur Street in Joliette, if the place is still free',
      },
      finances: {
        initialInvestment: '100000-250000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy: 'The average customer spends $11: a loaf at $7.50 and a brioche at $3.50.',
        fixedCosts:
          'Rent $1,900, energy $480, insurance $160, counter staff $2,400, my salary $2,800, accountant $120',
        variableCosts: 'Ingredients $3, bag $0.40, card fees $0.30 per customer',
        breakEven: 'Around 1,100 customers a month',
        revenueGoals:
          '60 customers a day, 22 days a month, so 1,320 customers and $14,520 a month.',
        cashFlow: 'Flour is paid on delivery. January is dead in this trade.',
      },
    },
    comments: {
      finances:
        'All in, $120,000: $30,000 of my own and a $90,000 loan over 7 years, at whatever rate the bank wants.',
      'business-plan':
        'I want two days off, and I would also like to open on Sunday and Monday. We will see.',
    },
  },
};

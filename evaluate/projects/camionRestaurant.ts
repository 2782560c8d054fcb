import type { BilingualProject } from './project.ts';

/** A food truck in Gatineau. */
export const camionRestaurant: BilingualProject = {
  fr: {
    name: 'La Patente à patates',
    description: 'Un camion-restaurant de poutines à l’effiloché, à Gatineau.',
    answers: {
      idea: {
        businessIdea:
          'Un camion-restaurant qui vend trois poutines, dont une végé, près des bureaux le midi et dans les festivals.',
        targetMarket: 'Les fonctionnaires de Hull le midi, et les jeunes dans les festivals l’été.',
        problemSolved: 'À midi il n’y a que des chaînes, et 25 minutes d’attente.',
        businessModel: 'directSales',
        location: 'Gatineau, secteur Hull',
        experience: 'Cuisinier pendant dix ans. Jamais géré de commerce.',
        budget: '20000-50000',
      },
      finances: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy: '14 $ la poutine. Dans un festival je monterais à 16 $, si c’est permis.',
        fixedCosts:
          'De mai à octobre, par mois : permis et stationnement 450 $, assurance 290 $, entretien 200 $, cuisine louée 600 $, cellulaire 60 $, aide 1 800 $',
        variableCosts: 'Nourriture 4,50 $, contenant 0,60 $, carte 0,40 $, propane 0,50 $',
        breakEven: '425 poutines par mois, mais sans me payer',
        revenueGoals: '900 par mois pendant six mois, donc 5 400 poutines et 75 600 $.',
        cashFlow: 'Les festivals se paient d’avance, en mars. Rien n’entre avant mai.',
      },
      environmental: {
        businessType: 'foodService',
        productionMethod: 'kitchen',
        materials: 'Pommes de terre de la région, fromage, porc, huile, propane, une génératrice.',
        packaging: 'compostable',
        transportation: 'gasVehicle',
        energySource: 'otherFuels',
        digitalFootprint: 'showcase',
        wasteManagement:
          'L’huile usée est ramassée gratuitement. Les contenants sont compostables, mais le monde les jette dans la poubelle.',
        sustainabilityGoals: 'Moins de génératrice, une prise dans les festivals.',
      },
    },
    comments: {
      finances:
        'Le camion usagé coûte 58 000 $. J’ai 20 000 $ et je demande un prêt de 50 000 $ sur 6 ans à 8 %.',
    },
  },
  en: {
    name: 'La Patente à patates',
    description: 'A pulled-pork poutine truck in Gatineau.',
    answers: {
      idea: {
        businessIdea:
          'A food truck with three poutines, one of them vegetarian, near the offices at noon and at festivals.',
        targetMarket: 'Civil servants in Hull at lunch, young people at summer festivals.',
        problemSolved: 'At noon there are only chains and a 25-minute line.',
        businessModel: 'directSales',
        location: 'Hull sector of Gatineau',
        experience: 'Ten years as a cook. Never ran a business.',
        budget: '20000-50000',
      },
      finances: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy: '$14 a poutine. At a festival I would go up to $16, if that is allowed.',
        fixedCosts:
          'May to October, per month: permits and parking $450, insurance $290, upkeep $200, rented kitchen $600, cell $60, helper $1,800',
        variableCosts: 'Food $4.50, container $0.60, card $0.40, propane $0.50',
        breakEven: '425 poutines a month, but with no pay for me',
        revenueGoals: '900 a month for six months, so 5,400 poutines and $75,600.',
        cashFlow: 'Festivals want their fee up front, in March. Nothing comes in before May.',
      },
      environmental: {
        businessType: 'foodService',
        productionMethod: 'kitchen',
        materials: 'Local potatoes, cheese curds, pork, oil, propane, a generator.',
        packaging: 'compostable',
        transportation: 'gasVehicle',
        energySource: 'otherFuels',
        digitalFootprint: 'showcase',
        wasteManagement:
          'Used oil is picked up free. The containers are compostable, but people put them in the garbage.',
        sustainabilityGoals: 'Run the generator less and plug in at festivals.',
      },
    },
    comments: {
      finances:
        'The used truck costs $58,000. I have $20,000 and am asking for a $50,000 loan over 6 years at 8%.',
    },
  },
};

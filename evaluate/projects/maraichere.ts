import type { BilingualProject } from './project.ts';

/** A market garden that sells weekly baskets, near Saint-Hyacinthe. */
export const maraichere: BilingualProject = {
  fr: {
    name: 'Ferme des Trois Sillons',
    description: 'Une ferme maraîchère qui vend des paniers, près de Saint-Hyacinthe.',
    answers: {
      idea: {
        businessIdea:
          'Des paniers de légumes chaque semaine, de juin à octobre, payés d’avance par les familles.',
        targetMarket:
          'Des familles de Saint-Hyacinthe qui cuisinent et qui passeraient prendre le panier le jeudi.',
        problemSolved: 'Les légumes d’épicerie viennent de loin et se gâtent en trois jours.',
        businessModel: 'subscription',
        location: 'Saint-Hyacinthe, en Montérégie',
        experience: 'Trois saisons comme ouvrière maraîchère. Je n’ai jamais tenu un champ seule.',
        budget: '20000-50000',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'publicSupport',
        revenueModel: 'subscription',
        pricingStrategy:
          '28 $ par panier, 18 semaines, donc 504 $ par famille. Une ferme voisine demande 30 $.',
        fixedCosts:
          'Par mois, toute l’année : terre louée 250 $, assurance 140 $, tracteur 310 $, électricité 90 $, site web 30 $, comptable 80 $',
        variableCosts:
          'Par famille pour la saison : semences 60 $, contenants 12 $, essence 32 $, aide 100 $',
        breakEven: '36 familles, sans salaire',
        revenueGoals: '80 familles, donc 40 320 $. Ou 100 si la serre est prête.',
        cashFlow:
          'Les familles paient la moitié en mars et l’autre moitié en juin. Tout sort en avril.',
      },
      environmental: {
        businessType: 'production',
        productionMethod: 'farming',
        materials: 'Semences, compost, filets, 900 m de goutte-à-goutte, un tracteur au diesel.',
        packaging: 'reusable',
        transportation: 'customersCome',
        energySource: 'electricityAndFuel',
        digitalFootprint: 'onlineSales',
        wasteManagement: 'Tout se composte, sauf les vieilles bâches : un gros sac par année.',
        sustainabilityGoals: 'Être certifiée biologique dans trois ans. Moins de bâches.',
      },
    },
    comments: {
      finances:
        'Je mets 14 000 $. J’espère une subvention de 15 000 $, mais je n’ai pas encore fait la demande.',
    },
  },
  en: {
    name: 'Ferme des Trois Sillons',
    description: 'A market garden selling weekly baskets near Saint-Hyacinthe.',
    answers: {
      idea: {
        businessIdea:
          'A basket of vegetables every week from June to October, paid in advance by families.',
        targetMarket:
          'Families in Saint-Hyacinthe who cook and could pick up their basket on Thursday.',
        problemSolved: 'Store vegetables travel far and go bad in three days.',
        businessModel: 'subscription',
        location: 'Saint-Hyacinthe, in Montérégie',
        experience: 'Three seasons as a farm hand. I have never run a field by myself.',
        budget: '20000-50000',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'publicSupport',
        revenueModel: 'subscription',
        pricingStrategy: '$28 a basket for 18 weeks, so $504 a family. A farm close by asks $30.',
        fixedCosts:
          'Per month, all year: rented land $250, insurance $140, tractor $310, power $90, website $30, accountant $80',
        variableCosts: 'Per family for the season: seeds $60, containers $12, gas $32, helper $100',
        breakEven: '36 families, with no salary',
        revenueGoals: '80 families, so $40,320. Or 100 if the greenhouse is ready.',
        cashFlow: 'Families pay half in March and half in June. Everything goes out in April.',
      },
      environmental: {
        businessType: 'production',
        productionMethod: 'farming',
        materials: 'Seeds, compost, nets, 900 m of drip line, a diesel tractor.',
        packaging: 'reusable',
        transportation: 'customersCome',
        energySource: 'electricityAndFuel',
        digitalFootprint: 'onlineSales',
        wasteManagement: 'It all goes to compost, except old tarps: a big bag a year.',
        sustainabilityGoals: 'Certified organic in three years. Fewer tarps.',
      },
    },
    comments: {
      finances: 'I put in $14,000. Hoping for a $15,000 grant, not applied for yet.',
    },
  },
};

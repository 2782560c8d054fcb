import type { BilingualProject } from './project.ts';

/** Kayak rental on the lake at Lac-Mégantic. */
export const kayaks: BilingualProject = {
  fr: {
    name: 'Pagaie douce',
    description: 'Location de kayaks à la demi-journée au bord du lac Mégantic.',
    answers: {
      idea: {
        businessIdea:
          'Louer des kayaks à la demi-journée, avec une petite navette pour descendre la rivière.',
        targetMarket:
          'Les couples et les familles qui campent à Lac-Mégantic en juillet et en août.',
        problemSolved:
          'Ils voient le lac toute la semaine et n’ont rien pour aller dessus. Le camping prête deux vieux pédalos.',
        businessModel: 'services',
        location: 'Lac-Mégantic, en Estrie',
        experience:
          'Monitrice de kayak pendant trois étés, avec un cours de secourisme à renouveler.',
        budget: '5000-20000',
      },
      finances: {
        initialInvestment: '10000-25000',
        fundingSources: 'publicSupport',
        revenueModel: 'perUnit',
        pricingStrategy: '35 $ la demi-journée. À Magog c’est 45 $.',
        fixedCosts:
          'De juin à septembre, par mois : emplacement 400 $, assurance 310 $, réservation en ligne 45 $, étudiant 1 900 $. Moi, je ne me paie pas.',
        variableCosts: 'Frais de carte 1 $, désinfection 1 $, navette 4 $',
        breakEven: 'Je ne sais pas. 60 locations par mois?',
        revenueGoals: '900 locations dans l’été, donc 31 500 $.',
        cashFlow: 'Les kayaks se paient en mai, l’argent entre en juillet. S’il pleut, rien.',
      },
      environmental: {
        businessType: 'shop',
        productionMethod: 'serviceWork',
        materials: 'Douze kayaks de plastique, des pagaies, vingt vestes, une remorque, du savon.',
        packaging: 'none',
        transportation: 'gasVehicle',
        energySource: 'undecided',
        digitalFootprint: 'onlineSales',
        wasteManagement: 'Les vieux kayaks, je ne sais pas qui prend ça.',
        sustainabilityGoals:
          'Laver les coques entre deux lacs pour ne pas transporter de moules zébrées. Aucune bouteille d’eau vendue.',
      },
    },
    comments: {
      finances:
        'Douze kayaks à 900 $, remorque 3 200 $, vestes 1 400 $. Je mets 6 000 $, la SADC prêterait 10 000 $.',
    },
  },
  en: {
    name: 'Pagaie douce',
    description: 'Half-day kayak rental by the lake in Lac-Mégantic.',
    answers: {
      idea: {
        businessIdea:
          'Renting kayaks by the half day, plus a little shuttle for people who want to come down the river.',
        targetMarket: 'Couples and families camping at Lac-Mégantic in July and August.',
        problemSolved:
          'They look at the lake all week with nothing to go out on. The campground lends two old pedal boats.',
        businessModel: 'services',
        location: 'Lac-Mégantic, Eastern Townships',
        experience: 'Three summers as a kayak instructor; my first aid needs renewing.',
        budget: '5000-20000',
      },
      finances: {
        initialInvestment: '10000-25000',
        fundingSources: 'publicSupport',
        revenueModel: 'perUnit',
        pricingStrategy: '$35 a half day. In Magog they ask $45.',
        fixedCosts:
          'June to September, per month: site $400, insurance $310, online booking $45, student $1,900. No pay for me.',
        variableCosts: 'Card fees $1, disinfecting $1, shuttle $4',
        breakEven: 'No idea. 60 rentals a month?',
        revenueGoals: '900 rentals over the summer, so $31,500.',
        cashFlow: 'Kayaks are paid in May and money comes in July. If it rains, nothing.',
      },
      environmental: {
        businessType: 'shop',
        productionMethod: 'serviceWork',
        materials: 'Twelve plastic kayaks, paddles, twenty life vests, a trailer, soap.',
        packaging: 'none',
        transportation: 'gasVehicle',
        energySource: 'undecided',
        digitalFootprint: 'onlineSales',
        wasteManagement: 'Old kayaks: I do not know who takes those.',
        sustainabilityGoals:
          'Wash hulls between lakes so that we carry no zebra mussels. Sell no bottled water.',
      },
    },
    comments: {
      finances:
        'Twelve kayaks at $900, trailer $3,200, vests $1,400. I put in $6,000 and the SADC would lend $10,000.',
    },
  },
};

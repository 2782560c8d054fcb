import type { CleanFile } from '../../types.ts';

/** A microbrewery in Baie-Saint-Paul of three shareholders. */
export const brewery: CleanFile = {
  id: 'brewery-fr',
  language: 'fr',
  profile: {
    businessName: 'Brasserie du Gouffre inc.',
    postalAddress: '27, rue Ambroise-Fafard, Baie-Saint-Paul (Québec)',
    amountAsked: 180_000_00,
    people: [
      {
        id: 'etienne',
        name: 'Étienne Bouchard',
        role: 'Maître brasseur',
        share: '45 %',
        experience: 'Dix ans de brassage en microbrasserie.',
      },
      { id: 'lea', name: 'Léa Simard', role: 'Salon de dégustation', share: '35 %' },
      { id: 'paul', name: 'Paul Tremblay', role: 'Ventes et livraison', share: '20 %' },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Une microbrasserie de 10 hectolitres avec un salon de 40 places. La pinte est à 8,25 $, la canette de 473 ml à 4,25 $ pour les dépanneurs. La pinte de la grosse marque est à 6,50 $ au bar d’à côté.',
        targetMarket:
          'Les touristes de Charlevoix, 300 000 par été dit-on, et les gens d’ici le reste du temps. On vise 26 dépanneurs entre Québec et La Malbaie. On en a déjà 9 qui ont dit oui.',
        problemSolved:
          'Après 21 h, il n’y a qu’un bar. Les dépanneurs se font livrer aux deux semaines par des gens de Montréal. Un propriétaire dit qu’il perd 400 $ par semaine de ventes en été.',
        businessModel: 'directSales',
        location: 'Baie-Saint-Paul',
        experience:
          'Étienne brasse depuis dix ans, dont six chez une micro de Québec qui sortait 4 000 hectolitres. Léa a géré un resto de 90 places. Paul a vendu du café à 120 épiceries.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'La grosse micro du village, 35 employés et 9 millions de chiffre d’affaires. Une autre à La Malbaie, la pinte à 9 $. Les canettes des autres se vendent de 3,90 à 5,50 $.',
        differentiators:
          'De l’orge de l’île aux Coudres, à 1,10 $ le kilo. Une livraison par semaine. Pas de télé dans le salon.',
        marketTrends:
          'Les ventes des micros ont plafonné à 13 % du marché en 2025. Le sans alcool monte de 20 % par année, on en fera peut-être en 2029. La canette en aluminium a pris 6 cents.',
        risks:
          'Une cuve ratée : 1 000 litres, donc environ 7 000 $. La pluie en juillet. Si le houblon double, la pinte nous coûte 25 cents de plus.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'withinYear',
        team: 'Nous trois, 45 heures chacun. Un aide-brasseur, 40 heures à 23 $ l’heure. Trois serveurs à temps partiel, 18 heures chacun à 15 $ plus le pourboire. Le comptable est à contrat, il ne compte pas dans la gang.',
        resources:
          'La brasserie de 10 hectolitres, 138 000 $ installée. L’encanneuse, 29 000 $. Le mobilier du salon, 16 500 $. Paul a déjà une camionnette, qui vaut 13 000 $. Du neuf allemand, c’était 260 000 $.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Permis de la Régie demandé en janvier 2027. Cuves livrées en avril. Premier brassin d’essai en mai. Ouverture du salon en juin 2027, avant la Saint-Jean.',
        vision:
          'Une deuxième ligne de cuves en 2030. Peut-être 600 000 $ de ventes à ce moment-là. Rester trois associés, pas douze.',
        location:
          'Rue Ambroise-Fafard, à Baie-Saint-Paul, dans une ancienne quincaillerie de 3 800 pieds carrés. Loyer de 4 200 $ par mois, soit 50 400 $ par an, déneigement compris.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Brasserie du Gouffre',
        valueProposition:
          'Une bière d’ici, brassée à vingt mètres de votre verre. La pinte à 8,25 $, la même en août qu’en février.',
        marketingChannels: 'localPresence',
        budget: '500-1500',
        customerAcquisition:
          'Paul visite les dépanneurs le mardi. Publicité et dégustations, 900 $ par mois. Le festival de Québec demande 2 500 $ pour un kiosque, pas la première année.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Quatre bières à l’année et une par saison. La canette se vend 4,25 $ au dépanneur, qui la revend 5,99 $. La pinte, c’est 8,25 $ au salon, taxes en sus.',
        developmentStage: 'prototype',
        technicalRequirements:
          'Un brassin donne 1 000 litres. À 48 brassins par an, on sort 48 000 litres, et on n’en prévoit que 34 000. Il faut 5 litres d’eau par litre de bière.',
        qualityStandards: 'foodSafety',
        suppliers:
          'Une malterie de l’île aux Coudres, facture à 30 jours. Le houblon vient des États-Unis, à 14 $US la livre. Les canettes, par palette de 8 000.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '100000-250000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '8,25 $ la pinte. La Malbaie est à 9 $, le bar à 6,50 $. Pour les canettes, 4,25 $ au détaillant; une micro de Québec les laisse à 3,90 $.',
        fixedCosts:
          'Loyer 4 200 $, électricité et gaz 1 350 $, assurance 760 $, permis 180 $, comptable 400 $, publicité et dégustations 900 $, téléphone et logiciel 240 $, entretien 350 $.',
        variableCosts:
          'Une pinte nous coûte 1,70 $ de malt, de houblon et de gaz. Une canette, 1,55 $, dont 42 cents pour la canette vide. En fût pour les autres bars ce serait 1,20 $, mais on n’en fait pas.',
        revenueGoals:
          'La première année, 24 000 pintes et 42 000 canettes. Ça donne 198 000 $ au salon et 178 500 $ en canettes, donc 376 500 $. L’ancienne micro d’Étienne fait 3 millions.',
        cashFlow:
          'Au salon, le monde paie tout de suite, et les dépanneurs paient par carte à la livraison. Le salon fait la moitié de son année de juin à septembre. Les canettes, c’est plus égal. On paie le malt à 30 jours.',
      },
      comments:
        'Étienne met 40 500 $, Léa 31 500 $ et Paul 18 000 $, donc 90 000 $ en tout. La BDC nous prête 180 000 $ sur dix ans à 7,9 %. Investissement Québec a dit non pour 75 000 $.',
    },
  },
  inputs: {
    opening: '2027-06',
    form: 'corporation',
    offers: [
      {
        id: 'pint',
        name: 'Pinte',
        price: 8_25,
        cost: 1_70,
        units: { mode: 'year', years: [24_000, 26_000, 27_500] },
        season: [6, 6, 6, 5, 7, 11, 15, 15, 9, 8, 5, 7],
      },
      {
        id: 'can',
        name: 'Canette',
        price: 4_25,
        cost: 1_55,
        units: { mode: 'year', years: [42_000, 50_000, 55_000] },
      },
    ],
    supplierTerms: ['0', '1', '0'],
    cardFee: '1.8',
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 4_200_00 },
      { id: 'power', name: 'Électricité et gaz', amount: 1_350_00 },
      { id: 'insurance', name: 'Assurance', amount: 760_00, tax: 'none' },
      { id: 'permits', name: 'Permis', amount: 180_00, tax: 'none' },
      { id: 'accounting', name: 'Comptable', amount: 400_00 },
      { id: 'ads', name: 'Publicité et dégustations', amount: 900_00 },
      { id: 'phone', name: 'Téléphone et logiciel', amount: 240_00 },
      { id: 'upkeep', name: 'Entretien', amount: 350_00 },
    ],
    staff: [
      {
        id: 'helper',
        name: 'Aide-brasseur',
        pay: { mode: 'hourly', wage: 23_00, hoursPerWeek: 40, vacation: '4' },
      },
      {
        id: 'servers',
        name: 'Serveurs',
        people: 3,
        pay: { mode: 'hourly', wage: 15_00, hoursPerWeek: 18, vacation: '4' },
      },
    ],
    assets: [
      { id: 'brewhouse', name: 'Brasserie de 10 hectolitres', cost: 138_000_00, life: 180 },
      { id: 'canner', name: 'Encanneuse', cost: 29_000_00, life: 120 },
      { id: 'furniture', name: 'Mobilier du salon', cost: 16_500_00, life: 84 },
      { id: 'van', name: 'Camionnette', cost: 13_000_00, owned: true, life: 60 },
    ],
    startup: [{ id: 'works', name: 'Aménagement et permis', amount: 38_000_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 4_200_00 }],
    capital: [
      { id: 'etienne', amount: 40_500_00 },
      { id: 'lea', amount: 31_500_00 },
      { id: 'paul', amount: 18_000_00 },
    ],
    loans: [{ id: 'bdc', name: 'Prêt de la BDC', amount: 180_000_00, rate: '7.9', term: 120 }],
    ownerPay: { amount: 5_000_00, from: 4 },
    minimumCash: 10_000_00,
  },
};

import type { CleanFile } from '../../types.ts';

/** A food truck in Gatineau that a couple runs from May to October. */
export const foodTruck: CleanFile = {
  id: 'food-truck-fr',
  language: 'fr',
  profile: {
    businessName: 'Le Camion qui fume inc.',
    postalAddress: '412, boulevard Gréber, Gatineau (Québec)',
    amountAsked: 60_000_00,
    people: [
      {
        id: 'hugo',
        name: 'Hugo Lalonde',
        role: 'Cuisine',
        share: '60 %',
        experience: 'Onze ans de cuisine, dont quatre comme chef.',
      },
      {
        id: 'aicha',
        name: 'Aïcha Benali',
        role: 'Service et comptes',
        share: '40 %',
        experience: 'Sept ans de service en restaurant.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Du porc fumé, des frites et une salade, dans un camion. Le repas est à 16 $ avant taxes. Le resto de BBQ du coin demande 27 $ assis, et le comptoir du cinéma 14 $ pour pas mal moins.',
        targetMarket:
          'Le midi, les fonctionnaires du Vieux-Hull : il y en a 18 000 à distance de marche. Le soir, les festivals. On vise 75 repas par jour de sortie, pas plus.',
        problemSolved:
          'Il reste quatre restos ouverts le midi dans le coin. Un fonctionnaire nous a dit qu’il dépense 22 $ et 50 minutes. Nous, six minutes.',
        businessModel: 'directSales',
        location: 'Gatineau',
        experience:
          'Hugo a onze ans de cuisine. Moi, sept ans de service, et un été dans le camion de mon oncle à Sherbrooke. On a déjà fermé un pop-up en 2022 avec une perte de 3 400 $.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'Neuf camions dans la ville, dont trois qui tournent vraiment. Le taco à 13 $, le grilled cheese à 15 $. Le plus vieux fait 210 000 $ par été avec cinq employés.',
        differentiators:
          'La viande fume 14 heures. On accepte le comptant et la carte. Pas de file de plus de dix minutes, on préfère fermer la fenêtre.',
        marketTrends:
          'La ville a donné 12 permis en 2024, 15 en 2026. Le télétravail à trois jours ramène du monde le mardi, le mercredi et le jeudi. Le prix du porc a monté de 9 % en un an.',
        risks:
          'La pluie : un jour sur cinq, on compte zéro. Une transmission à 6 000 $. Si le permis saute, tout saute.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Hugo et moi, 50 heures par semaine chacun pendant la saison. Un étudiant, Malik, de mai à août, 25 heures à 17,50 $ l’heure. Ma sœur donne un coup de main aux festivals, sans paye. Hugo garde ses trois soirs au restaurant l’hiver.',
        resources:
          'Le camion usagé, 48 000 $. Le fumoir, 7 800 $. Une génératrice à 4 200 $. On a déjà les chaudrons et les couteaux, autour de 1 500 $. Un camion neuf, c’était 135 000 $, on a ri.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Achat du camion en février 2027. Inspection du MAPAQ en avril. Première journée le 3 mai 2027. Trois festivals réservés avant la fin de juin.',
        vision:
          'Un deuxième camion en 2030 si on a 40 000 $ de côté. Ou un comptoir d’hiver, on verra. Pas de franchise.',
        location:
          'Le camion dort boulevard Gréber, à Gatineau, dans la cour d’un garage. La place coûte 350 $ par mois avec la prise de courant. Le midi, trois coins de rue du Vieux-Hull.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Le Camion qui fume',
        valueProposition:
          'Du vrai fumé en six minutes, 16 $. Si l’assiette est froide, elle est gratuite.',
        marketingChannels: 'socialMedia',
        budget: 'under-500',
        customerAcquisition:
          'On affiche notre coin de rue tous les matins. Publicité et carte de fidélité, 140 $ par mois : le dixième repas est gratuit. Un influenceur nous a demandé 800 $ pour une vidéo, non merci.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Une assiette : 180 g de porc, frites, salade, pour 16 $. Un format enfant à 9 $ est dans nos cartons, rien de décidé. La sauce se fait le dimanche, 40 litres à la fois.',
        developmentStage: 'testing',
        technicalRequirements:
          'Le fumoir prend 45 kg de viande, donc 170 assiettes par jour au maximum. Deux personnes à la fenêtre. Réservoir d’eau de 300 litres.',
        qualityStandards: 'foodSafety',
        suppliers:
          'Un boucher de Buckingham, 9,80 $ le kilo. Les pains viennent de la boulangerie à 0,85 $. On paie à la livraison, chaque lundi.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '16 $ le repas, donc 18,40 $ une fois les taxes ajoutées. Les autres camions sont entre 13 et 19 $. À 18 $ on aurait plus de marge, mais les gens partent avec un billet de vingt.',
        fixedCosts:
          'Stationnement 350 $, assurance 280 $, permis et accès 190 $, téléphone et caisse 95 $, comptable 120 $, publicité 140 $. L’essence et le propane, 420 $ par mois.',
        variableCosts:
          'Un repas nous coûte 5,60 $ : viande 2,90 $, pain et frites 1,50 $, emballage 0,70 $ et le reste en sauce. Au restaurant de Hugo, l’assiette revenait à 8 $.',
        revenueGoals:
          'Neuf mille repas dans la première année, tous entre mai et octobre, donc 144 000 $. L’an deux, 10 000 repas. L’an trois, on rêve à 11 000, soit 176 000 $.',
        cashFlow:
          'Tout entre le jour même. De novembre à avril, on ne vend rien du tout, mais l’assurance et le stationnement continuent. Il faut donc garder au moins 8 000 $ en octobre.',
      },
      comments:
        'Hugo met 18 000 $ et moi 12 000 $, donc 60 et 40 pour les parts. La caisse prête 60 000 $ sur six ans. On avait aussi demandé une subvention de 10 000 $ à la ville, refusée.',
    },
  },
  inputs: {
    opening: '2027-05',
    form: 'corporation',
    offers: [
      {
        id: 'meal',
        name: 'Repas',
        price: 16_00,
        cost: 5_60,
        units: { mode: 'year', years: [9_000, 10_000, 11_000] },
        season: [0, 0, 0, 0, 14, 19, 21, 21, 15, 10, 0, 0],
      },
    ],
    cardFee: '1.9',
    fixed: [
      { id: 'parking', name: 'Stationnement', amount: 350_00 },
      { id: 'insurance', name: 'Assurance', amount: 280_00, tax: 'none' },
      { id: 'permits', name: 'Permis et accès', amount: 190_00, tax: 'none' },
      { id: 'phone', name: 'Téléphone et caisse', amount: 95_00 },
      { id: 'accounting', name: 'Comptable', amount: 120_00 },
      { id: 'ads', name: 'Publicité', amount: 140_00 },
      { id: 'fuel', name: 'Essence et propane', amount: 420_00 },
    ],
    staff: [
      {
        id: 'malik',
        name: 'Étudiant',
        pay: { mode: 'hourly', wage: 17_50, hoursPerWeek: 25, vacation: '4' },
        months: [5, 6, 7, 8],
      },
    ],
    assets: [
      { id: 'truck', name: 'Camion', cost: 48_000_00, life: 96 },
      { id: 'smoker', name: 'Fumoir', cost: 7_800_00, life: 96 },
      { id: 'generator', name: 'Génératrice', cost: 4_200_00, life: 60 },
      { id: 'pots', name: 'Chaudrons et couteaux', cost: 1_500_00, owned: true, life: 60 },
    ],
    startup: [{ id: 'works', name: 'Lettrage et mise aux normes', amount: 8_500_00 }],
    capital: [
      { id: 'hugo', amount: 18_000_00 },
      { id: 'aicha', amount: 12_000_00 },
    ],
    loans: [{ id: 'caisse', name: 'Prêt de la caisse', amount: 60_000_00, rate: '8.2', term: 72 }],
    ownerPay: { amount: 3_500_00, from: 3 },
    minimumCash: 8_000_00,
  },
};

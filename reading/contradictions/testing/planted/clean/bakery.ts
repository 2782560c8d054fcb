import type { CleanFile } from '../types.ts';

/** A sourdough bakery in Rimouski with two employees. */
export const bakery: CleanFile = {
  id: 'bakery-fr',
  language: 'fr',
  profile: {
    businessName: 'Boulangerie du Fleuve inc.',
    postalAddress: '214, rue Saint-Germain Ouest, Rimouski (Québec)',
    amountAsked: 35_000_00,
    people: [
      {
        id: 'maude',
        name: 'Maude Lavoie',
        role: 'Boulangère et présidente',
        share: '100 %',
        experience: 'Six ans de boulangerie artisanale.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Une boulangerie au levain dans le bas de la ville. La miche se vend 7,50 $; à l’épicerie, la miche industrielle est à 3,99 $ et la boulangerie de Mont-Joli demande 8,75 $ pour la sienne. Je donnerai aussi un atelier du samedi à 85 $ par personne, douze places à la fois.',
        targetMarket:
          'Les familles et les retraités autour de la rue Saint-Germain, de 35 à 70 ans. La Ville compte à peu près 4 800 ménages à moins de deux kilomètres. Un sur cinq dit acheter plus de deux pains par semaine.',
        problemSolved:
          'Il n’y a plus de vraie boulangerie dans le bas de la ville depuis 2021. Les gens font 30 minutes d’auto jusqu’à Mont-Joli ou se contentent du pain tranché. Ma voisine y dépense 20 $ par semaine, et l’essence en plus!',
        businessModel: 'directSales',
        location: 'Rimouski',
        experience:
          'Six ans comme boulangère, dont deux à la tête d’une équipe de quatre. Avant ça, j’ai été serveuse pendant onze ans. Mon DEP date de 2020.',
        budget: '20000-50000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'La boulangerie de Mont-Joli : huit employés, miche à 8,75 $, ouverte depuis quinze ans. L’épicerie, à 3,99 $. Les gens qui font leur pain eux-mêmes, aussi, et ceux-là sont mes clients d’atelier.',
        differentiators:
          'Du pain sorti du four à 7 h et encore à 15 h. On peut goûter. Et personne d’autre n’offre d’atelier à moins de 100 km.',
        risks:
          'Le prix de la farine a monté de 22 % en deux ans. Si la miche passait à 9 $, je perdrais des clients. Par contre, le pain se mange à l’année : janvier ressemble à octobre.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Moi à temps plein, 45 heures par semaine. Deux employées : Josiane au pétrin, 24 heures à 18,50 $ l’heure, et une personne au comptoir, 20 heures à 17,25 $. Là où je travaillais, on était quatorze; je ne veux pas de ça.',
        resources:
          'Il me faut un four à sole usagé à 24 000 $ (neuf, on m’en demandait 41 000 $), un pétrin de 6 500 $ et un comptoir réfrigéré de 4 200 $. J’ai déjà mes moules et mes bannetons, qui valent autour de 900 $. Le permis du MAPAQ est demandé.',
        legalStructure: 'corporation',
        milestones:
          'Bail signé en février 2027. Four livré à la mi-avril. Ouverture en mai 2027. Premier atelier en juillet. Mon premier salaire en août.',
        vision:
          'Dans trois ans, environ 22 000 pains par année et une troisième employée. Deux jours de congé par semaine pour moi. Peut-être un deuxième four, si les restaurants embarquent.',
        location:
          'Rue Saint-Germain Ouest, à Rimouski, un local de 900 pieds carrés. Les clients viennent à pied ou stationnent derrière.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Boulangerie du Fleuve',
        valueProposition:
          'Une miche qui se garde cinq jours, faite de trois ingrédients, sortie du four deux fois par jour. Le client sait quand venir.',
        marketingChannels: 'localPresence',
        budget: 'under-500',
        customerAcquisition:
          'Je donnerai 40 petits pains le premier samedi. J’ai une liste de 130 courriels ramassés au marché l’été passé. Sur dix personnes qui goûtent, trois ou quatre achètent.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Une miche de 800 g, fermentée 24 heures, vendue 7,50 $ dans un sac de papier. L’atelier dure trois heures et on repart avec deux pains.',
        developmentStage: 'testing',
        technicalRequirements:
          'Un four qui cuit 36 miches à la fois, trois fournées par jour au maximum, donc 108. J’en ferai 74 en moyenne, cinq jours par semaine. La pâte doit rester entre 4 et 6 degrés la nuit.',
        qualityStandards: 'foodSafety',
        suppliers:
          'La farine vient d’un moulin de la région, à 1,30 $ le kilo par poche de 20 kg. Le plan B est à 1,65 $. Les sacs coûtent 0,25 $ chacun par caisse de mille.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '7,50 $ la miche, avant taxes (il n’y en a pas sur le pain). C’est entre l’épicerie et Mont-Joli. J’ai pensé à 8,25 $, mais la moitié des gens du marché ont grimacé.',
        fixedCosts:
          'Loyer 1 650 $ par mois, électricité 420 $, assurance 185 $, comptable 150 $, téléphone et caisse 95 $, publicité 120 $. Mon loyer d’appartement (975 $) n’est pas là-dedans, évidemment.',
        variableCosts:
          'Par miche : farine 1,45 $, levain et sel 0,20 $, sac 0,25 $, cuisson 0,45 $, donc 2,35 $. Par personne à l’atelier, environ 22 $ de matériel et de collation.',
        revenueGoals:
          'Mille six cents miches par mois, donc 19 200 la première année, plus 120 places d’atelier. Ça donne 144 000 $ de pain et 10 200 $ d’ateliers. Un bon samedi, je pourrais en vendre 100.',
        cashFlow:
          'Tout le monde paie comptant ou par carte au comptoir. La farine se paie à la livraison. Le plus dur sera avril : 36 000 $ d’équipement et de dépôt avant la première vente.',
      },
      comments:
        'Je mets vingt mille dollars de mes économies et la caisse prête 35 000 $ sur sept ans, à 7,25 %. La MRC ajoute une subvention de 5 000 $. Mon père m’avait offert 10 000 $, j’ai dit non.',
    },
  },
  inputs: {
    opening: '2027-05',
    form: 'corporation',
    offers: [
      {
        id: 'bread',
        name: 'Miche',
        price: 7_50,
        cost: 2_35,
        costTaxable: false,
        taxStatus: 'zeroRated',
        units: { mode: 'year', years: [19_200, 20_600, 22_000] },
      },
      {
        id: 'class',
        name: 'Atelier',
        price: 85_00,
        cost: 22_00,
        from: 3,
        units: { mode: 'ramp', anchors: { 3: 12, 36: 12 } },
      },
    ],
    cardFee: '1.8',
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 1_650_00 },
      { id: 'power', name: 'Électricité', amount: 420_00 },
      { id: 'insurance', name: 'Assurance', amount: 185_00, tax: 'none' },
      { id: 'accounting', name: 'Comptable', amount: 150_00 },
      { id: 'phone', name: 'Téléphone et caisse', amount: 95_00 },
      { id: 'ads', name: 'Publicité', amount: 120_00 },
    ],
    staff: [
      {
        id: 'josiane',
        name: 'Aide au pétrin',
        pay: { mode: 'hourly', wage: 18_50, hoursPerWeek: 24, vacation: '4' },
      },
      {
        id: 'counter',
        name: 'Comptoir',
        pay: { mode: 'hourly', wage: 17_25, hoursPerWeek: 20, vacation: '4' },
      },
    ],
    assets: [
      { id: 'oven', name: 'Four à sole', cost: 24_000_00, life: 120 },
      { id: 'mixer', name: 'Pétrin', cost: 6_500_00, life: 120 },
      { id: 'counter', name: 'Comptoir réfrigéré', cost: 4_200_00, life: 84 },
      { id: 'moulds', name: 'Moules et bannetons', cost: 900_00, owned: true, life: 36 },
    ],
    startup: [{ id: 'works', name: 'Aménagement et permis', amount: 4_800_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 1_650_00 }],
    capital: [{ id: 'own', amount: 20_000_00 }],
    grants: [{ id: 'mrc', name: 'Subvention de la MRC', amount: 5_000_00, month: 2 }],
    loans: [{ id: 'caisse', name: 'Prêt de la caisse', amount: 35_000_00, rate: '7.25', term: 84 }],
    ownerPay: { amount: 2_200_00, from: 4 },
    minimumCash: 2_000_00,
  },
};

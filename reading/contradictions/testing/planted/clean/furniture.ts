import type { CleanFile } from '../types.ts';

/** A furniture workshop in Victoriaville with one employee. */
export const furniture: CleanFile = {
  id: 'furniture-fr',
  language: 'fr',
  profile: {
    businessName: 'Atelier Bois-Francs',
    postalAddress: '41, rue de l’Aqueduc, Victoriaville (Québec)',
    amountAsked: 40_000_00,
    people: [
      {
        id: 'simon',
        name: 'Simon Houle',
        role: 'Ébéniste',
        share: '100 %',
        experience: 'Douze ans d’ébénisterie.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Des tables en frêne et des chaises assorties, fabriquées à la commande. Une table se vend 2 800 $, une chaise 420 $. Chez le grand magasin suédois, une table de la même grandeur coûte 600 $, et elle dure cinq ans.',
        targetMarket:
          "Des couples de 40 à 65 ans qui finissent de payer leur maison. Ils viennent du Centre-du-Québec, parfois de Montréal. J'ai compté : quatre tables sur dix partent à plus de 100 km.",
        problemSolved:
          "Le meuble importé se défait. Le meuble d'ici coûte 6 000 $ en boutique parce que la boutique double le prix. Moi, je vends sans boutique.",
        businessModel: 'directSales',
        location: 'Victoriaville',
        experience:
          "Douze ans comme ébéniste, dont trois à l'école du meuble où j'ai enseigné le soir. J'ai fait environ 200 tables dans ma vie. Un prix régional de 2 500 $ en 2023.",
        budget: '20000-50000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'national',
        competitors:
          'Deux ateliers de la région, un de six employés et un où le gars est tout seul. Leurs tables vont de 2 400 à 3 900 $. Le grand magasin, à 600 $. Le meuble de grand-maman, gratuit.',
        differentiators:
          "Le client choisit sa planche. La table est garantie trente ans. Livraison et montage compris jusqu'à 150 km, après c'est 2 $ le kilomètre.",
        risks:
          "Le frêne est passé de 6 $ à 8,50 $ le pied en trois ans. Une blessure à la main. Un client qui annule : c'est pour ça que je demande la moitié d'avance.",
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: "Moi, 42 heures par semaine. Une employée, Catherine, au sablage et à la finition, 28 heures par semaine à 22 $ l'heure. Un camionneur à la pige pour les grosses livraisons. Si ça double, je prendrai une deuxième personne en 2029.",
        resources:
          "Il manque une raboteuse de 8 900 $, une ponceuse large à 7 600 $ et un dépoussiéreur à 4 500 $. Le banc de scie et l'outillage, je les ai (valeur : 11 000 $). Un stock de frêne pour commencer, autour de 3 000 $.",
        legalStructure: 'soleProprietorship',
        milestones:
          "Bail au 1er mars 2027. Machines installées en mars. Ouverture de l'atelier en avril 2027. Dix tables livrées à la fin de juin. Catherine arrive en même temps que l'ouverture.",
        vision:
          "Soixante tables par année, pas une chaîne de montage. Me payer 3 500 $ par mois. Prendre un apprenti l'hiver.",
        location:
          "Rue de l'Aqueduc, à Victoriaville, dans un ancien moulin de 2 200 pieds carrés. Le loyer est de 1 350 $ par mois, chauffage en plus.",
      },
    },
    marketing: {
      answers: {
        brandName: 'Atelier Bois-Francs',
        valueProposition:
          'Une table faite pour trente ans, dans la planche que vous avez choisie. Prête huit semaines après la commande.',
        marketingChannels: 'website',
        budget: 'under-500',
        customerAcquisition:
          "Trois architectes d'intérieur m'envoient du monde, contre rien du tout. Le salon de l'habitation coûte 1 100 $ une fois par an : pas cette année. Publicité en ligne, 180 $ par mois.",
      },
    },
    rd: {
      answers: {
        productDescription:
          "Une table de 84 pouces, en frêne huilé, à 2 800 $. Six chaises font 2 520 $ de plus. Le client reçoit un carnet d'entretien et un pot d'huile de 25 $.",
        developmentStage: 'onSale',
        technicalRequirements:
          "Une table prend 22 heures, une chaise 7 heures. Donc 48 tables et 140 chaises, c'est environ 2 040 heures dans l'année. À 70 heures par semaine à nous deux, il en reste pour la vente et le ménage.",
        qualityStandards: 'ownStandards',
        suppliers:
          "Un moulin de Plessisville pour le frêne, 8,50 $ le pied. L'huile vient du Danemark, 190 $ le bidon. Je paie le bois à 30 jours.",
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '2 800 $ la table, parce que 22 heures de travail et 720 $ de matériel. La chaise est à 420 $. Les autres ateliers demandent de 2 400 à 3 900 $.',
        fixedCosts:
          'Loyer 1 350 $, chauffage et électricité 390 $, assurance 210 $, comptable 110 $, téléphone et site web 85 $, publicité 180 $, entretien des machines 140 $.',
        variableCosts:
          'Une table : bois 560 $, huile et quincaillerie 70 $, livraison 90 $, donc 720 $. Une chaise : 105 $ en tout.',
        revenueGoals:
          "Quarante-huit tables et 140 chaises la première année. Ça fait 134 400 $ de tables et 58 800 $ de chaises, donc 193 200 $. L'an passé, à temps partiel, j'en avais vendu pour 31 000 $.",
        cashFlow:
          "La moitié à la commande, l'autre moitié à la livraison, à peu près un mois plus tard. Le bois se paie à 30 jours. Rien de bien saisonnier, les gens mangent toute l'année!",
      },
      comments:
        "Je mets 12 000 $ de mon compte et la banque prête quarante mille dollars sur six ans, à 7,9 %. Ma mère voulait m'avancer 8 000 $, je préfère pas.",
    },
  },
  inputs: {
    opening: '2027-04',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'table',
        name: 'Table',
        price: 2_800_00,
        cost: 720_00,
        units: { mode: 'year', years: [48, 54, 60] },
        minutes: 1_320,
      },
      {
        id: 'chair',
        name: 'Chaise',
        price: 420_00,
        cost: 105_00,
        units: { mode: 'year', years: [140, 160, 180] },
        minutes: 420,
      },
    ],
    collect: ['0.5', '0.5', '0', '0'],
    supplierTerms: ['0', '1', '0'],
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 1_350_00 },
      { id: 'power', name: 'Chauffage et électricité', amount: 390_00 },
      { id: 'insurance', name: 'Assurance', amount: 210_00, tax: 'none' },
      { id: 'accounting', name: 'Comptable', amount: 110_00 },
      { id: 'phone', name: 'Téléphone et site web', amount: 85_00 },
      { id: 'ads', name: 'Publicité', amount: 180_00 },
      { id: 'upkeep', name: 'Entretien des machines', amount: 140_00 },
    ],
    staff: [
      {
        id: 'catherine',
        name: 'Finition',
        pay: { mode: 'hourly', wage: 22_00, hoursPerWeek: 28, vacation: '4' },
      },
    ],
    assets: [
      { id: 'planer', name: 'Raboteuse', cost: 8_900_00, life: 120 },
      { id: 'sander', name: 'Ponceuse large', cost: 7_600_00, life: 96 },
      { id: 'dust', name: 'Dépoussiéreur', cost: 4_500_00, life: 96 },
      { id: 'tools', name: 'Banc de scie et outillage', cost: 11_000_00, owned: true, life: 96 },
    ],
    startup: [{ id: 'wood', name: 'Premier stock de frêne', amount: 3_000_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 1_350_00 }],
    capital: [{ id: 'own', amount: 12_000_00 }],
    loans: [{ id: 'bank', name: 'Prêt de la banque', amount: 40_000_00, rate: '7.9', term: 72 }],
    ownerPay: { amount: 3_000_00, from: 3 },
    hoursPerWeek: 70,
  },
};

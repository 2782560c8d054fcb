import type { CleanFile } from '../types.ts';

/** A garage in Saint-Hyacinthe owned by two brothers, with one apprentice. */
export const garage: CleanFile = {
  id: 'garage-fr',
  language: 'fr',
  profile: {
    businessName: 'Garage Tessier et frère inc.',
    postalAddress: '3300, boulevard Laframboise, Saint-Hyacinthe (Québec)',
    people: [
      {
        id: 'marco',
        name: 'Marco Tessier',
        role: 'Mécanicien',
        share: '50 %',
        experience: 'Mécanicien depuis 16 ans, compagnon classe A.',
      },
      {
        id: 'yan',
        name: 'Yan Tessier',
        role: 'Mécanicien et accueil',
        share: '50 %',
        experience: 'Mécanicien depuis 8 ans.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Un garage indépendant à deux baies, mon frère et moi. On charge 110 $ de l’heure; le concessionnaire en charge 165 $, et le gars du rang en charge 70 $ sans facture. On pose aussi des pneus, 90 $ pour les quatre.',
        targetMarket:
          'Des gens qui gardent leur char plus de huit ans, à moins de 15 km. Une petite flotte aussi : la boulangerie a 6 camions. En tout, il nous faut peut-être 450 clients réguliers.',
        problemSolved:
          'Au concessionnaire, c’est trois semaines d’attente et 165 $ de l’heure. Les gens retardent, pis ça brise. Une cliente a payé 2 300 $ pour un job de 900 $.',
        businessModel: 'services',
        location: 'Saint-Hyacinthe',
        experience:
          'Moi, 16 ans de mécanique, dont 10 chez le même concessionnaire. Yan en a huit. On a nos cartes du CPA tous les deux.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'Le concessionnaire à 165 $ l’heure, douze mécaniciens. Une chaîne de freins et silencieux à 129 $. Le gars du rang, tout seul dans sa grange, 70 $.',
        differentiators:
          'On montre la pièce brisée. L’estimé est écrit, et on ne le dépasse jamais de plus de 10 %. Un char prêté pour 0 $.',
        marketTrends:
          'Il y a 25 % d’électriques dans les ventes neuves, mais l’auto moyenne de nos clients a onze ans. On a le temps. Un cours sur les hybrides coûte 1 400 $ par personne.',
        risks:
          'Le bras de mon frère. Les taux : à 9 % on passe, à 12 % on ne passe plus. Une pièce mal posée et c’est l’assurance qui saute.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Mon frère Yan et moi, 45 heures par semaine chacun. Un apprenti, Loïc, à 21 $ l’heure, 35 heures. La comptabilité, c’est ma blonde qui la prépare avant la comptable.',
        resources:
          'Deux lifts, 9 500 $ chacun, donc 19 000 $. Une machine à pneus et une balanceuse, 11 000 $ ensemble. Le scanneur, 6 400 $. Nos coffres d’outils, on les a déjà : ça vaut bien 30 000 $ à nous deux.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Bail pris en janvier 2027. Lifts installés en février. Ouverture le 15 mars 2027, juste avant le rush de pneus. Cent nouveaux clients dans la base à la fin de juin.',
        vision:
          'Trois baies, un autre mécanicien en 2029. Fermer le vendredi midi l’été. Cent vingt piastres de l’heure si le marché suit, pas avant.',
        location:
          'Boulevard Laframboise, à Saint-Hyacinthe, une ancienne station-service. Deux baies, huit places de stationnement, 2 800 $ par mois.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Garage Tessier et frère',
        valueProposition:
          'Un estimé écrit, une pièce montrée, un prix tenu. Votre char prêt le jour dit, ou la prochaine vidange est à nos frais.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'Nos anciens clients, une soixantaine, ont déjà nos numéros. On leur offre 20 $ de rabais la première fois. Publicité Facebook : 200 $ par mois.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'La réparation se facture à 110 $ l’heure, pièces en sus au prix coûtant plus la commande. Un set de quatre pneus posés et balancés, c’est 90 $ et ça prend 45 minutes.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Deux baies, donc deux chars à la fois. À deux mécaniciens et un apprenti, on vend à peu près 60 heures par semaine; le reste se perd en commandes de pièces et en jasette.',
        qualityStandards: 'tradeRules',
        suppliers:
          'Deux distributeurs de pièces, livraison trois fois par jour. Ils donnent 30 jours. L’huile vient en baril de 205 litres.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '50000-100000',
        fundingSources: 'bankLoan',
        revenueModel: 'byTime',
        pricingStrategy:
          '110 $ l’heure. La chaîne est à 129 $, le concessionnaire à 165 $. Les pneus, 90 $ les quatre, comme tout le monde ou presque (de 80 à 110 $).',
        fixedCosts:
          'Loyer 2 800 $, assurance garage 640 $, électricité et chauffage 780 $, logiciel et téléphone 260 $, comptable 300 $, publicité 200 $, récupération des huiles 90 $.',
        variableCosts:
          'Pour une heure vendue, 9 $ de graisse, de guenilles et de petites fournitures. Pour des pneus, 6 $ de poids et de valves. Les pièces passent au client, on ne les compte pas.',
        revenueGoals:
          'Trois mille heures la première année, à peu près 60 par semaine, donc 330 000 $. Et 600 changements de pneus, 54 000 $ de plus. Total 384 000 $.',
        cashFlow:
          'Le monde paie en venant chercher le char, carte ou comptant. Avril et novembre, c’est la folie des pneus; le reste de la mécanique est assez égal. On paie nos pièces au bout de 30 jours.',
      },
      comments:
        'On met quinze mille chacun, donc 30 000 $. La caisse nous prête 55 000 $ sur huit ans. Notre oncle a offert de mettre 20 000 $ pour un tiers des parts, on a refusé : c’est cinquante-cinquante.',
    },
  },
  inputs: {
    opening: '2027-03',
    form: 'corporation',
    offers: [
      {
        id: 'hour',
        name: 'Heure de mécanique',
        price: 110_00,
        cost: 9_00,
        units: { mode: 'year', years: [3_000, 3_200, 3_300] },
      },
      {
        id: 'tires',
        name: 'Changement de pneus',
        price: 90_00,
        cost: 6_00,
        units: { mode: 'year', years: [600, 700, 750] },
        season: [1, 1, 10, 30, 8, 1, 1, 1, 2, 15, 25, 5],
        minutes: 45,
      },
    ],
    supplierTerms: ['0', '1', '0'],
    cardFee: '1.7',
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 2_800_00 },
      { id: 'insurance', name: 'Assurance garage', amount: 640_00, tax: 'none' },
      { id: 'power', name: 'Électricité et chauffage', amount: 780_00 },
      { id: 'phone', name: 'Logiciel et téléphone', amount: 260_00 },
      { id: 'accounting', name: 'Comptable', amount: 300_00 },
      { id: 'ads', name: 'Publicité', amount: 200_00 },
      { id: 'oil', name: 'Récupération des huiles', amount: 90_00 },
    ],
    staff: [
      {
        id: 'loic',
        name: 'Apprenti',
        pay: { mode: 'hourly', wage: 21_00, hoursPerWeek: 35, vacation: '4' },
      },
    ],
    assets: [
      { id: 'lifts', name: 'Deux lifts', cost: 19_000_00, life: 120 },
      { id: 'tires', name: 'Machine à pneus et balanceuse', cost: 11_000_00, life: 96 },
      { id: 'scanner', name: 'Scanneur', cost: 6_400_00, life: 48 },
      { id: 'tools', name: 'Coffres d’outils', cost: 30_000_00, owned: true, life: 120 },
    ],
    startup: [{ id: 'works', name: 'Installation et enseigne', amount: 9_000_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 2_800_00 }],
    capital: [
      { id: 'marco', amount: 15_000_00 },
      { id: 'yan', amount: 15_000_00 },
    ],
    loans: [{ id: 'caisse', name: 'Prêt de la caisse', amount: 55_000_00, rate: '7.6', term: 96 }],
    ownerPay: { amount: 9_000_00, from: 2 },
  },
};

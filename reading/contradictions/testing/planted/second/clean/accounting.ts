import type { CleanFile } from '../../types.ts';

/** An accountant in Laval who works alone. */
export const accounting: CleanFile = {
  id: 'accounting-fr',
  language: 'fr',
  profile: {
    businessName: 'Nadia Haddad CPA inc.',
    postalAddress: '1555, boulevard de l’Avenir, Laval (Québec)',
    people: [
      {
        id: 'nadia',
        name: 'Nadia Haddad',
        role: 'Comptable',
        share: '100 %',
        experience: 'Neuf ans de comptabilité.',
      },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Un cabinet comptable pour les petites compagnies de Laval. La tenue de livres est à 425 $ par mois, la déclaration d’un particulier à 145 $. Les grands cabinets demandent 900 $ par mois et envoient un stagiaire.',
        targetMarket:
          'Des compagnies de 1 à 10 employés, entre 150 000 $ et 2 millions de ventes. Il y en a 6 300 à Laval. Dix-huit suffisent pour mon année.',
        problemSolved:
          'Les gens arrivent en avril avec une boîte de souliers. Un plombier a payé 4 800 $ de pénalités en 2024. Son comptable rappelait au bout de trois semaines.',
        businessModel: 'services',
        location: 'Laval',
        experience:
          'Neuf ans de comptabilité, dont cinq dans un cabinet de 60 personnes. Mon titre date de 2019. Avant, j’ai été caissière pendant quatre ans pour payer mes études.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'Deux cabinets à 900 $ par mois et plus. Des teneuses de livres à 40 $ de l’heure. Un logiciel à 35 $ par mois, que mes clients ont presque tous essayé. La chaîne d’impôts, 89 $ la déclaration.',
        differentiators:
          'Je rappelle dans les 24 heures. Le prix est fixe, sans surprise. Une rencontre de 30 minutes par trimestre est comprise.',
        marketTrends:
          'La facturation électronique arrive. Un cabinet sur quatre cherche une relève, dit l’Ordre. Les honoraires ont monté de 5 % en 2025.',
        risks:
          'Perdre deux gros clients la même année, 10 200 $. Une erreur : la franchise de l’assurance est de 2 500 $. Un burnout en avril.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within3Months',
        team: 'Je suis seule, 40 heures par semaine, un peu plus en avril. Pas d’employé. Une pigiste, Rosalie, saisit des factures à 32 $ l’heure quand je déborde. Mon mari est ingénieur ailleurs et ne s’en mêle pas.',
        resources:
          'Deux écrans et un portable, 3 100 $. Un classeur ignifuge à 950 $. J’ai déjà mon bureau et ma chaise, disons 800 $. Le serveur que j’ai magasiné à 5 500 $, je n’en ai pas besoin.',
        legalStructure: 'corporation',
        milestones:
          'Constitution de la compagnie en novembre 2026. Bureau loué au 1er décembre. Ouverture en janvier 2027. Quinze clients au mois de mars. Vacances en juillet, enfin.',
        vision:
          'Trente clients en 2030 et une technicienne. Pas plus de 45 heures par semaine. Revendre un jour, peut-être 1,1 fois les honoraires.',
        location:
          'Un bureau fermé de 160 pieds carrés, boulevard de l’Avenir à Laval, dans un centre d’affaires. C’est 690 $ par mois, 8 280 $ par année, internet compris.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Nadia Haddad CPA',
        valueProposition:
          'Un prix fixe, une réponse demain. Vos livres à jour le 10 de chaque mois.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'La chambre de commerce coûte 390 $ par an. Trois notaires me réfèrent. Publicité Google, 210 $ par mois. Un client référé vaut en moyenne 5 100 $ par année.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'La tenue de livres à 425 $ par mois comprend la paie de cinq personnes et les taxes. Pour une déclaration de particulier, 145 $, ou 260 $ pour un couple si je l’offre un jour. Les états financiers restent à part.',
        developmentStage: 'readyToSell',
        technicalRequirements:
          'Un client prend cinq heures par mois, une déclaration une heure. Dix-huit clients et 240 déclarations, c’est 1 320 heures. Il reste du temps pour vendre.',
        qualityStandards: 'tradeRules',
        suppliers:
          'Le logiciel d’impôt à 1 200 $ par an, déjà dans mes mensualités. Un nuage à Québec pour les dossiers. La pigiste facture à la fin du mois.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '10000-25000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '425 $ par mois, tout compris. Les cabinets demandent 900 $, une teneuse de livres environ 320 $. J’avais pensé à 395 $ et une amie CPA m’a chicanée. La déclaration : 145 $.',
        fixedCosts:
          'Bureau 690 $, logiciels 310 $, assurance responsabilité 145 $, cotisation de l’Ordre 120 $, téléphone 60 $, publicité 210 $. La garderie, 200 $ par mois, ça ne regarde pas la compagnie.',
        variableCosts:
          'Par client et par mois, 22 $ de saisie par la pigiste. Par déclaration, 6 $ de transmission et de papier.',
        revenueGoals:
          'Dix-huit clients en moyenne, donc 216 mois à 425 $, 91 800 $. Et 240 déclarations, 34 800 $. Total de 126 600 $ la première année. Mon salaire d’avant était de 84 000 $.',
        cashFlow:
          'La tenue de livres est prélevée le premier du mois. Les déclarations se paient quand je les transmets. Mars et avril font les trois quarts des déclarations; la tenue de livres ne bouge pas.',
      },
      comments:
        'Je place 15 000 $ dans la compagnie et je n’emprunte rien. Ma mère m’offrait 10 000 $, la caisse une marge de 20 000 $. J’ai dit non aux deux.',
    },
  },
  inputs: {
    opening: '2027-01',
    form: 'corporation',
    offers: [
      {
        id: 'books',
        name: 'Tenue de livres',
        price: 425_00,
        cost: 22_00,
        units: { mode: 'year', years: [216, 264, 312] },
        minutes: 300,
      },
      {
        id: 'return',
        name: 'Déclaration de particulier',
        price: 145_00,
        cost: 6_00,
        units: { mode: 'year', years: [240, 280, 300] },
        season: [1, 10, 33, 43, 5, 2, 1, 1, 1, 1, 1, 1],
        minutes: 60,
      },
    ],
    fixed: [
      { id: 'office', name: 'Bureau', amount: 690_00 },
      { id: 'software', name: 'Logiciels', amount: 310_00 },
      { id: 'insurance', name: 'Assurance responsabilité', amount: 145_00, tax: 'none' },
      { id: 'dues', name: 'Cotisation de l’Ordre', amount: 120_00 },
      { id: 'phone', name: 'Téléphone', amount: 60_00 },
      { id: 'ads', name: 'Publicité', amount: 210_00 },
    ],
    assets: [
      { id: 'computer', name: 'Écrans et portable', cost: 3_100_00, life: 36 },
      { id: 'cabinet', name: 'Classeur ignifuge', cost: 950_00, life: 120 },
      { id: 'desk', name: 'Bureau et chaise', cost: 800_00, owned: true, life: 84 },
    ],
    startup: [{ id: 'legal', name: 'Constitution et enseigne', amount: 2_400_00 }],
    capital: [{ id: 'own', amount: 15_000_00 }],
    ownerPay: { amount: 4_500_00, from: 2 },
    hoursPerWeek: 40,
  },
};

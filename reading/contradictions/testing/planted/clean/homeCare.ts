import type { CleanFile } from '../types.ts';

/** Home care in Granby, sold by the visit of three hours. */
export const homeCare: CleanFile = {
  id: 'home-care-fr',
  language: 'fr',
  profile: {
    businessName: 'Présence à domicile',
    postalAddress: '58, rue Dufferin, Granby (Québec)',
    people: [
      {
        id: 'rejeanne',
        name: 'Réjeanne Côté',
        role: 'Propriétaire',
        share: '100 %',
        training: 'DEP en assistance à la personne à domicile, 2015',
        experience: 'Onze ans comme préposée aux bénéficiaires.',
      },
    ],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Les personnes âgées, la cuisine simple, les jeux de cartes. J’ai gardé ma mère pendant ses trois dernières années. Je lis tout ce qui sort sur l’alzheimer.',
        skills:
          'Préposée aux bénéficiaires depuis onze ans, d’abord à l’hôpital, puis en résidence. On m’appelle quand quelqu’un ne veut pas se laver. J’ai une auto fiable, payée.',
        targetCustomers:
          'Des gens de 75 ans et plus qui veulent rester chez eux, et leurs filles de 50 ans qui travaillent. Dans mon immeuble seulement, il y en a six.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'Des visites de trois heures chez des aînés : bain, repas, ménage léger, jasette. Je demande 38 $ l’heure, donc 38 $ × 3 h = 114 $ la visite. Une agence prend 47 $ de l’heure et envoie une personne différente chaque fois.',
        targetMarket:
          'Des aînés de 75 ans et plus à Granby et Bromont, souvent une veuve dont l’enfant vit à plus de 50 km. Selon la Ville, 6 200 personnes ont 75 ans et plus. Il m’en faut vingt.',
        problemSolved:
          'Le CLSC donne une heure par semaine, et l’attente est de huit mois. La famille s’épuise. Une dame m’a dit qu’elle payait sa voisine 25 $ en cachette.',
        businessModel: 'services',
        location: 'Granby',
        experience:
          'Onze ans comme préposée, dont quatre de nuit. J’ai un DEP de 2015 et ma carte de RCR. Je connais trois infirmières du CLSC.',
        budget: '5000-20000',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'L’agence, à 47 $ l’heure avec un minimum de quatre heures, donc 188 $. La coopérative, à 29 $, mais la liste d’attente est de six mois. Les voisines au noir.',
        differentiators:
          'Toujours la même personne, et jamais moins de trois heures. La famille reçoit un mot le soir même.',
        risks:
          'Mon dos. Une gastro en janvier et je perds deux semaines. Le crédit d’impôt pour maintien à domicile rembourse 39 % aux clients; si ça baissait, certains lâcheraient.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'within6Months',
        team: 'Moi, 36 heures par semaine chez les gens, et Nadia, employée, 24 heures par semaine à 23 $ l’heure. Ma sœur m’aide avec les factures, sans paie. L’an trois, on verra pour une deuxième employée.',
        resources:
          'L’auto, je l’ai (une Corolla 2021 qui vaut 16 000 $, mais je la garde à mon nom). Il me faut du matériel de transfert, 1 800 $, une tablette à 600 $ et mon assurance. Le reste, ce sont mes deux mains.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Assurance en main en mars 2027. Premiers clients payants en avril 2027. Vingt clients réguliers dès que possible. Nadia commence le même mois que moi.',
        vision:
          'Trente clients à Granby, pas plus. Gagner 3 400 $ par mois et ne plus jamais travailler de nuit. Rester petite, c’est le but.',
        location:
          'Le bureau est chez moi, à Granby. On sert jusqu’à Bromont, 20 minutes de route au maximum.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Présence à domicile',
        valueProposition:
          'La même personne, le même jour, trois heures qui comptent. Votre mère sait qui sonne.',
        marketingChannels: 'wordOfMouth',
        budget: 'under-500',
        customerAcquisition:
          'Les trois infirmières donneront mon nom. Une carte à la pharmacie, une autre à l’église, 150 $ d’impression. Six familles attendent déjà mon appel.',
      },
    },
    finances: {
      answers: {
        initialInvestment: 'under-10000',
        fundingSources: 'ownSavings',
        revenueModel: 'byTime',
        pricingStrategy:
          '114 $ la visite de trois heures, soit 38 $ l’heure. La coopérative est à 29 $, l’agence à 47 $. Après le crédit d’impôt, il reste environ 70 $ à payer au client.',
        fixedCosts:
          'Assurance responsabilité 95 $ par mois, cellulaire 55 $, comptable 60 $, publicité 50 $, essence et entretien de l’auto 340 $. Pas de loyer, je travaille de la maison (mon hypothèque est de 1 120 $, mais c’est personnel).',
        variableCosts:
          'Environ 6 $ par visite : gants, savon, désinfectant. Nadia est payée à l’heure, je la compte à part.',
        revenueGoals:
          'Quatre-vingts visites par mois à nous deux, donc 960 la première année. À 114 $, ça fait 109 440 $. En heures, 240 par mois.',
        cashFlow:
          'Les familles paient au mois, par virement, à peu près 30 jours après les visites. Je paie Nadia aux deux semaines. Donc il me faut un coussin au début.',
      },
      comments:
        'J’ai 9 500 $ de côté, et je les mets tous. Pas de prêt, je n’en veux pas. On m’a parlé d’une subvention de 3 000 $, mais ce n’est pas fait et je ne la compte pas.',
    },
  },
  inputs: {
    opening: '2027-04',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'visit',
        name: 'Visite de trois heures',
        price: 114_00,
        cost: 6_00,
        taxStatus: 'exempt',
        units: { mode: 'year', years: [960, 1_040, 1_100] },
        minutes: 180,
      },
    ],
    collect: ['0', '1', '0', '0'],
    fixed: [
      { id: 'insurance', name: 'Assurance responsabilité', amount: 95_00, tax: 'none' },
      { id: 'phone', name: 'Cellulaire', amount: 55_00 },
      { id: 'accounting', name: 'Comptable', amount: 60_00 },
      { id: 'ads', name: 'Publicité', amount: 50_00 },
      { id: 'car', name: 'Essence et entretien de l’auto', amount: 340_00 },
    ],
    staff: [
      {
        id: 'nadia',
        name: 'Nadia',
        pay: { mode: 'hourly', wage: 23_00, hoursPerWeek: 24, vacation: '4' },
      },
    ],
    assets: [
      { id: 'lift', name: 'Matériel de transfert', cost: 1_800_00, life: 60 },
      { id: 'tablet', name: 'Tablette', cost: 600_00, life: 36 },
    ],
    capital: [{ id: 'own', amount: 9_500_00 }],
    ownerPay: { amount: 3_000_00, from: 3 },
    hoursPerWeek: 60,
  },
};

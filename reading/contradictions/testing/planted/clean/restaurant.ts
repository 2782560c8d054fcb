import type { CleanFile } from '../types.ts';

/** A bistro in Trois-Rivières owned by two people, where the servers get tips. */
export const restaurant: CleanFile = {
  id: 'restaurant-fr',
  language: 'fr',
  profile: {
    businessName: 'Le Petit Bateau inc.',
    postalAddress: '1120, rue des Ursulines, Trois-Rivières (Québec)',
    people: [
      { id: 'ines', name: 'Inès Gagnon', role: 'Cheffe', share: '60 %' },
      { id: 'karim', name: 'Karim Haddad', role: 'Salle et vins', share: '40 %' },
    ],
  },
  modules: {
    idea: {
      answers: {
        businessIdea:
          'Un bistro de 34 places qui change sa carte chaque semaine. Un repas revient à 24 $ en moyenne, avant taxes et pourboire. Le midi on tourne autour de 19 $, le soir plutôt 31 $, et c’est la moyenne des deux qui compte.',
        targetMarket:
          'Les travailleurs du centre-ville le midi, des couples de 30 à 60 ans le soir. Le palais de justice, c’est 400 personnes à deux coins de rue. Les touristes du quai, un peu.',
        problemSolved:
          'Au centre-ville, c’est la chaîne à 16 $ ou la grande table à 95 $ par personne. Entre les deux, presque rien. Les gens finissent avec un sandwich à 12 $.',
        businessModel: 'directSales',
        location: 'Trois-Rivières',
        experience:
          'Inès cuisine depuis quatorze ans, dont cinq comme sous-cheffe. Karim a neuf ans de salle. On a travaillé ensemble pendant trois ans dans un restaurant de 120 places.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'La chaîne de pâtes, 180 places, assiettes à 16 $. Le restaurant du port, 95 $ par personne avec le vin. Un café qui a fermé en 2025 après dix-huit mois.',
        differentiators:
          'Une carte de huit plats, pas quarante. On connaît le nom du maraîcher. Et on est ouverts le lundi midi, ce que personne ne fait.',
        marketTrends:
          'Le panier moyen au restaurant a monté de 9 % en deux ans, mais les gens sortent 15 % moins souvent. Le pourboire suggéré passe de 15 % à 18 %.',
        risks:
          'Perdre un cuisinier. Le bœuf a pris 30 % depuis 2024. Si la moyenne tombait à 20 $ le repas, on ne paierait plus nos deux salaires.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'withinYear',
        team: 'Inès en cuisine et Karim en salle, 55 heures chacun. Quatre employés : un cuisinier à 23 $ l’heure (38 heures), une aide à 18,50 $ (32 heures) et deux serveurs au taux à pourboire, 13,50 $ l’heure, 25 heures chacun. Les pourboires sont à eux : de 15 à 20 $ de l’heure de plus, ça ne passe pas dans nos livres.',
        resources:
          'La hotte, 22 000 $. Les équipements de cuisine, 48 000 $ (le neuf aurait coûté 83 000 $). Tables et chaises, 14 000 $. Le local a déjà ses toilettes et son entrée d’eau, une économie de 25 000 $ à peu près.',
        legalStructure: 'sharedCorporation',
        milestones:
          'Compagnie créée en janvier 2027. Permis d’alcool en mai. Ouverture en juin 2027. Premier service du midi complet à l’automne. Remboursement de Karim et d’Inès jamais avant l’an deux.',
        vision:
          'Rester à 34 places. Fermer deux semaines en février pour tout le monde. Gagner 45 000 $ chacun la troisième année.',
        location:
          'Rue des Ursulines, à Trois-Rivières. Un bail de cinq ans, 3 900 $ par mois, chauffage compris.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Le Petit Bateau',
        valueProposition:
          'Bien manger au centre-ville en 50 minutes, sans se ruiner. Huit plats, tous faits ici.',
        marketingChannels: 'socialMedia',
        budget: '500-1500',
        customerAcquisition:
          'Un souper d’essai gratuit pour 30 voisins. Ensuite une photo du plat du jour chaque matin. On prévoit 700 $ par mois de publicité, et 1 500 personnes nous suivent déjà.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Une entrée et un plat, ou un plat et un dessert. Le repas moyen est de 24 $ et dure une heure. Le vin au verre est compté dedans quand il y en a.',
        developmentStage: 'testing',
        technicalRequirements:
          'Deux services le soir, un et demi le midi. Donc jusqu’à 110 couverts dans une grosse journée. On en prévoit 84 en moyenne, cinq jours par semaine.',
        qualityStandards: 'foodSafety',
        suppliers:
          'Un maraîcher de Batiscan, une boucherie d’ici, un grossiste pour le reste. On paie à 30 jours. Le plan B coûte 6 % de plus.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '100000-250000',
        fundingSources: 'bankLoan',
        revenueModel: 'perUnit',
        pricingStrategy:
          '24 $ le repas en moyenne, avant taxes et pourboire. La chaîne est à 16 $, le port à 95 $. Avec taxes et 15 % de pourboire, le client sort autour de 31 $.',
        fixedCosts:
          'Loyer 3 900 $, électricité et gaz 1 150 $, assurance 520 $, comptable 350 $, publicité 700 $, téléphone et logiciel de réservation 210 $. Tout ça par mois.',
        variableCosts:
          'Chaque repas coûte 7,80 $ de nourriture et de boisson, donc à peu près le tiers du prix. Au restaurant où on travaillait, c’était 38 %.',
        revenueGoals:
          'Vingt et un mille repas la première année, donc 504 000 $. C’est 84 couverts par jour, 250 jours. On ferme deux semaines l’hiver, le reste est assez égal.',
        cashFlow:
          'Les clients paient sur place. On paie les fournisseurs le mois suivant et les salaires aux deux semaines. Les taxes, il faudra les mettre de côté : 15 % de tout.',
      },
      comments:
        'On met 60 000 $ à nous deux : Inès 36 000 $, Karim 24 000 $, donc 60 % et 40 % des actions. La BDC prête 90 000 $ sur sept ans. On en avait demandé 120 000 $ au début, ils ont dit non.',
    },
  },
  inputs: {
    opening: '2027-06',
    form: 'corporation',
    offers: [
      {
        id: 'meal',
        name: 'Repas',
        price: 24_00,
        cost: 7_80,
        units: { mode: 'year', years: [21_000, 22_500, 23_500] },
      },
    ],
    supplierTerms: ['0', '1', '0'],
    cardFee: '2.1',
    fixed: [
      { id: 'rent', name: 'Loyer', amount: 3_900_00 },
      { id: 'power', name: 'Électricité et gaz', amount: 1_150_00 },
      { id: 'insurance', name: 'Assurance', amount: 520_00, tax: 'none' },
      { id: 'accounting', name: 'Comptable', amount: 350_00 },
      { id: 'ads', name: 'Publicité', amount: 700_00 },
      { id: 'phone', name: 'Téléphone et réservation', amount: 210_00 },
    ],
    staff: [
      {
        id: 'cook',
        name: 'Cuisinier',
        pay: { mode: 'hourly', wage: 23_00, hoursPerWeek: 38, vacation: '4' },
      },
      {
        id: 'help',
        name: 'Aide de cuisine',
        pay: { mode: 'hourly', wage: 18_50, hoursPerWeek: 32, vacation: '4' },
      },
      {
        id: 'servers',
        name: 'Serveurs',
        people: 2,
        pay: { mode: 'hourly', wage: 13_50, hoursPerWeek: 25, vacation: '4' },
      },
    ],
    assets: [
      { id: 'hood', name: 'Hotte', cost: 22_000_00, life: 120 },
      { id: 'kitchen', name: 'Équipements de cuisine', cost: 48_000_00, life: 96 },
      { id: 'tables', name: 'Tables et chaises', cost: 14_000_00, life: 84 },
    ],
    startup: [{ id: 'works', name: 'Aménagement', amount: 22_000_00 }],
    deposits: [{ id: 'lease', name: 'Dépôt du bail', amount: 3_900_00 }],
    capital: [
      { id: 'ines', amount: 36_000_00 },
      { id: 'karim', amount: 24_000_00 },
    ],
    loans: [{ id: 'bdc', name: 'Prêt de la BDC', amount: 90_000_00, rate: '8.1', term: 84 }],
    ownerPay: { amount: 6_000_00, from: 2 },
    minimumCash: 8_000_00,
  },
};

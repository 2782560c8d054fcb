import type { CleanFile } from '../types.ts';

/** Market gardening near Joliette: baskets by the week and a market stall, from June to October. */
export const marketGarden: CleanFile = {
  id: 'market-garden-fr',
  language: 'fr',
  profile: {
    businessName: 'Les Jardins du Ruisseau',
    postalAddress: '78, rang Sainte-Rose, Joliette (Québec)',
    people: [{ id: 'elise', name: 'Élise Marcotte', role: 'Maraîchère', share: '100 %' }],
  },
  modules: {
    brainstorm: {
      answers: {
        interests:
          'Les légumes oubliés, les semences, le plein air. Je tiens un blogue de jardin que lisent environ 900 personnes. Et cuisiner pour vingt ne me fait pas peur.',
        skills:
          'Sept saisons en maraîchage chez les autres. Je conduis un tracteur, je répare une pompe. J’ai vendu au marché tous les samedis pendant quatre étés.',
      },
    },
    idea: {
      answers: {
        businessIdea:
          'Des paniers de légumes, 30 $ par semaine pendant 18 semaines, donc 540 $ la saison. Le samedi, je tiens aussi un étal au marché, où un achat tourne autour de 16 $. L’épicerie vendrait le même panier 41 $.',
        targetMarket:
          'Cent dix familles de Joliette et des villages autour, à moins de 20 minutes. J’ai 64 noms sur une liste. Plutôt des gens de 28 à 45 ans, avec des enfants.',
        problemSolved:
          'La ferme de Saint-Jacques a 300 paniers et une liste d’attente de deux ans. Les gens se rabattent sur le bio du supermarché, à 6 $ la botte. Ils veulent savoir qui a semé.',
        businessModel: 'directSales',
        location: 'Joliette',
        experience:
          'Sept saisons comme ouvrière puis cheffe de culture. Un DEC en production horticole, terminé en 2019. Un mentor qui a trente ans de métier.',
      },
    },
    analysis: {
      answers: {
        marketSize: 'local',
        competitors:
          'La ferme de Saint-Jacques, 300 paniers à 34 $. Le supermarché. Deux fermes plus petites, 40 et 55 paniers, qui sont des amies.',
        differentiators:
          'On choisit trois des neuf légumes de son panier. Le point de chute est ouvert jusqu’à 20 h. Un panier raté est remplacé, pas remboursé.',
        risks:
          'Une grêle en juillet, comme en 2023 : ma patronne avait perdu 40 % de ses récoltes. Le dos, aussi. Et rien n’entre de novembre à mai, il faut tenir sept mois.',
      },
    },
    'business-plan': {
      answers: {
        timeline: 'withinYear',
        team: 'Moi, 50 heures par semaine de mai à octobre. Une ouvrière, Fanny, 30 heures par semaine à 19 $ l’heure, de juin à octobre seulement. Mes parents viennent désherber pour le plaisir.',
        resources:
          'Une serre-tunnel, 12 500 $. Une chambre froide bricolée, 3 200 $. Un petit tracteur d’occasion, 9 800 $; le neuf est à 27 000 $. La terre, 1,5 hectare, je la loue à mon oncle.',
        legalStructure: 'soleProprietorship',
        milestones:
          'Serre montée en mars 2027. Semis en avril. Premiers paniers livrés en juin 2027. Cent dix paniers vendus pour la saison. Comptes bouclés à Noël.',
        vision:
          'Cent cinquante paniers dans trois ans, pas un de plus. Une deuxième ouvrière. Un salaire de 30 000 $ et du ski en janvier.',
        location:
          'Sur la terre de mon oncle, rang Sainte-Rose, à Joliette. Le point de chute est au centre-ville. Le marché du samedi est à 4 km.',
      },
    },
    marketing: {
      answers: {
        brandName: 'Les Jardins du Ruisseau',
        valueProposition:
          'Neuf légumes cueillis la veille, dont trois que vous choisissez. Dix-huit semaines, une fermière qui répond au téléphone.',
        marketingChannels: 'socialMedia',
        budget: 'under-500',
        customerAcquisition:
          'Les 64 personnes de ma liste d’abord; j’en attends les deux tiers. Une table à la fête du printemps, 120 $. Le bouche-à-oreille de mes amies fermières, qui refusent du monde.',
      },
    },
    rd: {
      answers: {
        productDescription:
          'Un panier de neuf légumes, 5 à 7 kilos, 30 $ par semaine. On le ramasse le mercredi entre 16 h et 20 h. Au marché, les gens prennent trois ou quatre choses, 16 $ en moyenne.',
        developmentStage: 'prototype',
        technicalRequirements:
          'Soixante planches de culture, deux récoltes par semaine. À 80 heures de travail par semaine à nous deux, on sort 110 paniers et l’étal du samedi. L’eau vient du ruisseau, 4 m³ par jour en canicule.',
        qualityStandards: 'ownStandards',
        suppliers:
          'Semences de trois semenciers, 2 400 $ par année en tout. Compost d’un voisin, 35 $ la tonne. Les sacs de papier, 0,40 $ chacun.',
      },
    },
    finances: {
      answers: {
        initialInvestment: '25000-50000',
        fundingSources: 'bankLoan',
        revenueModel: 'subscription',
        pricingStrategy:
          '30 $ le panier. Saint-Jacques vend 34 $, le supermarché reviendrait à 41 $. J’ai hésité avec 28 $, mais le compost a augmenté.',
        fixedCosts:
          'Location de la terre 150 $ par mois, assurance agricole 130 $, téléphone et site 70 $, comptable 85 $, essence du camion 160 $, publicité 40 $. Le camion est à moi depuis 2020.',
        variableCosts:
          'Un panier me coûte 6 $ : semences, compost, sac, paillis. Une vente au marché, à peu près 3 $, plus la place au marché, que je compte dedans.',
        revenueGoals:
          'Cent dix paniers × 18 semaines = 1 980 paniers, donc 59 400 $. Au marché, 1 300 ventes à 16 $, donc 20 800 $. En tout 80 200 $ la première année.',
        cashFlow:
          'Les familles paient à chaque livraison, par virement. Tout se vend de juin à octobre; juillet et août sont les plus gros mois. De novembre à mai, zéro vente.',
      },
      comments:
        'Je mets 16 000 $, gagnés dans les serres. La Financière agricole prête 24 000 $ sur dix ans. Une amie me prêterait 4 000 $ au besoin, mais ce n’est pas dans mes chiffres.',
    },
  },
  inputs: {
    opening: '2027-06',
    form: 'soleProprietorship',
    offers: [
      {
        id: 'basket',
        name: 'Panier',
        price: 30_00,
        cost: 6_00,
        taxStatus: 'zeroRated',
        units: { mode: 'year', years: [1_980, 2_340, 2_700] },
        season: [0, 0, 0, 0, 0, 18, 24, 24, 20, 14, 0, 0],
      },
      {
        id: 'stall',
        name: 'Vente au marché',
        price: 16_00,
        cost: 3_00,
        taxStatus: 'zeroRated',
        units: { mode: 'year', years: [1_300, 1_400, 1_500] },
        season: [0, 0, 0, 0, 0, 16, 26, 26, 20, 12, 0, 0],
      },
    ],
    fixed: [
      { id: 'land', name: 'Location de la terre', amount: 150_00 },
      { id: 'insurance', name: 'Assurance agricole', amount: 130_00, tax: 'none' },
      { id: 'phone', name: 'Téléphone et site', amount: 70_00 },
      { id: 'accounting', name: 'Comptable', amount: 85_00 },
      { id: 'gas', name: 'Essence du camion', amount: 160_00 },
      { id: 'ads', name: 'Publicité', amount: 40_00 },
    ],
    staff: [
      {
        id: 'fanny',
        name: 'Ouvrière',
        pay: { mode: 'hourly', wage: 19_00, hoursPerWeek: 30, vacation: '4' },
        months: [6, 7, 8, 9, 10],
      },
    ],
    assets: [
      { id: 'tunnel', name: 'Serre-tunnel', cost: 12_500_00, life: 120 },
      { id: 'cold', name: 'Chambre froide', cost: 3_200_00, life: 84 },
      { id: 'tractor', name: 'Tracteur d’occasion', cost: 9_800_00, life: 120 },
    ],
    startup: [{ id: 'seeds', name: 'Premières semences et compost', amount: 3_000_00 }],
    capital: [{ id: 'own', amount: 16_000_00 }],
    loans: [
      {
        id: 'fadq',
        name: 'Prêt de la Financière agricole',
        amount: 24_000_00,
        rate: '6.4',
        term: 120,
      },
    ],
    ownerPay: { amount: 1_900_00, from: 2 },
  },
};

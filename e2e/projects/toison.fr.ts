import type { ExampleProject } from './project.ts';

/** Felted slippers made of wool that sheep farmers in Kamouraska throw away. */
export const toison: ExampleProject = {
  name: 'Toison',
  description: 'Des pantoufles feutrées avec la laine que les bergers de Kamouraska jettent.',
  answers: {
    brainstorm: {
      interests:
        'Le feutre, la teinture végétale, les vieux métiers. Les moutons (j’en garde quatre). Réparer plutôt que jeter.',
      skills:
        'Technicienne textile, onze ans dans une usine de Montmagny. Je feutre depuis 2016. Je sais aussi tenir une table de marché et jaser avec n’importe qui. J’ai un vieux métier et une remorque.',
      preferredSector: 'crafts',
      businessType: 'home',
      budget: '5000-20000',
      teamPreference: 'family',
      targetCustomers:
        'Des gens de 35 à 65 ans qui ont froid aux pieds et qui sont tannés d’acheter des pantoufles qui durent un hiver.',
      productOrService: 'product',
      timeCommitment: 'growing',
      mainGoal: 'passion',
    },
    idea: {
      businessIdea:
        'Des pantoufles de laine feutrée, semelle de cuir cousue qu’on peut remplacer. La laine vient de bergeries d’ici qui, faute d’acheteur, la mettent au compost ou au feu.',
      targetMarket:
        'Des femmes de 35 à 65 ans du Bas-Saint-Laurent et de Québec, qui vont au marché de Noël et achètent un beau cadeau à leur chum ou à leur mère.',
      problemSolved:
        'Les pantoufles à 30 $ finissent aux vidanges en mars. Les belles viennent d’Autriche, à 160 $, et personne ne les répare.',
      businessModel: 'directSales',
      location: 'Saint-Pascal, Kamouraska',
      experience:
        'Onze ans en usine textile, dont cinq au feutrage industriel. Je connais sept bergers par leur prénom.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'national',
      competitors:
        '- Glerups (Danemark), environ 150 $\n- Acorn chez L’Équipeur, 60 $\n- une artisane de Baie-Saint-Paul, très belle qualité, toujours en rupture\n- les bas de laine de grand-maman, gratuits',
      differentiators:
        'La laine a un nom de bergerie sur l’étiquette. La semelle se change pour 35 $. Et c’est fait à une heure et demie de Québec.',
      marketTrends:
        'Les gens demandent d’où ça vient, je l’entends à chaque marché. La laine brute se vend 0,30 $ la livre, moins que le coût de la tonte (c’est ma bergère qui me l’a dit).',
      risks:
        'Mes poignets. Une seule cardeuse. Et janvier-août, quand personne ne pense à ses pieds.',
    },
    'business-plan': {
      timeline: 'within6Months',
      team: 'Moi, 30 heures par semaine. Mon chum Réjean coud les semelles le samedi (8 heures). Ma belle-sœur fait la comptabilité.',
      resources:
        'J’ai : l’atelier (l’ancienne laiterie), deux machines à coudre, une remorque. Il manque : une cardeuse usagée (6 500 $), une table à feutrer (2 500 $), 200 kg de laine lavée, un site de vente.',
      legalStructure: 'soleProprietorship',
      milestones:
        'Cardeuse installée en mai; 60 paires de test vendues aux marchés d’été; boutique en ligne ouverte le 15 septembre; 150 paires vendues avant Noël; premier salaire en janvier.',
      vision:
        'Mille paires par année, une employée du village à 24 $ l’heure, un revenu de 45 000 $ pour moi, et toujours pas de patron. Je ne veux pas d’usine.',
      values:
        'Payer la laine 1,50 $ la livre, quoi qu’il arrive. Ne jamais vendre une paire que je ne peux pas réparer.',
      location: 'Ancienne laiterie de la maison, rang 4, Saint-Pascal',
    },
    marketing: {
      brandName: 'Toison',
      valueProposition:
        'Pour ceux qui ont les pieds froids de novembre à mai : une paire chaude, faite ici avec de la laine d’ici, qui se ressemelle au lieu de se jeter.',
      marketingChannels: 'localPresence',
      budget: 'under-500',
      customerAcquisition:
        'Une cliente essaie une paire au marché de Kamouraska en août. Elle prend la carte avec la photo du mouton. En novembre elle commande en ligne pour sa sœur.',
      brandPersonality: 'warm',
      contentStrategy: 'Une photo de l’atelier le mardi. Une bergerie par mois.',
    },
    rd: {
      productDescription:
        'Une paire de pantoufles feutrées, pointures 5 à 13, quatre couleurs naturelles, dans une boîte de carton avec une carte de soin et le nom de la bergerie. 98 $.',
      developmentStage: 'testing',
      technicalRequirements:
        'Une cardeuse (manque), une table à feutrer (manque), des formes de pied en bois (j’en ai douze), du cuir de vache tanné au végétal, de l’eau chaude en masse.',
      qualityStandards: 'productSafety',
      innovations:
        'La semelle cousue au point sellier, qui se découd et se change en vingt minutes.',
      suppliers:
        'Laine : la Bergerie du Rocher et deux voisins; au pire, la coop de Saint-Jean-Port-Joli. Cuir : une tannerie de Québec, je n’ai pas de plan B. Boîtes : un imprimeur de Rivière-du-Loup.',
      intellectualProperty: 'trademark',
      testingStrategy:
        'Vingt personnes portent la même paire tout l’hiver. Je regarde l’usure des talons en avril. Si plus de trois semelles décollent, je change de fil.',
    },
    finances: {
      initialInvestment: '10000-25000',
      fundingSources: 'ownSavings',
      revenueModel: 'perUnit',
      pricingStrategy:
        '98 $ la paire. Les Danoises sont à 150 $, celles de L’Équipeur à 60 $. À 110 $, au marché de Noël, j’ai vu du monde reposer la paire.',
      fixedCosts:
        'Atelier 425 $ (électricité et taxes), assurance 85 $, boutique en ligne et téléphone 60 $, comptabilité 50 $, kiosques 80 $. Pas de salaire avant janvier.',
      variableCosts:
        'Laine 11 $, cuir et fil 16 $, boîte et étiquette 4 $, frais de carte 3 $, poste 10 $',
      breakEven: 'Une douzaine de paires par mois, si je ne me paie pas',
      revenueGoals:
        '420 paires la première année, soit environ 41 000 $, dont 150 en novembre et décembre.',
      cashFlow:
        'La laine se paie en mai, après la tonte, et les ventes arrivent en novembre. Six mois creux. Les boutiques paient à 30 jours.',
    },
    environmental: {
      businessType: 'production',
      productionMethod: 'byHand',
      materials:
        'Par mois : 25 kg de laine de Kamouraska, 8 m² de cuir de Québec, 3 kg de savon d’olive, beaucoup d’eau chaude. Une cardeuse usagée.',
      packaging: 'paper',
      transportation: 'parcel',
      energySource: 'hydroelectricity',
      digitalFootprint: 'onlineSales',
      wasteManagement:
        'Les retailles de laine servent de paillis chez la voisine. Le cuir, je ne sais pas encore : un sac par mois.',
      sustainabilityGoals: 'Sauver 600 kg de laine par année. Ressemeler au moins 30 paires.',
    },
  },
  comments: {
    idea: 'Je garde mon emploi trois jours par semaine jusqu’en décembre.',
    finances: 'Mise de fonds de 10 000 $ et un prêt de 8 000 $ de la SADC, pas encore demandé.',
    personas: 'N’oubliez pas les gens qui achètent en cadeau.',
  },
  entries: [
    {
      title: 'Première laine lavée',
      content:
        'Lavé 14 kg dans le bain de la laiterie. Ça sent le mouton jusque dans la cuisine, mais la fibre est belle, bien plus que je pensais. Réjean n’a rien dit.',
      mood: 'positive',
    },
    {
      title: 'La cardeuse de Plessisville',
      content: 'Vue la cardeuse. 6 500 $, il manque un rouleau. Le gars veut une réponse vendredi.',
      mood: 'neutral',
    },
    {
      title: 'Trois semelles décollées',
      content:
        'Trois testeurs sur vingt m’ont renvoyé leur paire : le fil lâche au talon. Je le savais un peu. J’ai passé la soirée à découdre, les poignets en feu. Si je ne règle pas ça avant l’été, je n’ouvre pas.',
      mood: 'negative',
    },
    {
      title: 'Fil de lin ciré',
      content:
        'Ginette, la cordonnière de La Pocatière, m’a montré le lin ciré. Deux paires refaites, j’ai tiré dessus comme une folle, rien ne bouge. Elle veut en prendre six en consigne.',
      mood: 'positive',
    },
    {
      title: 'Marché de la Fête nationale',
      content:
        'Onze paires vendues en juin, à 28 degrés! Une dame a payé d’avance pour sa mère. Il me manquait des 7 et des 8.',
      mood: 'positive',
    },
  ],
};

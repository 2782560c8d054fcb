import type { ExampleProject } from './project.ts';

/** Help with sorting belongings and moving, for seniors who leave their house, in Sherbrooke. */
export const grandTri: ExampleProject = {
  name: 'Le Grand Tri',
  description: 'On aide les aînés de Sherbrooke à vider leur maison et à déménager, sans brusquer.',
  answers: {
    brainstorm: {
      interests: 'les personnes âgées, leurs histoires; l’ordre; les meubles anciens; le bénévolat',
      skills:
        'Dix-huit ans comme préposée aux bénéficiaires, dont six à accueillir les nouveaux résidents. Je suis patiente, organisée, et je sais parler aux familles quand ça chicane. Permis de conduire, auto familiale.',
      preferredSector: 'health',
      businessType: 'onSite',
      budget: '5000-20000',
      teamPreference: 'alone',
      targetCustomers:
        'Les filles et les fils de 50 à 65 ans, qui travaillent, et dont la mère doit quitter sa maison de Sherbrooke',
      productOrService: 'service',
      timeCommitment: 'fullTime',
      mainGoal: 'ownBoss',
    },
    idea: {
      businessIdea:
        'Trier, donner, vendre et déménager avec les personnes âgées qui vont en résidence.',
      targetMarket:
        'Les enfants de 50 à 65 ans d’une personne âgée qui a signé un bail en résidence (RPA) à Sherbrooke ou à Magog. Ils ont six semaines, un emploi, et habitent parfois Montréal. C’est eux qui appellent; c’est souvent leur mère qui paie.',
      problemSolved:
        'Quarante ans de vie dans une maison, et un 3½ au bout. Les enfants prennent des congés, ça pleure, ça se chicane pour la vaisselle, et tout finit dans un conteneur à 600 $.',
      businessModel: 'services',
      location: 'Sherbrooke et les environs (Magog, Coaticook)',
      experience:
        'Préposée pendant 18 ans. J’ai fait le déménagement de mes deux parents et de trois tantes.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'local',
      competitors:
        'Les déménageurs ordinaires, une organisatrice à Granby, et surtout la famille elle-même.',
      differentiators: 'On s’occupe de la personne avant de s’occuper des boîtes.',
      marketTrends:
        'Quatre nouvelles résidences à Sherbrooke depuis cinq ans, je les ai comptées. Les baby-boomers arrivent à 80 ans.',
      risks: 'Me blesser au dos. Être accusée de vol. Les mois de janvier et février.',
    },
    'business-plan': {
      timeline: 'within3Months',
      team: 'Moi à temps plein (35 heures) et une aide sur appel, Nadia, payée 26 $ l’heure. Mon frère est comptable, il me conseille.',
      resources:
        'Auto, téléphone, bac de fournitures. À trouver : assurance responsabilité, un contrat type, un petit entrepôt.',
      legalStructure: 'soleProprietorship',
      milestones:
        '1. Assurance et contrat signés en février\n2. Trois familles à prix réduit en mars\n3. Entente avec deux résidences avant juin\n4. 5 déménagements par mois en décembre',
      vision:
        'Trois équipes de deux, un entrepôt où l’on revend les meubles, être la personne que les résidences appellent en premier. Et mes fins de semaine.',
      values:
        'Rien ne sort de la maison sans un oui. On ne vend pas ce qu’on peut donner à quelqu’un qui en a besoin.',
      location: 'De chez moi, dans le Vieux-Nord de Sherbrooke; je me déplace à moins de 40 km',
    },
    marketing: {
      brandName: 'Le Grand Tri',
      valueProposition:
        'Votre mère déménage en trois jours, à son rythme, et vous gardez vos congés.',
      marketingChannels: 'directOutreach',
      budget: '500-1500',
      customerAcquisition:
        'La directrice d’une résidence remet mon dépliant avec le bail. La fille m’appelle le soir. Je passe une heure gratuitement à la maison, avec un petit cahier. Elle signe avant que je parte, une fois sur deux j’espère.',
      brandPersonality: 'expert',
      contentStrategy: 'Pas grand-chose : un avant-après par mois sur Facebook, avec permission.',
    },
    rd: {
      productDescription:
        'Un forfait de trois jours à 1 850 $ : une visite gratuite, deux jours de tri avec la personne (24 heures à deux), le don et la vente des meubles, le jour du déménagement, et le lit fait le soir dans le nouveau logement.',
      developmentStage: 'prototype',
      technicalRequirements:
        'Assurance responsabilité civile de 2 M$, vérification d’antécédents judiciaires, contrat et inventaire, une entente avec un déménageur. J’ai déjà les formations en déplacement sécuritaire.',
      qualityStandards: 'ownStandards',
      innovations:
        'Le cahier d’histoires : on écrit d’où vient chaque objet donné, et la famille le garde.',
      suppliers:
        'Déménageur : deux en vue. Boîtes : l’entrepôt du coin. Dons : la Ressourcerie et la Saint-Vincent-de-Paul.',
      intellectualProperty: 'undecided',
      testingStrategy:
        'Trois familles à 900 $. Je note les heures. Si ça dépasse 30 heures, le prix monte.',
    },
    finances: {
      initialInvestment: 'under-10000',
      fundingSources: 'ownSavings',
      revenueModel: 'perProject',
      pricingStrategy:
        '1 850 $ le forfait de trois jours. Une journée de congé perdue coûte 250 $ à chaque enfant, et le conteneur 600 $. Deux amies m’ont dit que c’était pas assez cher.',
      fixedCosts:
        'Assurance 110 $, cellulaire et logiciel 65 $, entrepôt 145 $, publicité 500 $, auto 240 $, salaire 2 800 $',
      variableCosts:
        'Aide : 12 heures à 26 $, donc 312 $. Boîtes et papier 85 $. Essence 40 $. Fourgonnette louée 120 $.',
      breakEven: 'Trois déménagements par mois',
      revenueGoals:
        '2 déménagements par mois au printemps, 5 par mois en décembre. 40 pour l’année, donc 74 000 $.',
      cashFlow:
        'Dépôt de 30 % à la signature, le reste à la fin. Juin et juillet sont fous, janvier est mort.',
    },
    environmental: {
      businessType: 'onSiteService',
      productionMethod: 'serviceWork',
      materials:
        'Une quarantaine de boîtes par déménagement, du papier journal, des sacs. Mon auto et une fourgonnette louée.',
      packaging: 'reusable',
      transportation: 'gasVehicle',
      energySource: 'homeOffice',
      digitalFootprint: 'showcase',
      wasteManagement:
        'C’est le cœur du métier. Aujourd’hui presque tout va au conteneur. Je vise : un tiers donné, un tiers vendu ou gardé, le reste à l’écocentre.',
      sustainabilityGoals: 'Moins de 20 % au dépotoir.',
    },
  },
  comments: {
    analysis: 'Je ne suis pas déménageuse : je sous-traite le camion.',
    'business-plan': 'Mon frère trouve que je devrais m’incorporer tout de suite. J’hésite.',
    journal: 'Je veux surtout savoir si je m’éparpille.',
  },
  entries: [
    {
      title: 'Madame Gauthier',
      content:
        'Première visite à blanc. Elle m’a raconté toute sa vaisselle. Quatre heures pour une armoire. C’était beau, mais à ce rythme-là je fais faillite.',
      mood: 'neutral',
    },
    {
      title: 'Refus de l’assureur',
      content:
        'Le premier assureur ne couvre pas « le tri de biens ». Personne ne sait dans quelle case me mettre. J’ai pleuré dans l’auto.',
      mood: 'negative',
    },
    {
      title: 'Oui!',
      content:
        'La directrice des Jardins du Cours prend 50 dépliants. Elle avait les larmes aux yeux.',
      mood: 'positive',
    },
    {
      title: 'Chicane de famille',
      content:
        'Deux frères, une horloge. Je suis restée calme et j’ai proposé de la laisser à leur mère jusqu’au déménagement. Il faudra une règle écrite là-dessus. Fatiguée.',
      mood: 'neutral',
    },
  ],
};

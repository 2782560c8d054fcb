import type { ExampleProject } from './project.ts';

/** Software for chores, meetings and paperwork in housing cooperatives, in Montréal. */
export const corvee: ExampleProject = {
  name: 'Corvée',
  description: 'Une application pour les coopératives d’habitation : tâches, assemblées, papiers.',
  answers: {
    brainstorm: {
      interests:
        'Le logement social, le vélo, la bande dessinée. Les logiciels qui ne font pas suer le monde.',
      skills:
        'Développeur web depuis 9 ans (TypeScript, Postgres). Secrétaire de ma coop depuis quatre ans : convocations, procès-verbaux, tout ça. Nul en vente.',
      preferredSector: 'technology',
      businessType: 'online',
      budget: '5000-20000',
      teamPreference: 'partners',
      targetCustomers:
        'Les bénévoles des coops d’habitation, souvent retraités, qui font la job d’un gestionnaire le soir.',
      productOrService: 'digital',
      timeCommitment: 'growing',
      mainGoal: 'community',
    },
    idea: {
      businessIdea:
        'Une application web et mobile pour les coopératives d’habitation : qui fait quelle corvée, quand est la prochaine assemblée, où sont les règlements, qui a signé.',
      targetMarket:
        'Des coops de 10 à 40 logements de Montréal, sans employé, dont les membres se partagent les tâches. Le secrétaire ou la trésorière décide, le conseil vote.',
      problemSolved:
        'Tout est dans un classeur chez Monique et dans 200 courriels. Quand Monique déménage, on recommence. Les nouveaux ne savent pas quoi faire et les mêmes quatre personnes font tout.',
      businessModel: 'subscription',
      location: 'Montréal (Rosemont), en ligne partout au Québec',
      experience: 'Neuf ans de développement, quatre ans au conseil d’une coop de 28 logements.',
      budget: '5000-20000',
    },
    analysis: {
      marketSize: 'niche',
      competitors:
        'Excel et Google Drive (gratuit, tout le monde l’a). Les logiciels de gestion immobilière comme Hopem, trop gros. Les groupes Facebook. Un gestionnaire externe, à 600 $ par mois et plus.',
      differentiators:
        'Fait pour des bénévoles : ça s’apprend en dix minutes, au cellulaire, à 72 ans. En français d’abord. Les données restent au Québec.',
      marketTrends:
        'Il y a environ 1 300 coops au Québec (chiffre de la confédération). Les fondateurs vieillissent et la relève ne veut plus de papier. La Loi 25 fait peur à tout le monde.',
      risks:
        'Que les conseils mettent huit mois à voter 90 $. Que la fédération sorte son propre outil. Une fuite de données.',
    },
    'business-plan': {
      timeline: 'within6Months',
      team: 'Moi (développement, 20 h par semaine puis temps plein) et Soraya, ancienne agente de développement à la fédération (ventes et formation, 15 h).',
      resources: 'Tout est là sauf le temps, et 25 000 $ pour tenir un an.',
      legalStructure: 'other',
      milestones:
        'Cinq coops pilotes en février. Version mobile en avril. Lancement au congrès de mai. 15 coops payantes en août, 45 en février suivant.',
      vision:
        '200 coops, quatre personnes qui en vivent bien, et que Corvée soit elle-même une coop de travail.',
      values:
        'Pas de publicité, pas de données vendues, l’export complet en un clic pour qui veut partir.',
      location: 'En ligne',
    },
    marketing: {
      brandName: 'Corvée',
      valueProposition: 'Votre coop tourne, même quand Monique déménage.',
      marketingChannels: 'directOutreach',
      budget: 'under-500',
      customerAcquisition:
        'Soraya appelle des secrétaires qu’elle connaît. Une démo de 20 minutes au prochain CA, sur la télé du salon commun. Un mois d’essai, les règlements déjà versés. Le conseil vote.',
      brandPersonality: 'simple',
      contentStrategy:
        'Un modèle de procès-verbal ou d’ordre du jour gratuit par mois, envoyé par courriel.',
    },
    rd: {
      productDescription:
        'Un abonnement à 3,50 $ par logement par mois (84 $ pour une coop de 24 logements). Calendrier des corvées, rappels par courriel et texto, procès-verbaux, votes, coffre de documents.',
      developmentStage: 'prototype',
      technicalRequirements:
        'J’ai le prototype (tâches et calendrier). Il manque : les votes, la version mobile, l’hébergement au Québec, un audit de sécurité, l’accessibilité pour de vrai.',
      qualityStandards: 'dataProtection',
      innovations: 'Un tirage équitable des corvées qui tient compte des limites de chacun.',
      suppliers: 'Hébergement : OVH Beauharnois, sinon un fournisseur de Québec. Textos : Twilio.',
      intellectualProperty: 'copyright',
      testingStrategy:
        'Cinq coops, trois mois. Je compte combien de membres se connectent sans qu’on le leur rappelle. Sous 40 %, on arrête et on repense.',
    },
    finances: {
      initialInvestment: '25000-50000',
      fundingSources: 'publicSupport',
      revenueModel: 'subscription',
      pricingStrategy:
        '84 $ par mois pour une coop de 24 logements, soit 3,50 $ par porte. Un gestionnaire coûte 600 $ et plus. Trois trésorières ont dit oui, une a dit « faut que ça passe au CA ».',
      fixedCosts:
        'Hébergement 140 $, outils 120 $, comptable 100 $, assurance 90 $, déplacements 50 $. Salaires : rien pendant huit mois.',
      variableCosts: 'Textos et courriels 6 $ par coop par mois, frais de carte 3 $',
      breakEven: 'Je ne sais pas',
      revenueGoals:
        '15 coops au sixième mois, 45 au douzième : environ 20 000 $ la première année.',
      cashFlow:
        'Payé par prélèvement chaque mois, ou à l’année avec 10 % de rabais. Rien ne rentre l’été : les conseils ne siègent pas.',
    },
    environmental: {
      businessType: 'digitalProduct',
      productionMethod: 'digitalWork',
      materials:
        'Deux portables (dont un remis à neuf), un petit serveur loué, des téléphones pour tester.',
      packaging: 'none',
      transportation: 'bikeOrTransit',
      energySource: 'remoteServers',
      digitalFootprint: 'platform',
      wasteManagement: 'À peu près rien. Un vieux téléphone de temps en temps.',
      sustainabilityGoals: 'Garder les appareils sept ans. Des pages de moins de 300 ko.',
    },
  },
  comments: {
    idea: 'Soraya n’a pas encore dit un oui définitif.',
    finances: 'On demande 20 000 $ à PME MTL, et on met 5 000 $ chacun.',
    marketing: 'Pas de Facebook, on ne veut pas y être.',
  },
  entries: [
    {
      title: 'Le classeur de Monique',
      content:
        'Monique m’a prêté le classeur : onze ans de procès-verbaux, trois versions du même règlement. J’ai ri, puis j’ai vu que c’était exactement le produit.',
      mood: 'positive',
    },
    {
      title: 'Démo ratée',
      content:
        'Démo à la coop de la rue Bélanger. Le wifi a lâché, et un monsieur a demandé pourquoi pas juste un babillard. Je n’avais pas de bonne réponse.',
      mood: 'negative',
    },
    {
      title: 'Soraya',
      content:
        'Soraya embarque à moitié. Elle veut voir cinq coops avant de lâcher son contrat. C’est juste.',
      mood: 'neutral',
    },
    {
      title: 'Première corvée cochée sans moi',
      content:
        'Quelqu’un a coché « sortir le compost » à 6 h 40, sans que personne lui dise. J’ai fait une capture d’écran comme un enfant.',
      mood: 'positive',
    },
    {
      title: 'Le vote est reporté',
      content:
        'Le CA reporte le vote à septembre. 84 $! Ils ont passé quarante minutes sur la couleur du portique. Il faut que je prévoie l’été sans revenus.',
      mood: 'negative',
    },
  ],
};

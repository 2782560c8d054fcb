import type { BilingualProject } from './project.ts';

/** Office cleaning with two vans, in Longueuil. */
export const bureaux: BilingualProject = {
  fr: {
    name: 'Nette Rive-Sud',
    description: 'Entretien de petits bureaux le soir, avec deux camionnettes, à Longueuil.',
    answers: {
      idea: {
        businessIdea:
          'On fait le ménage des petits bureaux le soir, deux ou trois fois par semaine, toujours avec la même personne.',
        targetMarket:
          'Des cliniques, des comptables et des notaires de 5 à 20 employés, à Longueuil et à Brossard. C’est l’adjointe qui choisit.',
        problemSolved:
          'Les grosses compagnies envoient quelqu’un de nouveau chaque mois. Les clés se perdent, et l’adjointe finit par passer le balai elle-même.',
        businessModel: 'subscription',
        location: 'Longueuil et Brossard',
        experience: 'Six ans superviseur de nuit pour une grosse compagnie de ménage.',
        budget: '20000-50000',
      },
      'business-plan': {
        timeline: 'within3Months',
        team: 'Moi à temps plein et ma cousine 20 heures par semaine. Deux préposés à engager, je ne sais pas encore quand.',
        resources:
          'J’ai une camionnette. Il en faut une deuxième, deux aspirateurs, des chariots, une assurance et un contrat.',
        legalStructure: 'corporation',
        milestones:
          '1. Trois contrats signés en février\n2. Deuxième camionnette en avril\n3. 15 contrats en septembre\n4. 24 contrats en décembre',
        vision: 'Soixante bureaux, huit employés qui restent, et moi qui ne passe plus la moppe.',
        values:
          'Personne ne travaille seul la nuit la première semaine. On paie les heures qu’on fait.',
        location: 'Un entrepôt partagé à Longueuil, sinon mon garage',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '680 $ par mois pour un bureau moyen, trois soirs par semaine. Les gros sont autour de 750 $, d’après deux adjointes.',
        fixedCosts:
          'Camionnettes 1 040 $ (520 $ chacune), assurance 340 $, téléphone et logiciel 120 $, entrepôt 200 $, mon salaire 3 000 $',
        variableCosts:
          'Par contrat et par mois : 14 heures à 21 $, donc 294 $, produits 36 $, essence 30 $',
        breakEven: '10 contrats devraient suffire',
        revenueGoals: '24 contrats à la fin de l’année, 14 en moyenne, donc environ 114 000 $.',
        cashFlow:
          'Les clients paient à 30 jours, les préposés aux deux semaines. C’est ça qui me fait peur.',
      },
    },
    comments: {
      finances:
        'Mise de fonds : 18 000 $. Mon oncle me prête 10 000 $ sans intérêt, à remettre en 4 ans.',
    },
  },
  en: {
    name: 'Nette Rive-Sud',
    description: 'Evening cleaning for small offices on the South Shore, with two vans.',
    answers: {
      idea: {
        businessIdea:
          'We clean small offices in the evening, two or three nights a week, and it is always the same person who comes.',
        targetMarket:
          'Clinics, accountants and notaries with 5 to 20 staff in Longueuil and Brossard. The office assistant decides.',
        problemSolved:
          'The big firms send a stranger every month. Keys go missing and the assistant ends up sweeping.',
        businessModel: 'subscription',
        location: 'Longueuil and Brossard',
        experience: 'Six years as a night supervisor for one of the big cleaning firms.',
        budget: '20000-50000',
      },
      'business-plan': {
        timeline: 'within3Months',
        team: 'Me full time, my cousin 20 hours a week. Two cleaners to hire, not sure when.',
        resources:
          'One van already. Need a second van, two vacuums, carts, insurance and a contract.',
        legalStructure: 'corporation',
        milestones:
          '1. Three contracts signed in February\n2. Second van in April\n3. 15 contracts in September\n4. 24 contracts in December',
        vision: 'Sixty offices, eight people who stay, and no more mopping for me.',
        values: 'Nobody works alone at night in their first week. Every hour worked is paid.',
        location: 'A shared storage space in Longueuil, or else my garage',
      },
      finances: {
        initialInvestment: '25000-50000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '$680 a month for an average office, three nights a week. Two assistants told me the big firms charge around $750.',
        fixedCosts:
          'Vans $1,040 ($520 each), insurance $340, phone and software $120, storage $200, my salary $3,000',
        variableCosts: 'Per contract per month: 14 hours at $21, so $294, supplies $36, gas $30',
        breakEven: '10 contracts should do it',
        revenueGoals: '24 contracts at the end of the year, 14 on average, so about $114,000.',
        cashFlow: 'Clients pay at 30 days and cleaners every two weeks. That is what scares me.',
      },
    },
    comments: {
      finances:
        'I put in $18,000. My uncle lends me $10,000 with no interest, to pay back over 4 years.',
    },
  },
};

import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/** The plan for a lender or a partner, in ten parts (docs/product.md#business-plan). */
export const businessPlan = defineModule({
  key: 'business-plan',
  kind: 'writeUp',
  free: false,
  title: { fr: 'Plan d’affaires', en: 'Business plan' },
  shortTitle: { fr: 'Plan d’affaires', en: 'Business plan' },
  summary: {
    fr: 'Un plan d’affaires en dix parties, tiré de vos réponses, à relire, à chiffrer et à présenter.',
    en: 'A business plan in ten parts, drawn from your answers, to review, complete with figures and present.',
  },
  groups: titled({
    start: { fr: 'Le démarrage', en: 'Getting started' },
    direction: { fr: 'Où vous allez', en: 'Where you are going' },
    place: { fr: 'L’emplacement', en: 'Location' },
  }),
  questions: [
    {
      id: 'timeline',
      group: 'start',
      kind: 'select',
      required: true,
      label: { fr: 'Quand voulez-vous lancer l’entreprise?', en: 'When do you want to launch?' },
      help: {
        fr: 'Pensez à la première vente à quelqu’un qui ne vous connaît pas. Le plan dira si la date tient.',
        en: 'Think of the first sale to someone who does not know you. The plan will say whether the date holds.',
      },
      options: choices({
        within3Months: { fr: 'D’ici 3 mois', en: 'Within 3 months' },
        within6Months: { fr: 'D’ici 6 mois', en: 'Within 6 months' },
        withinYear: { fr: 'D’ici un an', en: 'Within the year' },
        moreThanYear: { fr: 'Dans plus d’un an', en: 'In more than a year' },
        notDefined: { fr: 'Pas encore défini', en: 'Not yet defined' },
      }),
      autoFillDefault: 'within6Months',
    },
    {
      id: 'team',
      group: 'start',
      kind: 'longText',
      required: true,
      label: { fr: 'Qui fera le travail?', en: 'Who will do the work?' },
      help: {
        fr: 'Vous, vos associés, vos proches, vos sous-traitants : le rôle de chacun et ses heures par semaine. En solo? Dites qui vous conseille.',
        en: 'You, your partners, family, subcontractors: each one’s role and hours a week. On your own? Say who advises you.',
      },
      placeholder: {
        fr: 'Moi en cuisine, 35 heures par semaine; mon conjoint à la livraison le dimanche; une technicienne comptable à la pige.',
        en: 'Me in the kitchen, 35 hours a week; my husband on deliveries on Sundays; a freelance bookkeeper.',
      },
    },
    {
      id: 'resources',
      group: 'start',
      kind: 'longText',
      required: true,
      label: {
        fr: 'De quoi avez-vous besoin pour démarrer?',
        en: 'What do you need in order to start?',
      },
      help: {
        fr: 'Local, équipement, permis, logiciels, stock de départ. Séparez ce que vous avez de ce qu’il reste à trouver.',
        en: 'Premises, equipment, permits, software, opening stock. Separate what you have from what you still have to find.',
      },
      placeholder: {
        fr: 'Déjà : une fourgonnette et mes couteaux. À trouver : une cuisine louée deux jours par semaine, le permis du MAPAQ, des contenants.',
        en: 'I have a van and my knives. Still to find: a kitchen to rent two days a week, the MAPAQ permit, containers.',
      },
    },
    {
      id: 'legalStructure',
      group: 'start',
      kind: 'select',
      required: false,
      label: {
        fr: 'Quelle forme juridique envisagez-vous?',
        en: 'Which legal structure do you have in mind?',
      },
      help: {
        fr: 'Les noms sont ceux d’ici; leur équivalent en France est entre parenthèses. Vos impôts et votre responsabilité en dépendent : un comptable ou un notaire peut vous aider à trancher.',
        en: 'The names are those used here; their equivalent in France is in parentheses. Your taxes and your liability depend on it: an accountant or a notary can help you decide.',
      },
      options: choices({
        soleProprietorship: {
          fr: 'Entreprise individuelle (micro-entreprise)',
          en: 'Sole proprietorship (micro-enterprise)',
        },
        corporation: {
          fr: 'Société par actions, inc. (SARL/EURL)',
          en: 'Corporation, Inc. (SARL/EURL)',
        },
        sharedCorporation: {
          fr: 'Société par actions à plusieurs, avec convention d’actionnaires (SAS/SASU)',
          en: 'Corporation with several shareholders and a shareholders’ agreement (SAS/SASU)',
        },
        nonProfit: {
          fr: 'Organisme à but non lucratif, OBNL (association)',
          en: 'Non-profit organization (association)',
        },
        other: {
          fr: 'Autre (société en nom collectif, coopérative…)',
          en: 'Other (general partnership, co-operative…)',
        },
        undecided: { fr: 'Pas encore décidé', en: 'Undecided' },
      }),
      autoFillDefault: 'corporation',
    },
    {
      id: 'milestones',
      group: 'direction',
      kind: 'longText',
      required: true,
      label: { fr: 'Quels seront vos grands jalons?', en: 'What will your main milestones be?' },
      help: {
        fr: 'Trois à cinq résultats que l’on peut constater, chacun avec sa date : un permis, un premier client payant, un premier salaire.',
        en: 'Three to five results that anyone can check, each with its date: a permit, a first paying customer, a first salary.',
      },
      placeholder: {
        fr: 'Permis du MAPAQ en mars; dix familles pilotes en avril; ouverture en mai; 60 boîtes par mois en novembre.',
        en: 'MAPAQ permit in March; ten pilot families in April; opening in May; 60 boxes a month in November.',
      },
    },
    {
      id: 'vision',
      group: 'direction',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Où voulez-vous être dans trois ans?',
        en: 'Where do you want to be in three years?',
      },
      help: {
        fr: 'Pour l’entreprise et pour vous : ventes, équipe, territoire, revenu, semaine de travail. Vouloir rester petit est une vision.',
        en: 'For the business and for you: sales, team, territory, income, working week. Wanting to stay small is a vision too.',
      },
      placeholder: {
        fr: 'Deux employées, des clients dans toute l’Estrie, quatre jours de travail par semaine et un salaire de 55 000 $ pour moi.',
        en: 'Two employees, customers across the Eastern Townships, a four-day week and a salary of $55,000 for me.',
      },
    },
    {
      id: 'values',
      group: 'direction',
      kind: 'longText',
      required: false,
      label: { fr: 'À quoi ne renoncerez-vous pas?', en: 'What will you not give up?' },
      help: {
        fr: 'Deux ou trois principes qui vous feraient refuser une vente ou changer de fournisseur. Un exemple en dit plus qu’un grand mot.',
        en: 'Two or three principles that would make you turn down a sale or change suppliers. An example says more than a big word.',
      },
      placeholder: {
        fr: 'Acheter ici quand c’est la saison, et ne jamais vendre un plat que je ne servirais pas à mes enfants.',
        en: 'Buying local in season, and never selling a dish that I would not serve my own children.',
      },
    },
    {
      id: 'location',
      group: 'place',
      kind: 'text',
      required: true,
      label: {
        fr: 'Où l’entreprise sera-t-elle installée?',
        en: 'Where will the business be based?',
      },
      help: {
        fr: 'Une adresse, un quartier, la maison ou « en ligne », et le territoire servi. Le zonage et les permis en dépendent.',
        en: 'An address, a neighbourhood, home or “online”, and the area you serve. Zoning and permits depend on it.',
      },
      placeholder: {
        fr: 'Une cuisine partagée à Sherbrooke, livraison à moins de 20 km',
        en: 'A shared kitchen in Sherbrooke, delivery within 20 km',
      },
    },
  ],
  sections: [
    { id: 'summary', title: { fr: 'Sommaire du projet', en: 'Executive summary' } },
    { id: 'market', title: { fr: 'Analyse de marché', en: 'Market analysis' } },
    { id: 'competition', title: { fr: 'Étude de la concurrence', en: 'Competitive study' } },
    { id: 'marketing', title: { fr: 'Stratégie de marketing', en: 'Marketing strategy' } },
    { id: 'operations', title: { fr: 'Plan opérationnel', en: 'Operational plan' } },
    { id: 'forecasts', title: { fr: 'Prévisions sur 3 ans', en: '3-year forecasts' } },
    { id: 'launch', title: { fr: 'Planification du lancement', en: 'Launch planning' } },
    { id: 'risks', title: { fr: 'Gestion des risques', en: 'Risk management' } },
    { id: 'sources', title: { fr: 'Sources et annexes', en: 'Sources and appendices' } },
    {
      id: 'format',
      title: { fr: 'Format professionnel', en: 'Professional format' },
      formerTitles: ['Liste de vérification', 'Présentation professionnelle'],
      advice: true,
    },
  ],
});

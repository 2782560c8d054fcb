import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/** The position of the business among its competitors, and its risks. */
export const analysis = defineModule({
  key: 'analysis',
  kind: 'writeUp',
  free: true,
  title: { fr: 'Analyse de la situation', en: 'Situation analysis' },
  shortTitle: { fr: 'Analyse', en: 'Analysis' },
  summary: {
    fr: 'Votre marché, vos concurrents, puis vos forces, faiblesses, occasions et menaces (FFOM ou SWOT), pour savoir par où commencer.',
    en: 'Your market, your competitors, then your strengths, weaknesses, opportunities and threats (SWOT), so that you know where to begin.',
  },
  groups: titled({
    market: { fr: 'Votre marché et vos concurrents', en: 'Your market and your competitors' },
    outlook: {
      fr: 'Ce qui change et ce qui inquiète',
      en: 'What is changing and what worries you',
    },
  }),
  questions: [
    {
      id: 'marketSize',
      group: 'market',
      kind: 'select',
      required: true,
      label: {
        fr: 'Jusqu’où s’étend votre marché?',
        en: 'How far does your market reach?',
      },
      help: {
        fr: 'Pensez à vos clients des deux premières années; le marché pourra s’étendre ensuite.',
        en: 'Think of your customers in the first two years; the market can grow later.',
      },
      options: choices({
        local: { fr: 'Local (ville ou région)', en: 'Local (town or region)' },
        national: {
          fr: 'National (tout le Québec ou le Canada)',
          en: 'National (all of Quebec or Canada)',
        },
        international: {
          fr: 'International (hors du Canada)',
          en: 'International (outside Canada)',
        },
        niche: {
          fr: 'Niche (un petit groupe précis, où qu’il soit)',
          en: 'Niche (a small, precise group, wherever it is)',
        },
        unknown: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'competitors',
      group: 'market',
      kind: 'longText',
      required: true,
      label: { fr: 'Qui sont vos concurrents?', en: 'Who are your competitors?' },
      help: {
        fr: 'Nommez-en deux ou trois, et ce que vos clients font quand ils n’achètent rien : c’est aussi un concurrent.',
        en: 'Name two or three, and what your customers do when they buy nothing: that competes with you too.',
      },
      placeholder: {
        fr: 'Le traiteur Chez Lise, les boîtes à cuisiner livrées à la maison, ou une pizza commandée à 18 h',
        en: 'The caterer Chez Lise, meal kits delivered to the door, or a pizza ordered at 6 p.m.',
      },
    },
    {
      id: 'differentiators',
      group: 'market',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Pourquoi vous choisirait-on plutôt qu’eux?',
        en: 'Why would people choose you over them?',
      },
      help: {
        fr: 'Une différence que le client peut voir avant d’acheter : prix, délai, goût, proximité, garantie.',
        en: 'A difference that customers can see before they buy: price, turnaround time, taste, location, guarantee.',
      },
      placeholder: {
        fr: 'Des portions pour enfants, des légumes de la région et la livraison le dimanche avant 17 h.',
        en: 'Portions for children, local vegetables, and delivery on Sundays before 5 p.m.',
      },
    },
    {
      id: 'marketTrends',
      group: 'outlook',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Qu’est-ce qui change dans votre marché?',
        en: 'What is changing in your market?',
      },
      help: {
        fr: 'Habitudes, prix, lois, technologies : ce que vous voyez ou lisez. Dites d’où vous le tenez.',
        en: 'Habits, prices, laws, technology: what you see or read. Say where you learned it.',
      },
      placeholder: {
        fr: 'Le panier d’épicerie coûte plus cher, et les collègues parlent beaucoup d’achat local.',
        en: 'Groceries cost more, and my colleagues talk a lot about buying local.',
      },
    },
    {
      id: 'risks',
      group: 'outlook',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Qu’est-ce qui vous inquiète le plus?',
        en: 'What worries you most?',
      },
      help: {
        fr: 'Argent, temps, règles, santé, dépendance à une personne ou à un fournisseur : commencez par le pire.',
        en: 'Money, time, rules, health, relying on one person or one supplier: begin with the worst.',
      },
      placeholder: {
        fr: 'Une panne de la fourgonnette, et trop peu de commandes l’été.',
        en: 'The delivery van breaking down, and too few orders in summer.',
      },
    },
  ],
  sections: [
    {
      id: 'market',
      title: { fr: 'Votre marché', en: 'Your market' },
      titleForOthers: { fr: 'Marché', en: 'Market' },
    },
    { id: 'competitors', title: { fr: 'Concurrents comparés', en: 'Competitors compared' } },
    { id: 'strengths', title: { fr: 'Forces', en: 'Strengths' } },
    { id: 'weaknesses', title: { fr: 'Faiblesses', en: 'Weaknesses' } },
    { id: 'opportunities', title: { fr: 'Occasions', en: 'Opportunities' } },
    { id: 'threats', title: { fr: 'Menaces', en: 'Threats' } },
    { id: 'nextSteps', title: { fr: 'Prochaines étapes', en: 'Next steps' }, advice: true },
  ],
});

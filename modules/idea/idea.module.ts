import { startingBudgetBands } from '@elan/domain/questionnaire/budgetBands';
import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/** The user's idea in their own words, and a first review of it. */
export const idea = defineModule({
  key: 'idea',
  kind: 'writeUp',
  free: true,
  title: { fr: 'Mon idée', en: 'My idea' },
  shortTitle: { fr: 'Mon idée', en: 'My idea' },
  summary: {
    fr: 'Votre idée dans vos mots, puis une lecture franche : forces, défis, occasions et un plan pour les 30 prochains jours.',
    en: 'Your idea in your own words, then a frank reading: strengths, challenges, opportunities and a plan for the next 30 days.',
  },
  groups: titled({
    offer: { fr: 'Votre idée et vos clients', en: 'Your idea and your customers' },
    business: { fr: 'Votre façon de faire des affaires', en: 'How you will do business' },
    means: { fr: 'Ce que vous avez déjà', en: 'What you already have' },
  }),
  questions: [
    {
      id: 'businessIdea',
      group: 'offer',
      kind: 'longText',
      required: true,
      label: { fr: 'Quelle est votre idée d’entreprise?', en: 'What is your business idea?' },
      help: {
        fr: 'Dites ce que vous vendez et à qui, en deux ou trois phrases, comme à un ami. Une idée encore floue convient.',
        en: 'Say what you sell and to whom, in two or three sentences, as you would tell a friend. A rough idea is fine.',
      },
      placeholder: {
        fr: 'Un service de repas maison livrés le dimanche aux familles dont les deux parents travaillent.',
        en: 'A home-cooked meal service delivered on Sundays to families where both parents work.',
      },
    },
    {
      id: 'targetMarket',
      group: 'offer',
      kind: 'longText',
      required: true,
      label: { fr: 'Qui achètera en premier?', en: 'Who will buy first?' },
      help: {
        fr: 'Décrivez un groupe précis : âge, lieu, habitudes, moment de l’achat. « Tout le monde » est trop grand pour commencer.',
        en: 'Describe one precise group: age, place, habits, when they buy. “Everyone” is too many to start with.',
      },
      placeholder: {
        fr: 'Des parents de 30 à 45 ans, à Sherbrooke, avec deux enfants au primaire et peu de temps la semaine.',
        en: 'Parents aged 30 to 45 in Sherbrooke, with two children in primary school and little time on weekdays.',
      },
    },
    {
      id: 'problemSolved',
      group: 'offer',
      kind: 'longText',
      required: true,
      label: { fr: 'Quel problème leur réglez-vous?', en: 'What problem do you solve for them?' },
      help: {
        fr: 'Racontez une situation vécue et comment ces gens s’en tirent aujourd’hui sans vous. Une envie mal comblée compte aussi.',
        en: 'Describe a real situation and how these people manage today without you. A wish that is poorly met counts too.',
      },
      placeholder: {
        fr: 'Le soir, ils commandent par manque de temps. C’est cher, et ils s’en veulent de mal manger.',
        en: 'In the evening they have no time and order in. It is expensive, and they feel bad about eating poorly.',
      },
    },
    {
      id: 'businessModel',
      group: 'business',
      kind: 'select',
      required: true,
      label: { fr: 'Comment l’argent entrera-t-il?', en: 'How will the money come in?' },
      help: {
        fr: 'Choisissez ce qui rapportera le plus au début. Vous pourrez ajouter autre chose plus tard.',
        en: 'Choose what will bring in the most at first. You can add something else later.',
      },
      options: choices({
        directSales: { fr: 'Vente directe de produits', en: 'Direct product sales' },
        services: { fr: 'Prestation de services', en: 'Service provision' },
        subscription: {
          fr: 'Abonnement (revenus récurrents)',
          en: 'Subscription (recurring revenue)',
        },
        commission: {
          fr: 'Commission sur les ventes des autres (place de marché)',
          en: 'Commission on other people’s sales (marketplace)',
        },
        freemium: {
          fr: 'Version gratuite et version payante (freemium)',
          en: 'Free version and paid version (freemium)',
        },
        license: {
          fr: 'Licence (le droit d’utiliser votre création)',
          en: 'Licence (the right to use your creation)',
        },
        other: { fr: 'Autre', en: 'Other' },
      }),
    },
    {
      id: 'location',
      group: 'business',
      kind: 'text',
      required: true,
      label: { fr: 'Où serez-vous en affaires?', en: 'Where will you do business?' },
      help: {
        fr: 'Une ville, un quartier, une région, ou « en ligne ». Les permis et les aides en dépendent.',
        en: 'A town, a neighbourhood, a region, or “online”. Permits and support programs depend on it.',
      },
      placeholder: { fr: 'Sherbrooke, en Estrie', en: 'Sherbrooke, Eastern Townships' },
    },
    {
      id: 'experience',
      group: 'means',
      kind: 'longText',
      required: false,
      label: { fr: 'Qu’apportez-vous déjà?', en: 'What do you already bring?' },
      help: {
        fr: 'Un métier, des études, des contacts, de l’équipement, ou le problème vécu de près : tout compte.',
        en: 'A trade, studies, contacts, equipment, or first-hand knowledge of the problem: it all counts.',
      },
      placeholder: {
        fr: 'Huit ans en cuisine à l’hôpital, et une cuisine commerciale à louer près de chez moi.',
        en: 'Eight years in a hospital kitchen, and a commercial kitchen I can rent near home.',
      },
    },
    {
      id: 'budget',
      group: 'means',
      kind: 'select',
      required: false,
      label: {
        fr: 'Combien pouvez-vous investir au départ?',
        en: 'How much can you invest to start?',
      },
      help: {
        fr: 'Votre argent et celui que vos proches pourraient vous prêter, avant tout prêt d’une institution.',
        en: 'Your own money and what people close to you could lend, before any loan from an institution.',
      },
      options: startingBudgetBands,
    },
  ],
  sections: [
    {
      id: 'strengths',
      title: { fr: 'Forces de votre idée', en: 'Strengths of your idea' },
      titleForOthers: { fr: 'Forces de l’idée', en: 'Strengths of the idea' },
    },
    { id: 'challenges', title: { fr: 'Défis à relever', en: 'Challenges to face' } },
    { id: 'opportunities', title: { fr: 'Occasions à saisir', en: 'Opportunities to seize' } },
    {
      id: 'recommendations',
      title: { fr: 'Trois recommandations prioritaires', en: 'Three priority recommendations' },
      advice: true,
    },
    {
      id: 'plan',
      title: { fr: 'Plan des 30 prochains jours', en: 'Plan for the next 30 days' },
      advice: true,
    },
  ],
});

import { budgetBands } from '@elan/domain/questionnaire/budgetBands';
import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/** The brand, the first marketing channel and the monthly marketing budget. */
export const marketing = defineModule({
  key: 'marketing',
  kind: 'writeUp',
  free: false,
  title: { fr: 'Marketing', en: 'Marketing' },
  shortTitle: { fr: 'Marketing', en: 'Marketing' },
  summary: {
    fr: 'Votre promesse, les mots qui parlent à vos clients et un plan pour trois mois, dans les limites de votre budget.',
    en: 'Your promise, the words that speak to your customers and a three-month plan that fits your budget.',
  },
  groups: titled({
    brand: { fr: 'Votre marque', en: 'Your brand' },
    customers: { fr: 'Trouver vos clients', en: 'Finding your customers' },
    voice: { fr: 'Votre ton et votre contenu', en: 'Your tone and your content' },
  }),
  questions: [
    {
      id: 'brandName',
      group: 'brand',
      kind: 'text',
      required: true,
      label: { fr: 'Quel sera le nom de votre marque?', en: 'What will your brand be called?' },
      help: {
        fr: 'Un nom provisoire convient. Avant de l’imprimer, cherchez-le au registre des entreprises du Québec et parmi les marques de commerce du Canada.',
        en: 'A working name is fine. Before you print it, look it up in Quebec’s enterprise register and among Canada’s trademarks.',
      },
      placeholder: { fr: 'La table du dimanche', en: 'La table du dimanche' },
    },
    {
      id: 'valueProposition',
      group: 'brand',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Que promettez-vous à vos clients, en une phrase?',
        en: 'What do you promise your customers, in one sentence?',
      },
      help: {
        fr: 'À qui, pour quel résultat, avec quelle différence. Si un concurrent peut en dire autant, précisez.',
        en: 'To whom, for what result, with what difference. If a competitor could say the same, be more precise.',
      },
      placeholder: {
        fr: 'Aux parents débordés de Sherbrooke, quatre soupers maison livrés le dimanche, que les enfants mangent sans négocier.',
        en: 'For busy parents in Sherbrooke, four home-cooked suppers delivered on Sunday that children eat without a fight.',
      },
    },
    {
      id: 'marketingChannels',
      group: 'customers',
      kind: 'select',
      required: true,
      label: {
        fr: 'Par quel canal commencerez-vous?',
        en: 'Which channel will you begin with?',
      },
      help: {
        fr: 'Un seul pour commencer : celui où vos clients se trouvent déjà. Les autres viendront en appui.',
        en: 'Just one to begin with: where your customers already are. The others will come in support.',
      },
      options: choices({
        wordOfMouth: {
          fr: 'Bouche-à-oreille et recommandations',
          en: 'Word of mouth and referrals',
        },
        localPresence: {
          fr: 'Marchés, événements et partenaires du coin',
          en: 'Markets, events and local partners',
        },
        socialMedia: {
          fr: 'Réseaux sociaux (Facebook, Instagram, TikTok)',
          en: 'Social media (Facebook, Instagram, TikTok)',
        },
        website: {
          fr: 'Site web, moteurs de recherche et boutiques en ligne',
          en: 'Website, search engines and online stores',
        },
        directOutreach: {
          fr: 'Démarchage (appels, visites, courriels un à un)',
          en: 'Direct outreach (calls, visits, one-to-one emails)',
        },
        paidAdvertising: {
          fr: 'Publicité payée (en ligne, radio, journal local)',
          en: 'Paid advertising (online, radio, local paper)',
        },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'budget',
      group: 'customers',
      kind: 'select',
      required: true,
      label: {
        fr: 'Combien pouvez-vous consacrer au marketing chaque mois?',
        en: 'How much can you spend on marketing each month?',
      },
      help: {
        fr: 'Photos, imprimés, publicité, outils, déplacements. Choisissez un montant que vous pourrez tenir toute l’année; zéro entre dans la première tranche.',
        en: 'Photos, printing, advertising, tools, travel. Choose an amount that you can keep up all year; zero falls into the first band.',
      },
      options: budgetBands([500, 1_500, 3_000, 5_000]),
    },
    {
      id: 'customerAcquisition',
      group: 'customers',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Comment vos dix premiers clients viendront-ils à vous?',
        en: 'How will your first ten customers come to you?',
      },
      help: {
        fr: 'Suivez une personne : où elle vous découvre, ce qu’elle fait ensuite, ce qui la décide à payer.',
        en: 'Follow one person: where they discover you, what they do next, what makes them decide to pay.',
      },
      placeholder: {
        fr: 'Une mère voit notre dépliant à la garderie, nous écrit sur Messenger, goûte un plat au marché, puis commande sa première boîte.',
        en: 'A mother sees our flyer at the daycare, messages us, tastes a dish at the market, then orders her first box.',
      },
    },
    {
      id: 'brandPersonality',
      group: 'voice',
      kind: 'select',
      required: false,
      label: {
        fr: 'Si votre marque était une personne, comment parlerait-elle?',
        en: 'If your brand were a person, how would it speak?',
      },
      help: {
        fr: 'Prenez un ton que vous pourrez garder longtemps : souvent, c’est le vôtre.',
        en: 'Pick a tone that you can keep for a long time: often it is your own.',
      },
      options: choices({
        warm: { fr: 'Chaleureuse et familière', en: 'Warm and friendly' },
        expert: { fr: 'Experte et rassurante', en: 'Expert and reassuring' },
        playful: { fr: 'Enjouée, avec de l’humour', en: 'Playful, with humour' },
        simple: { fr: 'Simple et directe', en: 'Simple and direct' },
        bold: { fr: 'Audacieuse, qui bouscule', en: 'Bold, a bit provocative' },
        refined: { fr: 'Raffinée et soignée', en: 'Refined and polished' },
        committed: { fr: 'Engagée, qui défend une cause', en: 'Committed to a cause' },
      }),
    },
    {
      id: 'contentStrategy',
      group: 'voice',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Que montrerez-vous, et à quel rythme?',
        en: 'What will you show, and how often?',
      },
      help: {
        fr: 'Coulisses, conseils, clients, réponses aux questions. Choisissez un rythme qui tient même dans vos semaines chargées.',
        en: 'Behind the scenes, tips, customers, answers to questions. Choose a pace that holds even in your busy weeks.',
      },
      placeholder: {
        fr: 'Le jeudi, le menu en photo; le dimanche, une courte vidéo de la cuisine; chaque mois, une recette par courriel.',
        en: 'On Thursdays a photo of the menu, on Sundays a short video from the kitchen, each month a recipe by email.',
      },
    },
  ],
  sections: [
    { id: 'brand', title: { fr: 'Marque et promesse', en: 'Brand and promise' } },
    {
      id: 'customer',
      title: {
        fr: 'Votre client et les mots qui lui parlent',
        en: 'Your customer and the words that speak to them',
      },
      titleForOthers: {
        fr: 'Le client et les mots qui lui parlent',
        en: 'The customer and the words that speak to them',
      },
    },
    {
      id: 'channels',
      title: { fr: 'Canaux de communication et de vente', en: 'Marketing channels' },
    },
    {
      id: 'budget',
      title: { fr: 'Budget des trois premiers mois', en: 'Budget for the first three months' },
    },
    {
      id: 'path',
      title: {
        fr: 'Du premier contact à la recommandation',
        en: 'From first contact to referral',
      },
    },
    {
      id: 'content',
      title: {
        fr: 'Contenu des quatre prochaines semaines',
        en: 'Content for the next four weeks',
      },
    },
    { id: 'measures', title: { fr: 'Quoi mesurer', en: 'What to measure' } },
    { id: 'rules', title: { fr: 'Règles à respecter', en: 'Rules to follow' } },
    { id: 'nextSteps', title: { fr: 'Prochaines étapes', en: 'Next steps' }, advice: true },
  ],
});

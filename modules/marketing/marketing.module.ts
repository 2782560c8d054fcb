import { budgetBands } from '@elan/domain/questionnaire/budgetBands';
import { defineModule } from '@elan/domain/questionnaire/module';

/** The brand, the one channel to begin with, and what a month of marketing may cost. */
export const marketing = defineModule({
  key: 'marketing',
  kind: 'writeUp',
  free: false,
  title: { fr: 'Marketing', en: 'Marketing' },
  summary: {
    fr: 'Votre promesse, les mots qui parlent à vos clients et un plan mois par mois qui tient dans votre budget.',
    en: 'Your promise, the words that speak to your customers and a month-by-month plan that fits your budget.',
  },
  questions: [
    {
      id: 'brandName',
      kind: 'text',
      required: true,
      label: { fr: 'Quel nom portera votre marque?', en: 'What name will your brand carry?' },
      help: {
        fr: 'Un nom provisoire convient. Avant de l’imprimer, vérifiez qu’il est libre au Registraire des entreprises.',
        en: 'A working name is fine. Before you print it, check with Quebec’s enterprise register that nobody uses it.',
      },
      placeholder: { fr: 'La table du dimanche', en: 'La table du dimanche' },
    },
    {
      id: 'valueProposition',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Que promettez-vous à vos clients, en une phrase?',
        en: 'What do you promise your customers, in one sentence?',
      },
      help: {
        fr: 'À qui, pour quel résultat, avec quelle différence. Si un concurrent pourrait dire la même chose, resserrez.',
        en: 'To whom, for what result, with what difference. If a competitor could say the same, tighten it.',
      },
      placeholder: {
        fr: 'Aux parents débordés de Sherbrooke, cinq soupers maison livrés le dimanche, que les enfants mangent sans négocier.',
        en: 'For busy parents in Sherbrooke, five home-cooked suppers delivered on Sunday that children eat without a fight.',
      },
    },
    {
      id: 'marketingChannels',
      kind: 'select',
      required: true,
      label: {
        fr: 'Par quel canal commencerez-vous?',
        en: 'Which channel will you begin with?',
      },
      help: {
        fr: 'Un seul pour commencer : celui où vos clients se trouvent déjà. Un canal bien tenu en vaut cinq abandonnés.',
        en: 'Just one to begin with: where your customers already are. One channel kept up beats five abandoned.',
      },
      options: [
        {
          id: 'wordOfMouth',
          label: { fr: 'Bouche-à-oreille et recommandations', en: 'Word of mouth and referrals' },
        },
        {
          id: 'localPresence',
          label: {
            fr: 'Marchés, événements et partenaires du coin',
            en: 'Markets, events and local partners',
          },
        },
        {
          id: 'socialMedia',
          label: {
            fr: 'Réseaux sociaux (Facebook, Instagram, TikTok)',
            en: 'Social media (Facebook, Instagram, TikTok)',
          },
        },
        {
          id: 'website',
          label: {
            fr: 'Site web et recherche en ligne (Google)',
            en: 'Website and online search (Google)',
          },
        },
        {
          id: 'directOutreach',
          label: {
            fr: 'Démarchage (appels, visites, courriels un à un)',
            en: 'Direct outreach (calls, visits, one-to-one e-mails)',
          },
        },
        {
          id: 'paidAdvertising',
          label: {
            fr: 'Publicité payée (en ligne, radio, journal local)',
            en: 'Paid advertising (online, radio, local paper)',
          },
        },
        { id: 'undecided', label: { fr: 'Je ne sais pas encore', en: 'I do not know yet' } },
      ],
    },
    {
      id: 'budget',
      kind: 'select',
      required: true,
      label: {
        fr: 'Combien pouvez-vous consacrer au marketing chaque mois?',
        en: 'How much can you spend on marketing each month?',
      },
      help: {
        fr: 'Photos, imprimés, publicité, outils, déplacements. Un petit montant tenu toute l’année bat un grand coup isolé.',
        en: 'Photos, printing, advertising, tools, travel. A small amount kept up all year beats one big splash.',
      },
      options: budgetBands([500, 1_500, 3_000, 5_000]),
    },
    {
      id: 'customerAcquisition',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Comment vos dix premiers clients viendront-ils à vous?',
        en: 'How will your first ten customers come to you?',
      },
      help: {
        fr: 'Suivez une vraie personne : où elle vous découvre, ce qu’elle fait ensuite, ce qui la décide à payer.',
        en: 'Follow one real person: where they discover you, what they do next, what makes them decide to pay.',
      },
      placeholder: {
        fr: 'Une mère voit notre dépliant à la garderie, nous écrit sur Messenger, goûte un plat au marché, puis commande sa première boîte.',
        en: 'A mother sees our flyer at the daycare, messages us, tastes a dish at the market, then orders her first box.',
      },
    },
    {
      id: 'brandPersonality',
      kind: 'select',
      required: false,
      label: {
        fr: 'Si votre marque était une personne, comment parlerait-elle?',
        en: 'If your brand were a person, how would it speak?',
      },
      help: {
        fr: 'Prenez le ton que vous pourrez garder un lundi matin difficile : souvent, c’est le vôtre.',
        en: 'Pick the tone you can keep on a hard Monday morning: often it is your own.',
      },
      options: [
        { id: 'warm', label: { fr: 'Chaleureuse et proche', en: 'Warm and close' } },
        { id: 'expert', label: { fr: 'Experte et rassurante', en: 'Expert and reassuring' } },
        { id: 'playful', label: { fr: 'Enjouée, avec de l’humour', en: 'Playful, with humour' } },
        { id: 'simple', label: { fr: 'Simple et directe', en: 'Simple and direct' } },
        { id: 'bold', label: { fr: 'Audacieuse, qui bouscule', en: 'Bold, a bit provocative' } },
        { id: 'refined', label: { fr: 'Raffinée et soignée', en: 'Refined and careful' } },
        {
          id: 'committed',
          label: { fr: 'Engagée, qui défend une cause', en: 'Committed to a cause' },
        },
      ],
    },
    {
      id: 'contentStrategy',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Que montrerez-vous, et à quel rythme?',
        en: 'What will you show, and how often?',
      },
      help: {
        fr: 'Coulisses, conseils, clients, réponses aux questions. Choisissez un rythme qui survit à vos semaines chargées.',
        en: 'Behind the scenes, tips, customers, answers to questions. Choose a pace that survives your busy weeks.',
      },
      placeholder: {
        fr: 'Le jeudi, le menu en photo; le dimanche, une courte vidéo de la cuisine; chaque mois, une recette par courriel.',
        en: 'On Thursdays a photo of the menu, on Sundays a short video from the kitchen, each month a recipe by e-mail.',
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
    },
    { id: 'channels', title: { fr: 'Canaux', en: 'Channels' } },
    { id: 'budget', title: { fr: 'Budget mois par mois', en: 'Budget month by month' } },
    {
      id: 'path',
      title: {
        fr: 'Du premier contact à la recommandation',
        en: 'From first contact to recommendation',
      },
    },
    {
      id: 'content',
      title: {
        fr: 'Contenu des quatre prochaines semaines',
        en: 'Content of the next four weeks',
      },
    },
    { id: 'measures', title: { fr: 'Quoi mesurer', en: 'What to measure' } },
    { id: 'rules', title: { fr: 'Règles à respecter', en: 'Rules to respect' } },
    { id: 'nextSteps', title: { fr: 'Prochaines étapes', en: 'Next steps' } },
  ],
});

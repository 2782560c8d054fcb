import { startingBudgetBands } from '@elan/domain/questionnaire/budgetBands';
import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';
import { mainGoals, preferredSectors } from './brainstorm.options.ts';

/** Questions about the user and their wishes, to find ideas that suit them. */
export const brainstorm = defineModule({
  key: 'brainstorm',
  kind: 'ideas',
  free: true,
  title: { fr: 'Trouver mon idée (remue-méninges IA)', en: 'Find my idea (AI Brainstorm)' },
  shortTitle: { fr: 'Trouver l’idée', en: 'Find an idea' },
  summary: {
    fr: 'Dites-nous qui vous êtes et ce qu’il vous faut : vous repartez avec 12 à 15 idées taillées pour vous.',
    en: 'Tell us who you are and what you need: you leave with 12 to 15 ideas that fit you.',
  },
  groups: titled({
    self: { fr: 'Ce qui vous ressemble', en: 'What suits you' },
    means: { fr: 'Vos moyens au départ', en: 'What you start with' },
    offer: { fr: 'Vos clients et votre offre', en: 'Your customers and your offer' },
    life: { fr: 'Votre temps et votre but', en: 'Your time and your goal' },
  }),
  questions: [
    {
      id: 'interests',
      group: 'self',
      kind: 'longText',
      required: true,
      label: { fr: 'Qu’est-ce qui vous passionne?', en: 'What are you passionate about?' },
      help: {
        fr: 'Ce que vous lisez, faites ou défendez sans qu’on vous le demande. Nommez-en trois ou quatre, même sans lien entre eux.',
        en: 'What you read, do or stand up for without being asked. Name three or four, even if they have nothing in common.',
      },
      placeholder: {
        fr: 'Le jardinage en ville, la cuisine de ma grand-mère, réparer de vieux vélos',
        en: 'City gardening, my grandmother’s cooking, fixing up old bikes',
      },
    },
    {
      id: 'skills',
      group: 'self',
      kind: 'longText',
      required: true,
      label: { fr: 'Que savez-vous bien faire?', en: 'What are you good at?' },
      help: {
        fr: 'Métier, études, loisirs, et ce pour quoi on vous appelle à l’aide. Ajoutez l’équipement que vous avez déjà.',
        en: 'Trade, studies, hobbies, and what people call you for help with. Add any equipment you already have.',
      },
      placeholder: {
        fr: 'Dix ans au service à la clientèle, à l’aise avec Excel, bilingue, permis de conduire et petite remorque',
        en: 'Ten years in customer service, good with Excel, bilingual, a driver’s licence and a small trailer',
      },
    },
    {
      id: 'preferredSector',
      group: 'self',
      kind: 'select',
      required: true,
      label: { fr: 'Quel secteur vous attire le plus?', en: 'Which sector appeals to you most?' },
      help: {
        fr: 'La plupart des idées viendront de là. « Aucune préférence » ouvre toutes les portes.',
        en: 'Most of the ideas will come from it. “No preference” opens every door.',
      },
      options: preferredSectors,
    },
    {
      id: 'businessType',
      group: 'self',
      kind: 'select',
      required: true,
      label: { fr: 'Où vous voyez-vous travailler?', en: 'Where do you see yourself working?' },
      help: {
        fr: 'Un local se paie chaque mois, la route prend du temps, et en ligne il faut se faire trouver. Choisissez ce qui vous ressemble.',
        en: 'Premises cost money every month, the road takes time, and online you have to get found. Choose what suits you.',
      },
      options: choices({
        online: { fr: 'En ligne, sans local', en: 'Online, without premises' },
        home: {
          fr: 'Chez moi (atelier, cuisine, salon)',
          en: 'At home (workshop, kitchen, studio)',
        },
        onSite: {
          fr: 'Sur la route (chez le client, au marché, sur un chantier)',
          en: 'On the road (customers’ homes, markets, work sites)',
        },
        premises: {
          fr: 'Dans un local (boutique, salon, atelier)',
          en: 'In premises of my own (shop, salon, workshop)',
        },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'budget',
      group: 'means',
      kind: 'select',
      required: true,
      label: {
        fr: 'Combien pouvez-vous investir au départ?',
        en: 'How much can you invest to start?',
      },
      help: {
        fr: 'Vos économies et ce que vos proches pourraient vous prêter. Bien des idées commencent avec peu.',
        en: 'Your savings and what people close to you could lend. Many ideas start with little.',
      },
      options: [
        ...startingBudgetBands,
        ...choices({
          undecided: { fr: 'Pas encore défini', en: 'Not yet defined' },
        }),
      ],
    },
    {
      id: 'teamPreference',
      group: 'means',
      kind: 'select',
      required: true,
      label: { fr: 'Avec qui voulez-vous vous lancer?', en: 'Who do you want to start with?' },
      help: {
        fr: 'Répondez pour la première année; une équipe peut venir ensuite.',
        en: 'Answer for the first year; a team can come later.',
      },
      options: choices({
        alone: { fr: 'En solo', en: 'On my own' },
        family: { fr: 'En couple ou en famille', en: 'With my partner or family' },
        partners: {
          fr: 'Avec un ou deux associés',
          en: 'With one or two business partners',
        },
        employees: { fr: 'Avec du personnel dès le départ', en: 'With employees from the start' },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'targetCustomers',
      group: 'offer',
      kind: 'longText',
      required: false,
      label: { fr: 'Qui aimeriez-vous servir?', en: 'Who would you like to serve?' },
      help: {
        fr: 'Des gens que vous connaissez bien : leur âge, leur ville, ce qui leur complique la vie. Des entreprises ou des organismes comptent aussi.',
        en: 'People you know well: their age, their town, what makes their life harder. Businesses and organizations count too.',
      },
      placeholder: {
        fr: 'Les jeunes familles de Trois-Rivières qui viennent d’acheter une première maison',
        en: 'Young families in Trois-Rivières who just bought their first home',
      },
    },
    {
      id: 'productOrService',
      group: 'offer',
      kind: 'select',
      required: true,
      label: { fr: 'Que voulez-vous vendre?', en: 'What do you want to sell?' },
      help: {
        fr: 'Un produit demande surtout de l’argent avant la vente; un service demande surtout de votre temps.',
        en: 'A product mostly takes money before the sale; a service mostly takes your time.',
      },
      options: choices({
        product: { fr: 'Un produit que l’on tient en main', en: 'A product you can hold' },
        service: { fr: 'Un service', en: 'A service' },
        both: {
          fr: 'Un produit et le service qui va avec',
          en: 'A product and the service that goes with it',
        },
        digital: {
          fr: 'Un produit numérique (application, cours en ligne, modèles)',
          en: 'A digital product (app, online course, templates)',
        },
        matching: {
          fr: 'Une mise en relation entre acheteurs et vendeurs (place de marché)',
          en: 'Connecting buyers and sellers (marketplace)',
        },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'timeCommitment',
      group: 'life',
      kind: 'select',
      required: true,
      label: {
        fr: 'Combien de temps pouvez-vous y mettre?',
        en: 'How much time can you put into it?',
      },
      help: {
        fr: 'Comptez les heures qui restent vraiment, après l’emploi et la famille.',
        en: 'Count the hours that are really left after your job and your family.',
      },
      options: choices({
        fewHours: { fr: 'Moins de 10 heures par semaine', en: 'Under 10 hours a week' },
        partTime: { fr: 'De 10 à 25 heures par semaine', en: '10 to 25 hours a week' },
        fullTime: { fr: 'Plus de 25 heures par semaine', en: 'More than 25 hours a week' },
        growing: {
          fr: 'Un peu d’abord, à temps plein si ça marche',
          en: 'A little at first, full time if it works',
        },
        seasonal: { fr: 'Une saison par année', en: 'One season a year' },
      }),
    },
    {
      id: 'mainGoal',
      group: 'life',
      kind: 'select',
      required: true,
      label: {
        fr: 'Qu’attendez-vous surtout de cette entreprise?',
        en: 'What do you want most from this business?',
      },
      help: {
        fr: 'Un revenu d’appoint et un gagne-pain ne demandent pas la même idée. Choisissez ce qui compte d’abord.',
        en: 'A side income and a living do not call for the same idea. Choose what comes first.',
      },
      options: mainGoals,
    },
  ],
  sections: [],
});

import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/**
 * Plans what the customer receives and the work until the first sale, for any kind of business: a bakery, a service or
 * an app.
 */
export const rd = defineModule({
  key: 'rd',
  kind: 'writeUp',
  free: false,
  title: { fr: 'R-D du produit', en: 'Product R&D' },
  shortTitle: { fr: 'R-D', en: 'R&D' },
  summary: {
    fr: 'De ce que vous avez en tête à ce que vous vendrez : exigences, étapes, essais et coûts à prévoir.',
    en: 'From what you have in mind to what you will sell: requirements, stages, tests and costs to expect.',
  },
  groups: titled({
    product: { fr: 'Votre produit aujourd’hui', en: 'Your product today' },
    making: { fr: 'La réalisation et la qualité', en: 'Making it, and making it well' },
    safety: { fr: 'Fournisseurs, protection et essais', en: 'Suppliers, protection and tests' },
  }),
  questions: [
    {
      id: 'productDescription',
      group: 'product',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Que recevra exactement votre client?',
        en: 'What exactly will your customer receive?',
      },
      help: {
        fr: 'Décrivez une seule vente, du début à la fin : contenu, format, durée, prix visé. Un service ou une application se décrit aussi.',
        en: 'Describe a single sale from start to finish: contents, format, duration, target price. A service or an app can be described too.',
      },
      placeholder: {
        fr: 'Une boîte de quatre soupers pour quatre, cuisinés le samedi, livrés froids le dimanche avec les consignes de réchauffage, à 96 $.',
        en: 'A box of four suppers for four, cooked on Saturday, delivered cold on Sunday with reheating instructions, at $96.',
      },
    },
    {
      id: 'developmentStage',
      group: 'product',
      kind: 'select',
      required: true,
      autoFillDefault: 'conceptualIdea',
      label: {
        fr: 'Où en est votre produit ou votre service?',
        en: 'Where does your product or service stand?',
      },
      help: {
        fr: 'Répondez pour aujourd’hui, pas pour le mois prochain. Une idée sur papier est un vrai point de départ.',
        en: 'Answer for today, not for next month. An idea on paper is a real starting point.',
      },
      options: choices({
        conceptualIdea: { fr: 'Idée sur papier', en: 'Idea on paper' },
        research: {
          fr: 'Recherche et conversations avec des clients',
          en: 'Research and conversations with customers',
        },
        prototype: {
          fr: 'Prototype (première recette, maquette, service à blanc)',
          en: 'Prototype (first recipe, mock-up, dry run)',
        },
        testing: { fr: 'Essais avec de vrais utilisateurs', en: 'Tests with real users' },
        readyToSell: { fr: 'Prêt à vendre', en: 'Ready to sell' },
        onSale: { fr: 'Déjà vendu, à améliorer', en: 'Already sold, to be improved' },
      }),
    },
    {
      id: 'technicalRequirements',
      group: 'making',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Que faut-il pour le produire ou le livrer?',
        en: 'What does it take to produce or deliver it?',
      },
      help: {
        fr: 'Savoir-faire, outils, étapes délicates, conditions à respecter (température, délai, sécurité). Seulement ce qui touche ce que vous vendez.',
        en: 'Know-how, tools, tricky steps, conditions to meet (temperature, time, security). Only what concerns the thing you sell.',
      },
      placeholder: {
        fr: 'Refroidir les plats vite et les garder froids jusqu’à la porte. J’ai les recettes et mon attestation en hygiène; il manque une cellule de refroidissement et des glacières.',
        en: 'Cool the dishes quickly and keep them cold up to the door. I have the recipes and my food hygiene certificate; I still need a blast chiller and coolers.',
      },
    },
    {
      id: 'qualityStandards',
      group: 'making',
      kind: 'select',
      required: true,
      label: {
        fr: 'Quelles règles de qualité passent en premier?',
        en: 'Which quality rules come first?',
      },
      help: {
        fr: 'Prenez celles qui pourraient vous empêcher de vendre. L’analyse indiquera où vous renseigner.',
        en: 'Pick those that could keep you from selling. The analysis will say where to ask.',
      },
      options: choices({
        foodSafety: { fr: 'Salubrité des aliments (MAPAQ, ACIA)', en: 'Food safety (MAPAQ, CFIA)' },
        productSafety: {
          fr: 'Sécurité et étiquetage d’un produit (Santé Canada, normes CSA)',
          en: 'Product safety and labelling (Health Canada, CSA standards)',
        },
        tradeRules: {
          fr: 'Règles ou permis d’un métier (RBQ, CCQ, OPC, ordre professionnel)',
          en: 'Rules or permits of a trade (RBQ, CCQ, OPC, professional order)',
        },
        dataProtection: {
          fr: 'Protection des données et accessibilité (application, site)',
          en: 'Data protection and accessibility (app, website)',
        },
        ownStandards: {
          fr: 'Mes propres critères : je ne connais pas de règle obligatoire',
          en: 'My own standards: I know of no mandatory rule',
        },
        unknown: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'innovations',
      group: 'making',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Qu’y a-t-il de nouveau dans votre façon de faire?',
        en: 'What is new in the way you do it?',
      },
      help: {
        fr: 'Une nouveauté peut être petite : un délai plus court, une recette, une façon de servir. Rien de neuf? Dites-le, c’est permis.',
        en: 'Something new can be small: a shorter wait, a recipe, a way to serve. Nothing new? Say so, that is fine.',
      },
      placeholder: {
        fr: 'Les enfants choisissent un des quatre plats sur une carte illustrée, collée sur le frigo.',
        en: 'Children choose one of the four dishes from a picture card stuck on the fridge.',
      },
    },
    {
      id: 'suppliers',
      group: 'safety',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Qui seront vos fournisseurs?',
        en: 'Who will your suppliers be?',
      },
      help: {
        fr: 'Matières, équipement, sous-traitants, hébergement web : un premier choix et un plan B pour chacun.',
        en: 'Materials, equipment, subcontractors, web hosting: a first choice and a plan B for each.',
      },
      placeholder: {
        fr: 'Légumes : la ferme du rang 4, sinon le grossiste. Barquettes : un distributeur de Granby. Cuisine : celle du centre communautaire.',
        en: 'Vegetables: the farm down the road, else the wholesaler. Trays: a distributor in Granby. Kitchen: the community centre’s.',
      },
    },
    {
      id: 'intellectualProperty',
      group: 'safety',
      kind: 'select',
      required: false,
      label: {
        fr: 'Comment pensez-vous protéger votre travail?',
        en: 'How do you plan to protect your work?',
      },
      help: {
        fr: 'Choisissez ce qui compte le plus. Au départ, il suffit souvent d’un nom que personne d’autre n’utilise et d’un secret bien gardé.',
        en: 'Choose what matters most. To start, a name that nobody else uses and a well-kept secret are often enough.',
      },
      options: choices({
        trademark: { fr: 'Marque de commerce (nom, logo)', en: 'Trademark (name, logo)' },
        copyright: {
          fr: 'Droit d’auteur (texte, image, code)',
          en: 'Copyright (text, image, code)',
        },
        patent: { fr: 'Brevet (invention)', en: 'Patent (invention)' },
        industrialDesign: {
          fr: 'Dessin industriel (apparence du produit)',
          en: 'Industrial design (look of the product)',
        },
        tradeSecret: {
          fr: 'Secret (recette, méthode) et ententes de confidentialité',
          en: 'Secret (recipe, method) and non-disclosure agreements',
        },
        undecided: {
          fr: 'Rien pour l’instant, ou je ne sais pas encore',
          en: 'Nothing for now, or I do not know yet',
        },
      }),
    },
    {
      id: 'testingStrategy',
      group: 'safety',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Comment l’essaierez-vous avec de vraies personnes?',
        en: 'How will you try it out with real people?',
      },
      help: {
        fr: 'Avec qui, combien de personnes, ce que vous observerez, et le résultat qui vous ferait changer d’idée.',
        en: 'With whom, how many people, what you will observe, and the result that would change your mind.',
      },
      placeholder: {
        fr: 'Dix familles pendant deux semaines, au prix coûtant. Si plus du tiers des portions restent dans les assiettes, je change le menu.',
        en: 'Ten families for two weeks, at cost. If more than a third of the portions are left on the plate, I change the menu.',
      },
    },
  ],
  sections: titled({
    status: { fr: 'Où en est le produit', en: 'Where the product stands' },
    requirements: { fr: 'Exigences', en: 'Requirements' },
    roadMap: { fr: 'Feuille de route du développement', en: 'Development road map' },
    quality: { fr: 'Qualité et règles à respecter', en: 'Quality and rules to meet' },
    tests: { fr: 'Essais avec de vrais utilisateurs', en: 'Tests with real users' },
    suppliers: {
      fr: 'Fournisseurs : faire soi-même ou faire faire',
      en: 'Suppliers: make or buy',
    },
    intellectualProperty: { fr: 'Propriété intellectuelle', en: 'Intellectual property' },
    risks: { fr: 'Risques et prochaines étapes', en: 'Risks and next steps' },
  }),
});

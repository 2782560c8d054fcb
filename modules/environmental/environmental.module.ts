import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';
import { energySources, footprints, packagings } from './environmentalOptions.ts';

/** The effects of the business on the environment, whether it sells bread, services or software. */
export const environmental = defineModule({
  key: 'environmental',
  kind: 'writeUp',
  free: false,
  title: { fr: 'Impact environnemental', en: 'Environmental impact' },
  shortTitle: { fr: 'Environnement', en: 'Environment' },
  summary: {
    fr: 'Ce qui, dans votre activité, pèse vraiment sur l’environnement, et quoi faire en 90 jours. L’analyse s’adapte à un projet physique ou numérique.',
    en: 'What in your business really weighs on the environment, and what to do in 90 days. The analysis adapts to a physical or digital project.',
  },
  groups: titled({
    activity: { fr: 'Votre activité', en: 'Your activity' },
    materials: { fr: 'Matières et emballages', en: 'Materials and packaging' },
    energy: { fr: 'Transport, énergie et numérique', en: 'Transport, energy and digital' },
    waste: { fr: 'Ce qui reste, et vos objectifs', en: 'What is left over, and your goals' },
  }),
  questions: [
    {
      id: 'businessType',
      group: 'activity',
      kind: 'select',
      required: true,
      label: { fr: 'Que fera surtout votre entreprise?', en: 'What will your business mostly do?' },
      help: {
        fr: 'Choisissez ce qui occupera le plus de vos journées la première année.',
        en: 'Choose what will fill most of your days in the first year.',
      },
      options: choices({
        production: {
          fr: 'Fabriquer, transformer ou cultiver',
          en: 'Make, process or grow things',
        },
        shop: {
          fr: 'Vendre ou louer des objets, en boutique ou au marché',
          en: 'Sell or rent out goods in a shop or at a market',
        },
        onlineShop: {
          fr: 'Vendre ou louer des objets en ligne',
          en: 'Sell or rent out goods online',
        },
        foodService: {
          fr: 'Servir à manger ou héberger des gens',
          en: 'Serve meals or lodge people',
        },
        onSiteService: {
          fr: 'Rendre un service sur place ou chez le client (soins, travaux, transport)',
          en: 'Provide a service on site or at the customer’s (care, repairs, transport)',
        },
        remoteService: {
          fr: 'Rendre un service à distance (conseil, cours en ligne)',
          en: 'Provide a service remotely (advice, online lessons)',
        },
        digitalProduct: {
          fr: 'Offrir un produit numérique (application, logiciel, contenu)',
          en: 'Offer a digital product (app, software, content)',
        },
      }),
    },
    {
      id: 'productionMethod',
      group: 'activity',
      kind: 'select',
      required: true,
      label: {
        fr: 'Comment votre produit ou votre service sera-t-il réalisé?',
        en: 'How will your product or service be made?',
      },
      help: {
        fr: 'Si rien ne se fabrique, dites-le : l’analyse ira voir ailleurs (déplacements, appareils, données).',
        en: 'If nothing is made, say so: the analysis will look elsewhere (travel, devices, data).',
      },
      options: choices({
        byHand: { fr: 'À la main, en petites quantités', en: 'By hand, in small quantities' },
        machines: {
          fr: 'En atelier ou en usine, avec des machines',
          en: 'In a workshop or plant, with machines',
        },
        kitchen: { fr: 'En cuisine, à partir d’aliments', en: 'In a kitchen, from food' },
        farming: {
          fr: 'Au champ, en serre ou en forêt',
          en: 'In a field, greenhouse or forest',
        },
        subcontracted: {
          fr: 'Par un fabricant à qui je confie le travail',
          en: 'By a manufacturer I hire for it',
        },
        resale: {
          fr: 'Rien de fabriqué : j’achète et je revends',
          en: 'Nothing made: I buy and resell',
        },
        serviceWork: {
          fr: 'Aucune production physique : un service rendu par des personnes',
          en: 'No physical production: a service provided by people',
        },
        digitalWork: {
          fr: 'Aucune production physique : code, conception ou contenu',
          en: 'No physical production: code, design or content',
        },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'materials',
      group: 'materials',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Quelles matières et quels appareils utiliserez-vous?',
        en: 'What materials and devices will you use?',
      },
      help: {
        fr: 'Avec leur provenance et une quantité par mois. Les fournitures, un ordinateur et un hébergement web comptent aussi.',
        en: 'With where they come from and a quantity per month. Supplies, a computer and web hosting count too.',
      },
      placeholder: {
        fr: 'Par mois : 120 kg de légumes de l’Estrie, 40 kg de poulet du Québec, 400 barquettes, des produits nettoyants. Deux congélateurs usagés.',
        en: 'Per month: 120 kg of vegetables from the Eastern Townships, 40 kg of Quebec chicken, 400 trays, cleaning products. Two used freezers.',
      },
    },
    {
      id: 'packaging',
      group: 'materials',
      kind: 'select',
      required: true,
      label: {
        fr: 'Dans quoi votre produit arrivera-t-il chez le client?',
        en: 'What will your product be packaged in?',
      },
      help: {
        fr: 'Pensez à ce que le client devra jeter, trier ou rapporter une fois le produit déballé.',
        en: 'Think of what the customer will have to throw out, sort or bring back once the product is unpacked.',
      },
      options: packagings,
    },
    {
      id: 'transportation',
      group: 'energy',
      kind: 'select',
      required: true,
      label: {
        fr: 'Comment les produits ou les personnes se déplaceront-ils?',
        en: 'How will goods or people get around?',
      },
      help: {
        fr: 'Prenez le trajet qui reviendra le plus souvent : la livraison, vos visites, ou la venue des clients.',
        en: 'Choose the trip that will happen most often: delivery, your visits, or customers coming to you.',
      },
      options: choices({
        customersCome: {
          fr: 'Les clients viennent jusqu’à nous',
          en: 'Customers come to us',
        },
        bikeOrTransit: {
          fr: 'À pied, à vélo ou en transport en commun',
          en: 'On foot, by bicycle or by public transit',
        },
        electricVehicle: { fr: 'En véhicule électrique', en: 'By electric vehicle' },
        gasVehicle: {
          fr: 'En véhicule à essence, diesel ou hybride',
          en: 'By gasoline, diesel or hybrid vehicle',
        },
        parcel: { fr: 'Par la poste ou une messagerie', en: 'By mail or courier' },
        freight: {
          fr: 'Par transporteur : camion, train, bateau ou avion',
          en: 'By carrier: truck, train, ship or plane',
        },
        retailers: {
          fr: 'Par des détaillants ou un distributeur',
          en: 'Through retailers or a distributor',
        },
        nothing: {
          fr: 'Rien ni personne à déplacer',
          en: 'Nothing and nobody to move',
        },
        undecided: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'energySource',
      group: 'energy',
      kind: 'select',
      required: true,
      label: {
        fr: 'D’où viendra surtout votre énergie?',
        en: 'Where will most of your energy come from?',
      },
      help: {
        fr: 'Chauffage, cuisson, machines, ordinateurs. Dans le doute, regardez vos factures ou demandez au propriétaire.',
        en: 'Heating, cooking, machines, computers. If in doubt, look at your bills or ask your landlord.',
      },
      options: energySources,
    },
    {
      id: 'digitalFootprint',
      group: 'energy',
      kind: 'select',
      required: false,
      label: {
        fr: 'Que vos clients utiliseront-ils en ligne?',
        en: 'What will your customers use online?',
      },
      help: {
        fr: 'Choisissez ce qui servira le plus. Les courriels de tous les jours ne comptent pas.',
        en: 'Choose what will be used most. Everyday email does not count.',
      },
      options: footprints,
    },
    {
      id: 'wasteManagement',
      group: 'waste',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Que restera-t-il à jeter, et où ira-t-il?',
        en: 'What will be left over, and where will it go?',
      },
      help: {
        fr: 'Retailles, invendus, cartons, vieux appareils. Une estimation par semaine, même grossière, suffit.',
        en: 'Offcuts, unsold goods, cardboard, old devices. A weekly estimate, even a rough one, is enough.',
      },
      placeholder: {
        fr: 'Deux bacs de pelures par semaine au compost de la Ville, une quinzaine de boîtes de carton, quelques portions invendues données.',
        en: 'Two bins of peelings a week to the city’s compost, some fifteen cardboard boxes, a few unsold portions given away.',
      },
    },
    {
      id: 'sustainabilityGoals',
      group: 'waste',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Qu’aimeriez-vous avoir amélioré dans un an?',
        en: 'What would you like to have improved in a year?',
      },
      help: {
        fr: 'Une ou deux choses qui se comptent. Dites aussi pourquoi elles comptent pour vous ou vos clients.',
        en: 'One or two things that can be counted. Also say why they matter to you or your customers.',
      },
      placeholder: {
        fr: 'Que 8 boîtes sur 10 reviennent pour être réutilisées, et acheter la moitié des légumes à moins de 50 km.',
        en: 'Eight boxes out of ten come back to be reused, and half of the vegetables are bought within 50 km.',
      },
    },
  ],
  sections: [
    {
      id: 'profile',
      title: { fr: 'Profil de votre activité', en: 'Profile of your business' },
      titleForOthers: { fr: 'Profil de l’activité', en: 'Profile of the business' },
    },
    { id: 'impacts', title: { fr: 'Principaux impacts', en: 'Main impacts' } },
    {
      id: 'materials',
      title: {
        fr: 'Matières, emballages, appareils et données',
        en: 'Materials, packaging, devices and data',
      },
    },
    { id: 'energy', title: { fr: 'Transport et énergie', en: 'Transport and energy' } },
    { id: 'waste', title: { fr: 'Matières résiduelles', en: 'Waste' } },
    {
      id: 'rules',
      title: { fr: 'Règles et programmes à consulter', en: 'Rules and programs to look up' },
    },
    {
      id: 'quickWins',
      title: { fr: 'Gestes des 90 prochains jours', en: 'Actions for the next 90 days' },
    },
    { id: 'goals', title: { fr: 'Cibles et indicateurs', en: 'Goals and indicators' } },
    {
      id: 'communication',
      title: { fr: 'En parler sans écoblanchiment', en: 'Talking about it without greenwashing' },
    },
  ],
});

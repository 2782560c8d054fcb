import type { BilingualProject } from './project.ts';

/** Bookkeeping software for self-employed people. */
export const tenueDeLivres: BilingualProject = {
  fr: {
    name: 'Grand livre simple',
    description: 'Un logiciel de tenue de livres en français pour travailleurs autonomes.',
    answers: {
      idea: {
        businessIdea:
          'Une application qui classe les factures et prépare les déclarations de TPS et de TVQ, en français, sans jargon.',
        targetMarket:
          'Des travailleurs autonomes du Québec, surtout des massothérapeutes et des graphistes, qui ont moins de 200 factures par année.',
        problemSolved:
          'Ils mettent tout dans une boîte à souliers et passent une fin de semaine à pleurer en avril.',
        businessModel: 'subscription',
        location: 'En ligne, depuis Trois-Rivières',
        experience: 'Programmeur pendant sept ans. Ma blonde est technicienne comptable.',
        budget: '5000-20000',
      },
      rd: {
        productDescription:
          'Une application web : on photographie la facture, elle la classe, et un rapport sort chaque trimestre.',
        developmentStage: 'prototype',
        technicalRequirements:
          'Des serveurs au Canada, la lecture de factures par un fournisseur, des sauvegardes, une politique de confidentialité.',
        qualityStandards: 'dataProtection',
        innovations: 'Elle pose une question à la fois au lieu de montrer des colonnes.',
        suppliers: 'Un hébergeur de Montréal. La lecture de factures, j’hésite entre deux.',
        intellectualProperty: 'copyright',
        testingStrategy:
          'Dix massothérapeutes pendant trois mois, gratuitement. Si moins de six continuent, j’arrête.',
      },
      finances: {
        initialInvestment: 'under-10000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy: '39 $ par mois. Les autres vont de 20 $ à 90 $, mais en anglais.',
        fixedCosts:
          'Hébergement 140 $, logiciels 95 $, soutien à la pige 600 $, comptable 65 $, assurance 100 $',
        variableCosts: 'Par abonné et par mois : paiement 1,50 $, lecture de factures 3,50 $',
        breakEven: 'Une trentaine d’abonnés, si je ne me paie pas',
        revenueGoals: '150 abonnés en décembre, 75 en moyenne, donc 35 100 $.',
        cashFlow: 'Ça entre chaque mois. Je garde mon emploi, donc pas de stress. Enfin, un peu.',
      },
    },
    comments: { finances: 'J’ai 8 000 $. Je veux un salaire de 60 000 $ dès la deuxième année.' },
  },
  en: {
    name: 'Grand livre simple',
    description: 'Plain bookkeeping software for self-employed people in Quebec.',
    answers: {
      idea: {
        businessIdea:
          'An app that files your receipts and prepares GST and QST returns without the jargon.',
        targetMarket:
          'Self-employed people in Quebec with under 200 invoices a year, massage therapists and graphic designers first.',
        problemSolved: 'It all goes in a shoebox and they spend a weekend in April crying over it.',
        businessModel: 'subscription',
        location: 'Online, from Trois-Rivières',
        experience: 'A programmer for seven years. My girlfriend is an accounting technician.',
        budget: '5000-20000',
      },
      rd: {
        productDescription:
          'A web app: you photograph the receipt, it files it, and a report comes out every quarter.',
        developmentStage: 'prototype',
        technicalRequirements:
          'Servers in Canada, receipt reading from a supplier, backups, a privacy policy.',
        qualityStandards: 'dataProtection',
        innovations: 'It asks one question at a time where others show columns.',
        suppliers: 'A host in Montreal. For receipt reading I am torn between two.',
        intellectualProperty: 'copyright',
        testingStrategy:
          'Ten massage therapists for three months, free. If fewer than six stay on, I stop.',
      },
      finances: {
        initialInvestment: 'under-10000',
        fundingSources: 'ownSavings',
        revenueModel: 'subscription',
        pricingStrategy:
          '$39 a month. The others run from $20 to $90 and know nothing about Quebec.',
        fixedCosts:
          'Hosting $140, software $95, freelance support $600, accountant $65, insurance $100',
        variableCosts: 'Per subscriber per month: payment $1.50, receipt reading $3.50',
        breakEven: 'About thirty subscribers, if I am not paid',
        revenueGoals: '150 subscribers in December, 75 on average, so $35,100.',
        cashFlow: 'It comes in monthly. I keep my job, so no stress. Well, a little.',
      },
    },
    comments: { finances: 'I have $8,000. I want a $60,000 salary from the second year.' },
  },
};

import { budgetBands } from '@elan/domain/questionnaire/budgetBands';
import { choices, defineModule, titled } from '@elan/domain/questionnaire/module';

/** What the business costs and earns, and when it becomes profitable. */
export const finances = defineModule({
  key: 'finances',
  kind: 'writeUp',
  free: false,
  forecast: true,
  title: { fr: 'Finances', en: 'Finances' },
  shortTitle: { fr: 'Finances', en: 'Finances' },
  summary: {
    fr: 'Vos prix et vos coûts mis en ordre : financement, seuil de rentabilité, budget de caisse et trois scénarios.',
    en: 'Your prices and costs put in order: financing, break-even point, cash budget and three scenarios.',
  },
  groups: titled({
    start: { fr: 'L’argent du départ', en: 'The money to start' },
    prices: { fr: 'Vos prix', en: 'Your prices' },
    costs: { fr: 'Vos coûts', en: 'Your costs' },
    sales: { fr: 'Vos ventes et votre caisse', en: 'Your sales and your cash' },
  }),
  questions: [
    {
      id: 'initialInvestment',
      group: 'start',
      kind: 'select',
      required: true,
      label: { fr: 'Combien faut-il pour démarrer?', en: 'How much does it take to start?' },
      help: {
        fr: 'Équipement, permis, stock de départ, et de quoi tenir quelques mois. Un ordre de grandeur suffit.',
        en: 'Equipment, permits, opening stock, and enough to hold out for a few months. A rough figure is enough.',
      },
      options: budgetBands([10_000, 25_000, 50_000, 100_000, 250_000]),
    },
    {
      id: 'fundingSources',
      group: 'start',
      kind: 'select',
      required: true,
      label: {
        fr: 'D’où viendra surtout cet argent?',
        en: 'Where will most of that money come from?',
      },
      help: {
        fr: 'Choisissez la source principale. Un prêteur voudra savoir ce que vous y mettez vous-même.',
        en: 'Choose the main source. A lender will want to know what you put in yourself.',
      },
      options: choices({
        ownSavings: {
          fr: 'Mes économies (mise de fonds)',
          en: 'My savings (owner’s contribution)',
        },
        familyAndFriends: { fr: 'La famille et les amis', en: 'Family and friends' },
        bankLoan: {
          fr: 'Un prêt d’une banque ou d’une caisse',
          en: 'A loan from a bank or a caisse',
        },
        publicSupport: {
          fr: 'Un prêt ou une subvention d’un organisme (SADC, MRC, Futurpreneur…)',
          en: 'A loan or grant from an organization (SADC, MRC, Futurpreneur…)',
        },
        investors: { fr: 'Des associés ou des investisseurs', en: 'Partners or investors' },
        crowdfunding: {
          fr: 'Des préventes ou du sociofinancement',
          en: 'Presales or crowdfunding',
        },
        unknown: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'revenueModel',
      group: 'prices',
      kind: 'select',
      required: true,
      label: { fr: 'Comment facturerez-vous?', en: 'How will you charge?' },
      help: {
        fr: 'Choisissez la façon qui rapportera le plus au début; l’analyse calculera à partir d’elle.',
        en: 'Choose the way that will bring in the most at first; the analysis will calculate from it.',
      },
      options: choices({
        perUnit: {
          fr: 'À l’unité (produit, visite, billet)',
          en: 'By the unit (product, visit, ticket)',
        },
        byTime: { fr: 'À l’heure ou à la journée', en: 'By the hour or by the day' },
        perProject: { fr: 'Au forfait ou au projet', en: 'A set price per project' },
        subscription: {
          fr: 'Par abonnement (mois ou année)',
          en: 'By subscription (month or year)',
        },
        commission: {
          fr: 'À la commission, sur ce qui se vend',
          en: 'A commission on what is sold',
        },
        several: {
          fr: 'Plusieurs façons, ou une autre (licence, publicité…)',
          en: 'Several ways, or another (licence, advertising…)',
        },
        unknown: { fr: 'Je ne sais pas encore', en: 'I do not know yet' },
      }),
    },
    {
      id: 'pricingStrategy',
      group: 'prices',
      kind: 'longText',
      required: true,
      label: { fr: 'Quel sera votre prix, et pourquoi?', en: 'What will your price be, and why?' },
      help: {
        fr: 'Le prix d’une vente typique, avant les taxes; commencez par ce montant. Dites ensuite sur quoi il repose : vos coûts, les prix de la concurrence, ce que des clients ont accepté.',
        en: 'The price of a typical sale, before taxes; begin with that amount. Then say what it rests on: your costs, competitors’ prices, what customers have accepted.',
      },
      placeholder: {
        fr: '96 $ la boîte de quatre soupers pour quatre. C’est moins qu’un traiteur, et trois familles ont dit oui à ce prix.',
        en: '$96 a box of four suppers for four. It is less than a caterer, and three families said yes at that price.',
      },
    },
    {
      id: 'fixedCosts',
      group: 'costs',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Que paierez-vous chaque mois, même sans vendre?',
        en: 'What will you pay each month, even without a sale?',
      },
      help: {
        fr: 'Loyer, assurances, téléphone, logiciels, comptabilité : chaque montant, par mois. Votre salaire et vos prêts ont chacun leur question dans les prévisions.',
        en: 'Rent, insurance, telephone, software, bookkeeping: each amount, per month. Your own pay and your loans each have their own question in the forecast.',
      },
      placeholder: {
        fr: 'Cuisine 650 $, assurance 95 $, fourgonnette 280 $, téléphone et logiciel 75 $, comptabilité 100 $',
        en: 'Kitchen $650, insurance $95, van $280, telephone and software $75, bookkeeping $100',
      },
    },
    {
      id: 'variableCosts',
      group: 'costs',
      kind: 'longText',
      required: true,
      label: { fr: 'Que vous coûte chaque vente?', en: 'What does each sale cost you?' },
      help: {
        fr: 'Ce que vous ne payez que si vous vendez : matières, emballage, livraison, frais de carte, sous-traitance. Comptez pour une seule vente; pour un service ou une application, c’est parfois presque rien.',
        en: 'What you pay only when you sell: materials, packaging, delivery, card fees, subcontracting. Count for one single sale; for a service or an app it is sometimes almost nothing.',
      },
      placeholder: {
        fr: 'Pour une boîte : ingrédients 41 $, emballage 6 $, essence 5 $, frais de carte 3 $',
        en: 'For one box: ingredients $41, packaging $6, gas $5, card fees $3',
      },
    },
    {
      id: 'breakEven',
      group: 'costs',
      kind: 'text',
      required: false,
      label: {
        fr: 'À partir de combien de ventes couvrirez-vous vos coûts?',
        en: 'How many sales will cover your costs?',
      },
      help: {
        fr: 'C’est votre seuil de rentabilité : les coûts fixes du mois, divisés par ce qui reste d’une vente après ses propres coûts. Laissez vide au besoin : l’analyse fera le calcul.',
        en: 'This is your break-even point: the fixed costs of the month, divided by what is left of one sale after its own costs. Leave it blank if you wish: the analysis will work it out.',
      },
      placeholder: {
        fr: 'Une trentaine de boîtes par mois, dès le quatrième mois',
        en: 'About thirty boxes a month, from the fourth month on',
      },
    },
    {
      id: 'revenueGoals',
      group: 'sales',
      kind: 'longText',
      required: true,
      label: {
        fr: 'Combien voulez-vous vendre la première année?',
        en: 'How much do you want to sell in the first year?',
      },
      help: {
        fr: 'En dollars ou en nombre de ventes, par mois ou pour l’année. Demandez-vous si vos heures y suffiront.',
        en: 'In dollars or in number of sales, per month or for the year. Ask yourself whether your hours will be enough.',
      },
      placeholder: {
        fr: '60 boîtes par mois au sixième mois, 100 au douzième; environ 69 000 $ de ventes la première année.',
        en: '60 boxes a month by the sixth month, 100 by the twelfth; about $69,000 in sales in the first year.',
      },
    },
    {
      id: 'cashFlow',
      group: 'sales',
      kind: 'longText',
      required: false,
      label: {
        fr: 'Quand l’argent entrera-t-il et sortira-t-il?',
        en: 'When will money come in and go out?',
      },
      help: {
        fr: 'Délais de paiement de vos clients et de vos fournisseurs, saisons creuses, gros achats. On peut faire un profit et manquer d’argent.',
        en: 'How long customers take to pay, how long suppliers let you wait, slow seasons, large purchases. A profitable business can run out of cash.',
      },
      placeholder: {
        fr: 'Les familles paient à la commande; le grossiste veut être payé dans les 15 jours. Juillet sera tranquille.',
        en: 'Families pay when they order; the wholesaler wants to be paid within 15 days. July will be quiet.',
      },
    },
  ],
  sections: [
    {
      id: 'startUp',
      title: { fr: 'Coût et financement du projet', en: 'Start-up costs and financing' },
    },
    {
      id: 'pricing',
      title: { fr: 'Prix et marge par vente', en: 'Prices and margin per sale' },
    },
    {
      id: 'costs',
      title: { fr: 'Coûts fixes et coûts variables', en: 'Fixed and variable costs' },
    },
    { id: 'breakEven', title: { fr: 'Seuil de rentabilité', en: 'Break-even point' } },
    {
      id: 'cashBudget',
      title: { fr: 'Budget de caisse sur 12 mois', en: '12-month cash budget' },
    },
    { id: 'scenarios', title: { fr: 'Trois scénarios', en: 'Three scenarios' } },
    {
      id: 'lender',
      title: { fr: 'Ce qu’un prêteur vous demandera', en: 'What a lender will ask you' },
      advice: true,
    },
    { id: 'nextSteps', title: { fr: 'Prochaines étapes', en: 'Next steps' }, advice: true },
  ],
});

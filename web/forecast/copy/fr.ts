import { withDe } from '@elan/domain/elision';
import { plural } from '@elan/domain/plural';

/** Months of the plan are numbered; calendar months are named. */
export const fr = {
  intro: {
    title: 'Vos chiffres, calculés pour vous',
    text: 'Répondez à douze questions simples. Vous verrez votre encaisse de chaque mois, votre seuil de rentabilité et les états qu’un prêteur demande, sur trois ans. Chaque chiffre s’explique, et rien ne compte comme une génération.',
    begin: 'Commencer par la première question',
    prefilled: (count: number) =>
      count === 1
        ? 'Un chiffre vient déjà de ce que vous avez écrit : confirmez-le ou corrigez-le.'
        : `${count} chiffres viennent déjà de ce que vous avez écrit : confirmez-les ou corrigez-les.`,
  },
  figures: 'Aller aux chiffres',
  form: 'Vos douze réponses',
  question: (number: number) => `Question ${number} sur 12`,
  fold: (title: string) => `Replier « ${title} »`,
  /** Two or more. */
  confirmAll: (count: number) => `Tout confirmer (${count})`,
  confirm: 'Confirmer',
  confirmOf: (label: string) => `Confirmer : ${label}`,
  origins: {
    answer: 'De votre réponse',
    proposed: 'Proposé',
    yours: 'De vous',
    example: 'De l’exemple',
    both: 'De vous et de l’exemple',
    default: 'Valeur par défaut',
    confirmed: 'Confirmé',
  },
  more: 'Plus de détails',
  after: (inside: string) => ` : ${inside}`,
  inside: {
    form: 'taux d’impôt',
    offers: 'taxes, début des ventes, hausse',
    costs: 'stock, taxes, hausse, redevance',
    units: 'temps de travail par vente',
    collect: 'factures jamais payées',
    fixed: 'taxes, hausse, mois',
    staff: 'vacances, pourboires, augmentation, mois',
    monthlyStaff: 'pourboires, augmentation, mois',
    rates: 'taux de cotisation',
    assets: 'taxes, mois, durée de vie',
    startup: 'taxes',
    deposits: 'mois',
    capital: 'mois',
    grants: 'mois, équipement payé, à rembourser ou non',
    loans: 'remboursement, moratoire, garanties',
    owners: 'autres retraits, autre emploi, heures',
    funding: 'marge de crédit, encaisse à garder',
    ownerPay: 'début, besoin pour vivre',
    ownerSalary: 'début, besoin pour vivre, CNESST',
    ownersNeed: 'besoin pour vivre',
  },
  salesTaxes: 'TPS et TVQ',
  optional: '(facultatif)',
  add: 'Ajouter',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer : ${name}`,
  removed: (name: string) => `Retiré : ${name}`,
  changed: 'Changé. Ce qui était là peut revenir.',
  full: (most: number) =>
    `${most} lignes au plus : réunissez-en quelques-unes pour en ajouter une autre.`,
  examples: 'Ajouter d’un toucher',
  part: (list: string, number: number, field: string) => `${list} ${number}, ${field}`,
  problems: {
    notNumber: (example: string) => `Écrivez un nombre, comme ${example}.`,
    negative: 'Écrivez un nombre positif ou zéro.',
    decimals: (example: string) => `Deux décimales au plus, comme ${example}.`,
    whole: (example: string) => `Écrivez un nombre entier, comme ${example}.`,
    tooSmall: (bound: string) => `${bound} au moins.`,
    tooLarge: (bound: string) => `${bound} au plus.`,
    tooLong: (bound: string) => `${bound} caractères au plus.`,
    readings: (thousands: string, decimals: string) => `Est-ce ${thousands} ou ${decimals}?`,
    together:
      'Pris avec les autres chiffres de cette ligne, celui-ci dépasse ce que les prévisions acceptent.',
    stays: 'Ce que vous avez écrit reste ici; le reste se calcule sans ce chiffre.',
  },
  shares: {
    sum: (sum: string) => `Le total est de ${sum} %; il doit être de 100 %.`,
    stays: 'D’ici là, la dernière répartition complète compte.',
    owners:
      'Les parts de tous les propriétaires font 100\u00a0% ensemble, ou restent toutes vides. D’ici là, le dernier partage complet compte.',
  },
  openingTooFar: 'Ce mois est trop loin d’aujourd’hui : choisissez-en un autre pour enregistrer.',
  seasons: {
    flat: 'Égal toute l’année',
    summer: 'Fort en été',
    winter: 'Fort en hiver',
    holidays: 'Fort avant les Fêtes',
    presets: 'Partir d’un modèle',
    picture: (name: string) => `Saisons : ${name}`,
    month: (month: string) => `Ventes ${withDe(month)}`,
    /** @param sold the number of sales as text, `units` as a number. */
    value: (percent: number, sold?: string, units = 0) =>
      `${percent} % du mois le plus fort${sold === undefined ? '' : `, ${sold} ${plural('fr', units, 'vente', 'ventes')} la première année`}`,
    sold: (total: string) =>
      `Sous chaque mois : ce qu’il vend la première année, ${total} en tout.`,
    numbers: 'Écrire les nombres',
    help: 'Glissez le haut d’une barre, ou choisissez-la et utilisez les flèches. Seules les proportions comptent.',
    none: 'Au moins un mois doit vendre.',
  },
  units: {
    anchorHelp:
      'Le mois 1 est celui de l’ouverture. Entre deux mois remplis, les ventes changent régulièrement; après le dernier, elles ne bougent plus. Deux mois suffisent.',
    addMonth: 'Ajouter un autre mois',
    byMonth: 'Ventes par mois, en unités',
    byYear: 'Ventes par année, en unités',
    inMonth: (month: number) => `Mois ${month}`,
    inYear: (year: number) => `An ${year}`,
    month: (month: number) => `Ventes du mois ${month}`,
    bySeason: (month: string, typed: string, sold: string) =>
      `Vous écrivez les ventes d’un mois moyen. Avec vos saisons, ${month} en vend ${sold} au lieu de ${typed} : un mois fort vend plus, un mois creux moins, un mois fermé rien.`,
    year_: (year: number) => `Ventes de l’an ${year}`,
  },
  collect: {
    own: 'Cette offre est payée autrement',
    same: 'Comme les autres offres',
    now: 'À la vente',
    month1: 'Un mois plus tard',
    half: 'La moitié à la vente, le reste un mois plus tard',
    month2: 'Deux mois plus tard',
    other: 'Autrement',
    parts: ['Le mois de la vente', 'Un mois après', 'Deux mois après', 'Trois mois après'],
  },
  supplierTerms: {
    now: 'À l’achat',
    month1: 'Un mois plus tard',
    month2: 'Deux mois plus tard',
    other: 'Autrement',
    parts: ['Le mois de l’achat', 'Un mois après', 'Deux mois après'],
  },
  notChosen: 'Non précisé',
  yesOrNo: { true: 'Oui', false: 'Non' },
  months: { all: 'Aucun mois coché : toute l’année.' },
  questions: {
    opening: {
      title: 'Quand ouvrirez-vous?',
      help: 'Le premier mois de ventes. Ce que vous payez avant compte dans le mois qui précède.',
    },
    form: {
      title: 'Quelle forme aura l’entreprise?',
      help: 'Elle décide de l’impôt et de la façon dont vous vous payez.',
    },
    offers: {
      title: 'Que vendez-vous, et à quel prix?',
      help: 'Une ligne par produit ou service important, six au plus. Le prix d’une vente, avant les taxes.',
    },
    costs: {
      title: 'Que vous coûte une vente?',
      help: 'Seulement ce que vous ne payez que si vous vendez : matières, emballage, livraison, sous-traitance.',
    },
    units: {
      title: 'Combien en vendrez-vous?',
      help: 'Un nombre prudent auquel vous croyez. Les scénarios en essaieront d’autres.',
    },
    seasons: {
      title: 'Avez-vous des saisons?',
      help: 'Montrez les mois forts, creux ou fermés. Ce qu’un mois creux ou fermé ne vend pas, les autres mois le vendent; ce que vend chaque mois s’affiche sous les barres.',
    },
    collect: {
      title: 'Quand vos clients paient-ils?',
      help: 'Une vente payée plus tard, c’est de l’argent que vous avancez.',
    },
    fixed: {
      title: 'Que payez-vous chaque mois?',
      help: 'Même sans vendre : loyer, assurance, téléphone… Votre paie et vos prêts ont chacun leur question.',
    },
    staff: {
      title: 'Qui travaille avec vous?',
      help: 'Les personnes que vous payez, vous excepté. Les cotisations de l’employeur s’ajoutent toutes seules.',
    },
    purchases: {
      title: 'Que faut-il acheter pour ouvrir?',
      help: 'L’équipement qui dure, les frais du départ, les dépôts à verser.',
    },
    funding: {
      title: 'D’où vient l’argent?',
      help: 'Ce que vous mettez, ce que vous empruntez, ce que l’on vous donne.',
    },
    ownerPay: {
      title: 'Combien prenez-vous pour vous?',
      help: 'Par mois. Dans une société par actions, une coopérative ou un organisme, c’est un salaire; autrement, un prélèvement.',
    },
  },
  lists: {
    offers: {
      title: 'Ce que vous vendez',
      add: 'Ajouter un produit ou un service',
      one: 'Produit ou service',
      examples: [],
    },
    fixed: {
      title: 'Dépenses du mois',
      add: 'Ajouter une dépense',
      one: 'Dépense',
      examples: [
        { name: 'Loyer', line: {} },
        { name: 'Assurance', line: { tax: 'none' } },
        { name: 'Comptabilité', line: {} },
        { name: 'Internet et téléphone', line: {} },
        { name: 'Électricité', line: {} },
        { name: 'Logiciels', line: {} },
        { name: 'Publicité', line: {} },
        { name: 'Véhicule', line: {} },
        { name: 'Frais bancaires', line: { tax: 'none' } },
        { name: 'CNESST (protection personnelle)', line: { tax: 'none' } },
      ],
    },
    staff: {
      title: 'Personnes payées',
      add: 'Ajouter une personne',
      one: 'Personne',
      examples: [
        { name: 'Aide à temps partiel', line: { pay: { mode: 'hourly' } } },
        { name: 'Employé à temps plein', line: { pay: { mode: 'hourly', hoursPerWeek: 40 } } },
        { name: 'Aide d’été', line: { pay: { mode: 'hourly' }, months: [6, 7, 8] } },
      ],
    },
    assets: {
      title: 'Équipement qui dure plus d’un an',
      add: 'Ajouter un équipement',
      one: 'Équipement',
      examples: [
        { name: 'Ordinateur', line: { life: 36 } },
        { name: 'Équipement', line: {} },
        { name: 'Véhicule', line: {} },
        { name: 'Aménagement du local', line: { life: 120 } },
        { name: 'Outils que j’ai déjà', line: { owned: true } },
      ],
    },
    startup: {
      title: 'Frais payés une fois',
      add: 'Ajouter des frais',
      one: 'Frais',
      examples: [
        { name: 'Immatriculation ou constitution', line: { tax: 'none' } },
        { name: 'Permis', line: { tax: 'none' } },
        { name: 'Site Web', line: {} },
        { name: 'Publicité de lancement', line: {} },
        { name: 'Notaire ou avocat', line: {} },
      ],
    },
    deposits: {
      title: 'Dépôts qui vous reviendront',
      add: 'Ajouter un dépôt',
      one: 'Dépôt',
      examples: [
        { name: 'Dépôt du bail', line: {} },
        { name: 'Dépôt à Hydro-Québec', line: {} },
      ],
    },
    capital: {
      title: 'Votre argent',
      add: 'Ajouter une mise de fonds',
      one: 'Mise de fonds',
      examples: [],
    },
    grants: {
      title: 'Subventions et dons',
      add: 'Ajouter une subvention',
      one: 'Subvention',
      examples: [
        { name: 'Soutien au travail autonome', line: {} },
        { name: 'Subvention de la MRC', line: {} },
      ],
    },
    owners: {
      title: 'Les propriétaires',
      add: 'Ajouter un propriétaire',
      one: 'Propriétaire',
      examples: [],
      help: 'Une ligne par personne, si vous êtes plusieurs ou pour compter vos impôts. Dans une entreprise individuelle ou une société en nom collectif, les impôts et cotisations de chacun sur sa part des bénéfices sont une estimation; le plan les paie à partir de l’année suivante.',
    },
    loans: {
      title: 'Prêts',
      add: 'Ajouter un prêt',
      one: 'Prêt',
      examples: [
        { name: 'Prêt de la caisse', line: { rate: '8', term: 60 } },
        { name: 'Prêt de la SADC', line: { rate: '8', term: 60 } },
        { name: 'Prêt de Futurpreneur', line: { rate: '8', term: 60, interestOnly: 12 } },
        { name: 'Prêt de la famille', line: { rate: '0', term: 60 } },
      ],
    },
  },
};

export type ForecastCopy = Omit<typeof fr, 'lists'> & {
  readonly lists: Readonly<
    Record<
      keyof typeof fr.lists,
      {
        readonly title: string;
        readonly add: string;
        readonly one: string;
        /** Shown below the title. */
        readonly help?: string;
        readonly examples: readonly {
          readonly name: string;
          readonly line: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
};

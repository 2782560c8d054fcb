/** A module as described on the landing page. Copied from the catalogue, which signed-out pages do not load. */
interface LandingModule {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  /** One of the module's questions, or what it starts from if it has none. */
  readonly asks: string;
  /** Some of the module's results. */
  readonly gives: readonly [string, string, string];
}

export const landing = {
  title: 'Élan, de l’idée au plan d’affaires',
  headline: 'De l’idée griffonnée au plan que l’on prend au sérieux.',
  lead: (modules: number) =>
    `Vos réponses, ${modules} modules, et une IA qui rédige à partir de ce que vous savez. En français d’abord, au rythme de vos soirées.`,
  start: 'Commencer',
  startNote: (modules: number, generations: number) =>
    `${modules} modules et ${generations} ${generations < 2 ? 'génération' : 'générations'} offerts, sans carte`,
  sheet: {
    context: 'Pain de nuit · Finances',
    title: (baskets: number) => `Seuil de rentabilité\u00a0: ${baskets} paniers par nuit`,
    chart: (baskets: number, price: string, cost: string, fixed: string) =>
      `Revenus et coûts selon le nombre de paniers vendus par nuit. À ${price} le panier, ${cost} de coûts variables et ${fixed} de coûts fixes par mois, les deux lignes se croisent à ${baskets} paniers.`,
    revenue: 'revenus',
    costs: 'coûts',
    crossing: (baskets: number) => `${baskets} paniers`,
    axis: 'paniers par nuit',
    price: 'Prix du panier',
    cost: 'Coûts variables',
    fixed: 'Coûts fixes par mois',
    note: 'Calculé à partir de ses réponses, chaque chiffre retracé.',
  },
  carousel: {
    name: 'Carrousel des modules',
    title: (modules: number) => `${modules} modules, un seul fil`,
    lead: 'Chaque module pose quelques questions, puis rédige. Ce qu’il apprend sert aux suivants.',
    previous: 'Module précédent',
    next: 'Module suivant',
    pause: 'Mettre le défilement en pause',
    play: 'Reprendre le défilement',
    position: (number: number, all: number) => `${number} sur ${all}`,
    arrival: (number: number, all: number, title: string) => `${number} sur ${all}\u00a0: ${title}`,
    free: 'Gratuit',
    premium: 'Premium',
    asks: 'On vous demande',
    gives: 'Vous obtenez',
  },
  modules: [
    {
      key: 'brainstorm',
      title: 'Trouver mon idée (remue-méninges IA)',
      summary:
        'Dites-nous qui vous êtes et ce qu’il vous faut\u00a0: vous repartez avec 12 à 15 idées taillées pour vous.',
      asks: 'Qu’est-ce qui vous passionne?',
      gives: ['Des idées à comparer', 'L’intérêt de chacune', 'Celle que vous développez'],
    },
    {
      key: 'idea',
      title: 'Mon idée',
      summary:
        'Votre idée dans vos mots, puis une lecture franche\u00a0: forces, défis, occasions et un plan pour les 30 prochains jours.',
      asks: 'Quel problème leur réglez-vous?',
      gives: ['Forces de votre idée', 'Défis à relever', 'Plan des 30 prochains jours'],
    },
    {
      key: 'analysis',
      title: 'Analyse de la situation',
      summary:
        'Votre marché, vos concurrents, puis vos forces, faiblesses, occasions et menaces (FFOM ou SWOT), pour savoir par où commencer.',
      asks: 'Pourquoi vous choisirait-on plutôt qu’eux?',
      gives: ['Votre marché', 'Concurrents comparés', 'Prochaines étapes'],
    },
    {
      key: 'business-plan',
      title: 'Plan d’affaires',
      summary:
        'Un plan d’affaires en dix parties, tiré de vos réponses, à relire, à chiffrer et à présenter.',
      asks: 'Où voulez-vous être dans trois ans?',
      gives: ['Sommaire du projet', 'Prévisions sur 3 ans', 'Gestion des risques'],
    },
    {
      key: 'marketing',
      title: 'Marketing',
      summary:
        'Votre promesse, les mots qui parlent à vos clients et un plan pour trois mois, dans les limites de votre budget.',
      asks: 'Comment vos dix premiers clients viendront-ils à vous?',
      gives: ['Marque et promesse', 'Budget des trois premiers mois', 'Quoi mesurer'],
    },
    {
      key: 'rd',
      title: 'R-D du produit',
      summary:
        'De ce que vous avez en tête à ce que vous vendrez\u00a0: exigences, étapes, essais et coûts à prévoir.',
      asks: 'Comment l’essaierez-vous avec de vraies personnes?',
      gives: [
        'Où en est le produit',
        'Feuille de route du développement',
        'Essais avec de vrais utilisateurs',
      ],
    },
    {
      key: 'finances',
      title: 'Finances',
      summary:
        'Vos prix et vos coûts mis en ordre\u00a0: financement, seuil de rentabilité, budget de caisse et trois scénarios.',
      asks: 'Que vous coûte chaque vente?',
      gives: [
        'Coût et financement du projet',
        'Seuil de rentabilité',
        'Budget de caisse sur 12 mois',
      ],
    },
    {
      key: 'environmental',
      title: 'Impact environnemental',
      summary:
        'Ce qui, dans votre activité, pèse vraiment sur l’environnement, et quoi faire en 90 jours. L’analyse s’adapte à un projet physique ou numérique.',
      asks: 'Que restera-t-il à jeter, et où ira-t-il?',
      gives: ['Principaux impacts', 'Gestes des 90 prochains jours', 'Cibles et indicateurs'],
    },
    {
      key: 'personas',
      title: 'Personas (clients types)',
      summary:
        'Trois clients types tirés de vos réponses, avec ce qu’ils veulent, ce qui les freine et où les joindre.',
      asks: 'Rien de plus\u00a0: vos modules parlent déjà de vos clients.',
      gives: ['Besoins', 'Irritants', 'Freins à l’achat'],
    },
    {
      key: 'journal',
      title: 'Journal de l’entrepreneur',
      summary:
        'Notez vos journées, les bonnes comme les difficiles\u00a0: l’analyse montre ce qui revient et vous fait trois suggestions pour la semaine.',
      asks: 'Quelques lignes et votre humeur du jour.',
      gives: [
        'Ce qui revient dans vos entrées',
        'Ce qui vous freine',
        'Trois suggestions pour la semaine qui vient',
      ],
    },
    {
      key: 'maturity',
      title: 'Indice de maturité',
      summary: 'Où en est votre projet, sur 100 et en six volets, et par où continuer.',
      asks: 'Rien de plus\u00a0: l’indice lit tous vos modules.',
      gives: ['Forces', 'Points à améliorer', 'Prochaines étapes'],
    },
  ] as readonly LandingModule[],
  examples: {
    title: 'Le dossier d’une boulangère, feuille par feuille',
    lead: 'Pain de nuit, un comptoir ouvert de 22\u00a0h à 6\u00a0h à deux pas d’un hôpital de Limoilou. Voici ce que ses réponses sont devenues.',
    tabs: 'Exemples de résultats',
    names: {
      swot: 'FFOM (SWOT)',
      forecast: 'Prévisions',
      roadmap: 'Feuille de route',
      carbon: 'Empreinte carbone',
      marketing: 'Marketing',
      persona: 'Persona',
      maturity: 'Maturité',
    },
    asked: 'Élan a demandé',
    answered: 'Elle a répondu',
    titles: {
      swot: 'Un moment à elle, un four à partager',
      forecast: 'Trois ans, un panier à la fois',
      roadmap: 'Six mois avant la première fournée',
      carbon: 'Ce qu’il faut peser d’abord',
      marketing: 'Joindre les gens qui ne dorment pas',
      persona: 'La cliente de 4\u00a0h du matin',
      maturity: 'Prête à convaincre, pas encore à emprunter',
    },
    quote: (words: string) => `«\u00a0${words}\u00a0»`,
    note: 'Pain de nuit est un exemple inventé. Ses prévisions sont celles qu’Élan calcule, et elles restent des estimations\u00a0: les vôtres viendront de vos réponses.',
  },
  compare: {
    title: 'Avant, après',
    before: 'Avec des notes éparses',
    after: 'Avec Élan',
    rows: [
      [
        'Une idée dans un cahier, racontée chaque fois autrement',
        'Une idée en une page, dans vos mots',
      ],
      [
        '«\u00a0Mon marché, c’est tout le monde\u00a0»',
        'Trois clients types, et ce qui les retient',
      ],
      ['Un chiffrier copié sur Internet', 'Des prévisions tirées de vos prix et de vos coûts'],
      ['Des soirées à chercher par où commencer', 'Une prochaine étape, toujours visible'],
      ['Un plan repoussé à l’automne', 'Un dossier à remettre, en PDF, en Word et en Excel'],
    ] as readonly (readonly [before: string, after: string])[],
  },
  stepsTitle: 'Comment ça se passe',
  steps: [
    {
      title: 'Dites votre idée',
      text: 'En vos mots, même à moitié formée, ou avec nous.',
    },
    { title: 'Répondez', text: 'Des questions de conseiller, pas un formulaire.' },
    { title: 'Lisez, corrigez', text: 'L’IA rédige, vous gardez la plume.' },
    { title: 'Présentez', text: 'Un dossier que la caisse comprend, et que vous gardez.' },
  ],
  price: {
    title: 'Un seul forfait, quand vous en aurez besoin',
    lead: 'Commencez gratuitement, sans carte. Premium ouvre le reste, au mois.',
    open: 'Ouvrir un compte gratuit',
  },
  notices: [
    {
      title: 'Aucun remboursement',
      text: 'Aucun remboursement n’est accordé. Essayez d’abord gratuitement, et annulez quand vous voulez.',
    },
    {
      title: 'Des estimations, vos décisions',
      text: 'Tout ce qu’Élan produit est une estimation, à vérifier. Vos décisions restent les vôtres, et vous en êtes responsable.',
    },
  ],
  call: {
    title: 'Votre idée tient dans une phrase? Ça suffit pour ce soir.',
    text: 'Quelques questions, puis une première page à relire demain matin.',
    open: 'Écrire ma première page',
  },
};

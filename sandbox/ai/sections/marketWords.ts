import type { Language } from '@elan/domain/language';

type Around = (words: string) => string;
type Pair = readonly [string, string];

interface MarketWords {
  readonly size: (words: string, remark: string) => string;
  readonly reach: Pair;
  readonly customers: Around;
  readonly trends: Around;
  readonly toFind: string;
  readonly figures: (statistics: string, registry: string) => readonly string[];
  /** What to go and see of a competitor: of the offer, and of its limit. */
  readonly toObserve: readonly [Pair, ...Pair[]];
  readonly undefinedDifference: string;
  readonly toVerify: Around;
  readonly told: Around;
  readonly quoted: Around;
  readonly columns: readonly string[];
  readonly buyingNothing: (problem: string | undefined) => readonly string[];
  readonly conclusions: Pair;
}

export const marketWords: Readonly<Record<Language, MarketWords>> = {
  fr: {
    size: (words, remark) => `Vous situez votre marché ainsi : « ${words} ». ${remark}`,
    reach: [
      'Prenez d’abord le coin que vous pouvez parcourir en une journée : c’est là que se gagnent les dix premiers clients.',
      'C’est une intention; le premier marché est celui où l’on vous rappelle.',
    ],
    customers: (words) =>
      `Vos premiers clients, tels que vous les décrivez : « ${words} ». C’est leur nombre, et non celui de la population, qu’il faut chercher.`,
    trends: (words) =>
      `Ce qui change selon vous : « ${words} ». Notez d’où vous le tenez et de quand cela date.`,
    toFind: 'Trois chiffres à trouver :',
    figures: (statistics, registry) => [
      `**Combien de personnes correspondent à cette clientèle**, à vérifier ici : ${statistics}.`,
      '**Combien elles dépensent déjà pour s’en tirer**, à vérifier en dix conversations, en demandant la dernière dépense réelle.',
      `**Combien d’entreprises offrent déjà cela près de vous**, à vérifier ici : ${registry}.`,
    ],
    toObserve: [
      ['Son prix affiché et ce qu’il comprend', 'Ce que ses clients lui reprochent'],
      ['Le délai entre la demande et la livraison', 'Les heures ou les jours sans service'],
      ['Comment on le découvre la première fois', 'Les gens qu’il ne sert pas'],
      ['Ce qui fait revenir ses clients', 'Ce qu’il ne peut pas changer vite'],
    ],
    undefinedDifference: 'à définir',
    toVerify: (what) => `${what} (à vérifier)`,
    told: (words) => `« ${words} », selon vous`,
    quoted: (words) => `« ${words} »`,
    columns: ['Concurrent', 'Ce qu’il offre', 'Sa limite', 'Votre différence'],
    buyingNothing: (problem) => [
      'Ne rien acheter',
      'Aucune dépense, aucune décision',
      problem === undefined ? 'Le problème reste entier' : `Le problème reste : « ${problem} »`,
      'Rendre le premier essai facile',
    ],
    conclusions: [
      'Si une personne ne peut pas redire votre différence après vous avoir écouté deux minutes, travaillez-la encore avant de parler de prix.',
      'Aucun chiffre de ce tableau n’est de nous : remplissez-le en allant voir, puis gardez la colonne où vous êtes seul.',
    ],
  },
  en: {
    size: (words, remark) => `You see your market this way: “${words}”. ${remark}`,
    reach: [
      'Take first the corner that you can cover in a day: that is where the first ten customers are won.',
      'This is an intention; the first market is the one where people call you back.',
    ],
    customers: (words) =>
      `Your first customers, as you describe them: “${words}”. It is their number, not that of the population, that needs finding.`,
    trends: (words) =>
      `What is changing, in your view: “${words}”. Note where you learned it and how old it is.`,
    toFind: 'Three figures to find:',
    figures: (statistics, registry) => [
      `**How many people fit this description**, to verify here: ${statistics}.`,
      '**How much they already spend to manage**, to verify in ten conversations, by asking about the last real expense.',
      `**How many businesses near you already offer this**, to verify here: ${registry}.`,
    ],
    toObserve: [
      ['The posted price and what it includes', 'What customers complain about'],
      ['The time between request and delivery', 'The hours or days without service'],
      ['How people first hear of it', 'The people it does not serve'],
      ['What makes customers come back', 'What it cannot change quickly'],
    ],
    undefinedDifference: 'to be defined',
    toVerify: (what) => `${what} (to verify)`,
    told: (words) => `“${words}”, you say`,
    quoted: (words) => `“${words}”`,
    columns: ['Competitor', 'What it offers', 'Its limit', 'Your difference'],
    buyingNothing: (problem) => [
      'Buying nothing',
      'No expense, no decision',
      problem === undefined ? 'The problem remains whole' : `The problem remains: “${problem}”`,
      'Make the first try easy',
    ],
    conclusions: [
      'If someone who has listened to you for two minutes cannot repeat your difference, keep working on it before you talk about price.',
      'No figure in this table is ours: fill it in by going to see, then keep the column where you stand alone.',
    ],
  },
};

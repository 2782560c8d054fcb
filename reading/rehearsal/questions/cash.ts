import type { FigureSource } from '@elan/domain/figures/source';
import type { StressTest } from '@elan/domain/forecast/scenario';
import type { Bilingual, Language } from '@elan/domain/language';
import type { LenderQuestion } from '../lenderQuestion.ts';
import type { Rehearsed } from '../rehearsed.ts';
import {
  amount,
  inForecast,
  lacking,
  monthOf,
  percent,
  type Reply,
  sentences,
  withoutForecast,
  youWrite,
} from '../wording.ts';

export const tightestMonth: LenderQuestion = {
  id: 'tightestMonth',
  question: {
    fr: 'Quel sera votre mois le plus serré?',
    en: 'Which month will be your tightest?',
  },
  mendAt: inForecast('minimumCash'),
  raisedBy: ['cashBelowZero', 'creditLineShort'],
  weigh: () => ({ weight: 85 }),
  reply: ({ figures, quote }) => {
    const quoted = youWrite(quote(['finances', 'cashFlow']));
    if (!figures) return withoutForecast(quoted, 'offers');
    const { lowestCash, workingCapitalNeeded } = figures.expected;
    if (lowestCash.amount === null || lowestCash.m === null) {
      return lacking(figures, 'lowestCash', quoted);
    }
    const when = monthOf(figures, lowestCash.m);
    const { fr, en } = amount(lowestCash.amount);
    if (lowestCash.amount < 0) {
      return {
        answer: {
          fr: `Ce sera ${when.fr}\u00a0: il manquera ${fr}.`,
          en: `It will be ${when.en}: ${en} will be lacking.`,
        },
        missing: remedies(figures),
        mendAt: inForecast('capital'),
      };
    }
    const start = { fr: ', celui du démarrage', en: ', the month of the start' };
    const isStart = lowestCash.m === 0;
    const answer = {
      fr: `Ce sera ${when.fr}${isStart ? start.fr : ''}\u00a0: il restera ${fr} en caisse.`,
      en: `It will be ${when.en}${isStart ? start.en : ''}: ${en} will be left in cash.`,
    };
    return { answer, ...underReserve(workingCapitalNeeded) };
  },
};

/** Lists remedies for a cash shortage, each of which is enough by itself. */
function remedies({ shortage }: FigureSource): Bilingual | undefined {
  if (!shortage) return undefined;
  const all = (language: Language) =>
    shortage.remedies.map((remedy) => remedy[language]).join('; ');
  return {
    fr: `Ce qui suffirait, au choix\u00a0: ${all('fr')}.`,
    en: `Any of these would be enough: ${all('en')}.`,
  };
}

/** Reports how far the lowest cash is below the minimum that the user wants to keep. */
function underReserve(needed: number | null): Pick<Reply, 'missing'> {
  if (!needed) return {};
  const { fr, en } = amount(needed);
  return {
    missing: {
      fr: `C’est ${fr} de moins que l’encaisse que vous voulez garder en tout temps.`,
      en: `That is ${en} less than the cash you want to keep at all times.`,
    },
  };
}

/** The assumption of each stress test, as the beginning of a sentence. */
const supposed = {
  sales: { fr: 'Avec 20\u00a0% de ventes en moins', en: 'With 20% fewer sales' },
  costs: { fr: 'Avec des coûts directs 10\u00a0% plus élevés', en: 'With direct costs 10% higher' },
  late: {
    fr: 'Sans aucune vente les trois premiers mois',
    en: 'Without a single sale in the first three months',
  },
  slow: { fr: 'Si tous paient un mois plus tard', en: 'If everyone pays a month later' },
} as const satisfies Partial<Record<StressTest, Bilingual>>;

/** Replies with the lowest cash in a stress test. */
function underStress(figures: FigureSource | undefined, test: keyof typeof supposed): Reply {
  if (!figures) return withoutForecast(undefined, 'offers');
  const found = figures.expected.stress.find(({ id }) => id === test)?.lowestCash;
  if (!found || found.amount === null || found.m === null) return lacking(figures, 'lowestCash');
  const [when, { fr, en }] = [monthOf(figures, found.m), amount(found.amount)];
  const lead = supposed[test];
  if (found.amount >= 0) {
    return {
      answer: {
        fr: `${lead.fr}, l’encaisse resterait positive\u00a0: au plus bas ${fr}, en ${when.fr}.`,
        en: `${lead.en}, cash would stay above zero: ${en} at its lowest, in ${when.en}.`,
      },
    };
  }
  return {
    answer: {
      fr: `${lead.fr}, il manquerait jusqu’à ${fr}, en ${when.fr}.`,
      en: `${lead.en}, up to ${en} would be lacking, in ${when.en}.`,
    },
    missing: {
      fr: 'Il reste à dire d’où viendrait cet argent.',
      en: 'It remains to be said where that money would come from.',
    },
    mendAt: inForecast('capital'),
  };
}

function isShortUnder({ figures }: Rehearsed, test: StressTest): boolean {
  const found = figures?.expected.stress.find(({ id }) => id === test);
  return (found?.lowestCash.amount ?? 0) < 0;
}

export const fewerSales: LenderQuestion = {
  id: 'fewerSales',
  question: {
    fr: 'Et si vos ventes sont de 20\u00a0% plus basses que prévu?',
    en: 'What if your sales are 20% lower than planned?',
  },
  mendAt: inForecast('offers'),
  weigh: (project) => ({ weight: isShortUnder(project, 'sales') ? 88 : 80 }),
  reply: ({ figures }) => underStress(figures, 'sales'),
};

export const dearerSupplies: LenderQuestion = {
  id: 'dearerSupplies',
  question: {
    fr: 'Et si ce que vous achetez coûte 10\u00a0% plus cher?',
    en: 'What if what you buy costs 10% more?',
  },
  mendAt: inForecast('offers.0.cost'),
  weigh: ({ figures }) => {
    const [year] = figures?.expected.years ?? [];
    if (!year?.revenue || year.directCosts === null) return { weight: 36 };
    const share = Math.round((year.directCosts / year.revenue) * 100);
    if (share < heavyCosts) return { weight: 42 };
    const { fr, en } = percent(share);
    return {
      weight: 71,
      because: {
        fr: `Les coûts directs prennent ${fr} de vos ventes de la première année.`,
        en: `Direct costs take ${en} of your first year’s sales.`,
      },
    };
  },
  reply: ({ figures }) => underStress(figures, 'costs'),
};
/** As a percentage of the first year's sales. */
const heavyCosts = 40;

const openingWords =
  /(?<!\p{L})(?:ouvert\p{L}*|ouvr\p{L}+|lance\p{L}*|open\p{L}*|launch\p{L}*)(?!\p{L})/iu;

export const laterOpening: LenderQuestion = {
  id: 'laterOpening',
  question: {
    fr: 'Et si vous commencez à vendre trois mois plus tard?',
    en: 'What if you begin to sell three months later?',
  },
  mendAt: inForecast('opening'),
  raisedBy: ['openingAgainstTimeline', 'openingAgainstMilestones', 'openingsDiffer'],
  weigh: (project) => ({ weight: isShortUnder(project, 'late') ? 77 : 48 }),
  reply: ({ figures, sentence }) => {
    const reply = underStress(figures, 'late');
    const milestones = youWrite(sentence(openingWords, [['business-plan', 'milestones']]), {
      fr: 'Vos jalons',
      en: 'Your milestones',
    });
    return { ...reply, answer: sentences(milestones, reply.answer) };
  },
};

const paymentWords =
  /(?<!\p{L})(?:pai\p{L}+|payé\p{L}*|dépôts?|factur\p{L}*|pays?|paid|deposits?|invoic\p{L}*|debit)(?!\p{L})/iu;

/** @returns the share of the first year's sales that is paid after their month, at the prices of that year. */
function paidLater({ inputs, expected }: FigureSource): number {
  const lateOf = (shares: readonly string[] | null | undefined) => 1 - Number(shares?.[0] ?? '1');
  const sales = inputs.offers.map(({ id, price, collect }) => ({
    late: lateOf(collect ?? inputs.collect),
    sold: (price ?? 0) * (expected.years[0]?.units[id] ?? 0),
  }));
  const all = sales.reduce((sum, { sold }) => sum + sold, 0);
  if (all === 0) return lateOf(inputs.collect);
  return sales.reduce((sum, { late, sold }) => sum + late * sold, 0) / all;
}

export const latePayers: LenderQuestion = {
  id: 'latePayers',
  question: {
    fr: 'Et si vos clients paient en retard?',
    en: 'What if your customers pay late?',
  },
  mendAt: inForecast('collect'),
  raisedBy: ['paymentTermsDiffer'],
  weigh: ({ figures }) => {
    const later = Math.round(100 * (figures ? paidLater(figures) : 0));
    if (later < 10) return { weight: 30 };
    const { fr, en } = percent(later);
    return {
      weight: later < 40 ? 62 : 78,
      because: {
        fr: `Selon vos prévisions, ${fr} de vos ventes sont payées après le mois où elles se font.`,
        en: `By your forecast, ${en} of your sales are paid after the month in which they are made.`,
      },
    };
  },
  reply: ({ figures, sentence }) => {
    const reply = underStress(figures, 'slow');
    const quoted = youWrite(sentence(paymentWords, [['finances', 'cashFlow']]));
    return { ...reply, answer: sentences(quoted, reply.answer) };
  },
};

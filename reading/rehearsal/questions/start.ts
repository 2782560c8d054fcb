import type { FigureSource, StartLine } from '@elan/domain/figures/source';
import { shareOf, sum, totalOf } from '@elan/domain/figures/source';
import { inputAt } from '@elan/domain/forecast/explain/context';
import type { Bilingual } from '@elan/domain/language';
import { startingBudgetBands } from '@elan/domain/questionnaire/budgetBands';
import { comments } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import type { Rehearsed } from '../rehearsed.ts';
import {
  amount,
  both,
  inForecast,
  lacking,
  lackingInputs,
  listed,
  percent,
  type Reply,
  sentences,
  withoutForecast,
  youWrite,
} from '../wording.ts';
import { isBorrowing, totalLent } from './borrowing.ts';

export const ownMoney: LenderQuestion = {
  id: 'ownMoney',
  question: {
    fr: 'Combien d’argent mettez-vous vous-même dans le projet?',
    en: 'How much of your own money are you putting in?',
  },
  mendAt: inForecast('capital'),
  raisedBy: ['ownShare', 'mainSourceNotLargest'],
  weigh: (project) => {
    if (!isBorrowing(project)) return { weight: 75 };
    const lent = project.figures && totalLent(project.figures);
    if (!lent) return { weight: 95 };
    const { fr, en } = amount(lent);
    return {
      weight: 95,
      because: {
        fr: `Vos prévisions comptent ${fr} de prêts.`,
        en: `Your forecast counts on ${en} of loans.`,
      },
    };
  },
  reply: (project) => {
    const { figures } = project;
    if (!figures) return withoutForecast(quotedOwnMoney(project), 'capital');
    const { sources } = figures.start;
    const [own, brought, all] = [
      totalOf(sources, 'capital'),
      totalOf(sources, 'assets'),
      totalOf(sources),
    ];
    if (own === null || brought === null || all === null) {
      return lacking(figures, 'sources', quotedOwnMoney(project));
    }
    if (own + brought > 0) return { answer: contribution(own, brought, all) };
    const later = laterSources(figures);
    const unknown = later.filter(({ amount: cents }) => cents === null);
    if (unknown.length > 0) {
      const paths = unknown.map(({ path }) => path);
      return lackingInputs(figures, paths, quotedOwnMoney(project));
    }
    return {
      answer: laterMoney(later) ?? quotedOwnMoney(project),
      missing: {
        fr: 'Aucune mise de fonds n’est inscrite au démarrage.',
        en: 'No money of your own is entered at the start.',
      },
    };
  },
};

function contribution(own: number, brought: number, all: number): Bilingual {
  const [mine, total] = [amount(own + brought), amount(all)];
  const share = percent(shareOf(own + brought, all) ?? 0);
  const isAll = own + brought === all;
  const also = ofEquipment(own, brought);
  return {
    fr: `${isAll ? `${mine.fr}, soit tout ce qui est réuni au démarrage` : `${mine.fr} sur les ${total.fr} réunis au démarrage, soit ${share.fr}`}${also.fr}.`,
    en: `${isAll ? `${mine.en}, which is all that is gathered at the start` : `${mine.en} of the ${total.en} gathered at the start, or ${share.en}`}${also.en}.`,
  };
}

/** The end of a sentence on both together: how much of it is equipment. */
function ofEquipment(money: number, equipment: number): Bilingual {
  const { fr, en } = amount(equipment);
  if (equipment === 0) return { fr: '', en: '' };
  return money === 0
    ? { fr: ', en équipement que vous avez déjà', en: ', in equipment that you already have' }
    : {
        fr: `, dont ${fr} en équipement que vous avez déjà`,
        en: `, of which ${en} is equipment that you already have`,
      };
}

type LaterSource = Pick<StartLine, 'path' | 'amount'>;

/** The user's own money and equipment that come after the start. */
function laterSources({ inputs }: FigureSource): readonly LaterSource[] {
  const isLater = ({ month }: { readonly month?: number | null | undefined }) => (month ?? 0) > 0;
  return [
    ...(inputs.capital ?? []).flatMap((line, at) =>
      isLater(line) ? [{ path: `capital.${at}.amount`, amount: line.amount ?? null }] : [],
    ),
    ...(inputs.assets ?? []).flatMap((line, at) =>
      line.owned && isLater(line) ? [{ path: `assets.${at}.cost`, amount: line.cost ?? null }] : [],
    ),
  ];
}

/**
 * States the user's own money that comes after the start; undefined if there is none. Called if none of it is put in at
 * the start, and if all amounts are known.
 */
function laterMoney(sources: readonly LaterSource[]): Bilingual | undefined {
  const totalIn = (list: string) =>
    sum(...sources.flatMap((line) => (line.path.startsWith(list) ? [line.amount] : []))) ?? 0;
  const [money, equipment] = [totalIn('capital'), totalIn('assets')];
  if (money + equipment === 0) return undefined;
  const later = amount(money + equipment);
  const also = ofEquipment(money, equipment);
  return {
    fr: `Rien au démarrage; ${later.fr} plus tard${also.fr}.`,
    en: `Nothing at the start; ${later.en} later${also.en}.`,
  };
}

/** Matches the user's own money, not what is paid or saved otherwise, such as "savings of 30 %" or "ovens at $900 each". */
const ownMoneyPattern = new RegExp(
  [
    'mise de fonds|mon (?:propre )?argent|mes (?:propres )?économies|de (?:ma|notre) poche',
    String.raw`(?:je mets|on met|nous mettons|j[’']investis|nous investissons|j[’']apporte|nous apportons)\s[^.;]{0,30}?\d[\d\s.,]*\$`,
    'own (?:money|savings|funds|cash|pocket)|(?:my|our|personal|life) savings|down payment',
    String.raw`\d[\d,.]* (?:of|in|from) savings|savings of \$\s?\d`,
    String.raw`(?:put(?:ting|s)? in|invest(?:ing)?|contribut(?:e|ing)) (?:about |around )?\$\s?\d|put(?:ting|s)? \$\s?\d[\d,.]* in(?:to)?`,
  ]
    .map((one) => String.raw`(?<!\p{L})(?:${one})(?!\p{L})`)
    .join('|'),
  'iu',
);

/** Quotes what the user wrote about their own money outside the forecast, or states the chosen budget. */
function quotedOwnMoney(project: Rehearsed): Bilingual | undefined {
  const quoted = project.sentence(ownMoneyPattern, [
    ['finances', comments],
    ['business-plan', 'resources'],
  ]);
  if (quoted) return youWrite(quoted);
  const band = startingBudgetBands.find(({ id }) => id === project.chosen('idea', 'budget'));
  if (!band || project.isUnread(['idea', 'budget'])) return undefined;
  const { fr, en } = band.label;
  const withLowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  return {
    fr: `Vous dites pouvoir investir, avec l’aide de vos proches\u00a0: ${withLowerFirst(fr)}.`,
    en: `You say what you can invest, with help from people close to you: ${withLowerFirst(en)}.`,
  };
}

export const loanPurpose: LenderQuestion = {
  id: 'loanPurpose',
  question: {
    fr: 'À quoi servira l’argent du démarrage?',
    en: 'What will the money be used for at the start?',
  },
  mendAt: inForecast('assets'),
  raisedBy: ['usesExceedSources', 'usesOutsideBand'],
  weigh: (project) => ({ weight: isBorrowing(project) ? 93 : 66 }),
  reply: (project) => {
    const needs = youWrite(project.quote(['business-plan', 'resources']));
    const { figures } = project;
    if (!figures) return withoutForecast(needs, 'assets');
    const { uses, sources } = figures.start;
    const [used, gathered, owned] = [totalOf(uses), totalOf(sources), totalOf(sources, 'assets')];
    if (used === null) return lacking(figures, 'uses', needs);
    if (gathered === null || owned === null) return lacking(figures, 'sources', needs);
    // Equipment that the user already has is both a source and a use, but no money is paid for it.
    const [paid, money] = [used - owned, gathered - owned];
    if (paid === 0) return { answer: sentences(needs, firstMonths(money)), missing: noPurchase };
    return {
      ...shortfall(money - paid),
      answer: sentences(spending(figures, paid), leftOver(money - paid)),
    };
  },
};

const mostNamedLines = 3;

function spending(figures: FigureSource, paid: number): Bilingual {
  const isOwned = ({ path }: StartLine) =>
    path.startsWith('assets.') && figures.start.sources.some((one) => one.path === path);
  const lines = figures.start.uses
    .filter((line) => (line.amount ?? 0) > 0 && !isOwned(line))
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  const named = listed(lines.slice(0, mostNamedLines).map((line) => withAmount(figures, line)));
  const total = amount(paid);
  const hasMore = lines.length > mostNamedLines;
  return {
    fr: `${total.fr} à payer, taxes comprises${hasMore ? '; surtout' : ''}\u00a0: ${named.fr}.`,
    en: `${total.en} to pay, taxes included${hasMore ? '; mostly' : ''}: ${named.en}.`,
  };
}

/**
 * Names a line with its amount: "Oven ($48,000)". The kind of line replaces a missing name, and precedes the name of a
 * line that is neither a purchase nor a deposit.
 */
function withAmount(
  { inputs }: FigureSource,
  { label, path, amount: cents }: StartLine,
): Bilingual {
  const [list = '', line = ''] = path.split('.');
  const name = inputAt(inputs, `${list}.${line}.name`);
  const isNamed = typeof name === 'string' && name.trim() !== '';
  const isBought = list === 'assets' || list === 'startup' || list === 'deposits';
  const worth = amount(cents ?? 0);
  return both((language) => {
    const [kind = ''] = label[language].split(' · ');
    if (!isNamed) return `${kind} (${worth[language]})`;
    if (isBought) return `${name.trim()} (${worth[language]})`;
    return `${kind} (${name.trim()}, ${worth[language]})`;
  });
}

const noPurchase: Bilingual = {
  fr: 'Aucun achat ni frais de démarrage n’est inscrit dans vos prévisions.',
  en: 'No purchase or start-up cost is entered in your forecast.',
};

/** States that the money gathered is kept for the first months. Called if nothing is bought at the start. */
function firstMonths(gathered: number): Bilingual | undefined {
  if (gathered === 0) return undefined;
  const { fr, en } = amount(gathered);
  return {
    fr: `Selon vos prévisions, les ${fr} réunis restent pour les premiers mois.`,
    en: `By your forecast, the ${en} gathered stays for the first months.`,
  };
}

function leftOver(left: number): Bilingual | undefined {
  if (left < 0) return undefined;
  const { fr, en } = amount(left);
  return left === 0
    ? {
        fr: 'L’argent réuni suffit tout juste.',
        en: 'The money gathered is just enough.',
      }
    : {
        fr: `Il reste ensuite ${fr} pour les premiers mois.`,
        en: `That leaves ${en} for the first months.`,
      };
}

function shortfall(left: number): Pick<Reply, 'missing' | 'mendAt'> {
  if (left >= 0) return {};
  const { fr, en } = amount(left);
  return {
    missing: {
      fr: `Il reste à dire d’où viendront les ${fr} qui manquent.`,
      en: `It remains to be said where the ${en} that is lacking will come from.`,
    },
    mendAt: inForecast('capital'),
  };
}

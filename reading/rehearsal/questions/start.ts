import type { FigureSource, StartLine } from '@elan/domain/figures/source';
import { shareOf, totalOf } from '@elan/domain/figures/source';
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
    return {
      answer: laterMoney(figures) ?? quotedOwnMoney(project),
      missing: {
        fr: 'Aucune mise de fonds n’est inscrite au démarrage.',
        en: 'No money of your own is entered at the start.',
      },
    };
  },
};

function contribution(own: number, brought: number, all: number): Bilingual {
  const [mine, total, value] = [amount(own + brought), amount(all), amount(brought)];
  const share = percent(shareOf(own + brought, all) ?? 0);
  const isAll = own + brought === all;
  const also = {
    fr:
      own === 0
        ? ', en équipement que vous avez déjà'
        : `, dont ${value.fr} en équipement que vous avez déjà`,
    en:
      own === 0
        ? ', in equipment that you already have'
        : `, of which ${value.en} is equipment that you already have`,
  };
  return {
    fr: `${isAll ? `${mine.fr}, soit tout ce qui est réuni au démarrage` : `${mine.fr} sur les ${total.fr} réunis au démarrage, soit ${share.fr}`}${brought > 0 ? also.fr : ''}.`,
    en: `${isAll ? `${mine.en}, which is all that is gathered at the start` : `${mine.en} of the ${total.en} gathered at the start, or ${share.en}`}${brought > 0 ? also.en : ''}.`,
  };
}

/** States the user's own money. Called if none of it is put in at the start. */
function laterMoney({ inputs }: FigureSource): Bilingual | undefined {
  const later = (inputs.capital ?? []).reduce((sum, line) => sum + (line.amount ?? 0), 0);
  if (later === 0) return undefined;
  const { fr, en } = amount(later);
  return {
    fr: `Rien au démarrage; ${fr} plus tard.`,
    en: `Nothing at the start; ${en} later.`,
  };
}

const ownWords =
  /(?<!\p{L})(?:mise de fonds|mon argent|mes économies|de ma poche|chacun|own money|my own|savings|down payment|putting in|each)(?!\p{L})/iu;

/** Quotes what the user wrote about their own money outside the forecast, or states the chosen budget. */
function quotedOwnMoney(project: Rehearsed): Bilingual | undefined {
  const quoted = project.sentence(ownWords, [
    ['finances', comments],
    ['business-plan', 'resources'],
  ]);
  if (quoted) return youWrite(quoted);
  const band = startingBudgetBands.find(({ id }) => id === project.chosen('idea', 'budget'));
  if (!band || project.isUnread(['idea', 'budget'])) return undefined;
  const { fr, en } = band.label;
  const begun = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  return {
    fr: `Vous dites pouvoir investir, avec l’aide de vos proches\u00a0: ${begun(fr)}.`,
    en: `You say what you can invest, with help from people close to you: ${begun(en)}.`,
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
    const [spent, gathered] = [totalOf(uses), totalOf(sources)];
    if (spent === null) return lacking(figures, 'uses', needs);
    if (gathered === null) return lacking(figures, 'sources', needs);
    if (spent === 0)
      return { answer: sentences(needs, firstMonths(gathered)), missing: noPurchase };
    return {
      ...whatIsLeft(gathered - spent),
      answer: sentences(spending(figures, spent), leftOver(gathered - spent)),
    };
  },
};

const largest = 3;

function spending(figures: FigureSource, spent: number): Bilingual {
  const lines = figures.start.uses
    .filter((line) => (line.amount ?? 0) > 0)
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  const named = listed(lines.slice(0, largest).map((line) => withAmount(figures, line)));
  const total = amount(spent);
  const mostly = lines.length > largest;
  return {
    fr: `${total.fr} à payer, taxes comprises${mostly ? '; surtout' : ''}\u00a0: ${named.fr}.`,
    en: `${total.en} to pay, taxes included${mostly ? '; mostly' : ''}: ${named.en}.`,
  };
}

/**
 * Names a line with its amount: "Four (48 000 $)". The kind of line replaces a missing name, and precedes the name of a
 * line that is not a purchase.
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

function whatIsLeft(left: number): Pick<Reply, 'missing' | 'mendAt'> {
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

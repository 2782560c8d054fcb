import { type FigureSource, shareOf, sum } from '@elan/domain/figures/source';
import { calendarMonth } from '@elan/domain/forecast/calendar';
import { monthIn } from '@elan/domain/forecast/checks/figures';
import type { Bilingual } from '@elan/domain/language';
import type { Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import type { Rehearsed } from '../rehearsed.ts';
import {
  amount,
  at,
  inForecast,
  lacking,
  percent,
  type Reply,
  sentences,
  unanswered,
  withoutForecast,
  youWrite,
} from '../wording.ts';

const cashFlow: Place = ['finances', 'cashFlow'];

/** @returns the months of year 2 with the least and the most sales; undefined if any month's sales are unknown. */
function extremes({ inputs, expected }: FigureSource) {
  const months = expected.months.slice(13, 25);
  if (months.length === 0 || months.some(({ revenue }) => revenue === null)) return undefined;
  const byRevenue = months.toSorted((a, b) => (a.revenue ?? 0) - (b.revenue ?? 0));
  const [low, high] = [byRevenue[0], byRevenue.at(-1)];
  if (!low || !high) return undefined;
  const opening = calendarMonth(inputs.opening);
  const monthOfSales = ({ m, revenue }: typeof low) => ({
    revenue: revenue ?? 0,
    when: monthIn(opening - 1 + m),
  });
  return { low: monthOfSales(low), high: monthOfSales(high) };
}

const slowWords =
  /(?<!\p{L})(?:creux|creuses?|morte?s?|tranquilles?|saison\p{L}*|hiver|(?:l[’']|d[’']|en |cet |chaque )été|slow|quiet|dead|seasons?|seasonal|winter|summer)(?!\p{L})/iu;

/** Ratios of the best month's sales to those of the slowest month. */
const strongSeason = 2;
const extremeSeason = 4;

function isSeasonal({ figures }: Rehearsed): boolean {
  return (figures?.inputs.offers ?? []).some(({ season }) => season && new Set(season).size > 1);
}

export const season: LenderQuestion = {
  id: 'season',
  question: {
    fr: 'Comment passerez-vous vos mois creux?',
    en: 'How will you get through your slow months?',
  },
  mendAt: inForecast('offers.0.season'),
  raisedBy: ['seasonFlat'],
  weigh: (project) => {
    const { figures } = project;
    if (!figures || !isSeasonal(project)) return { weight: 32 };
    const found = extremes(figures);
    if (!found || found.high.revenue < found.low.revenue * strongSeason) return { weight: 50 };
    const [low, high] = [found.low.when, found.high.when];
    return {
      weight: found.high.revenue < found.low.revenue * extremeSeason ? 72 : 83,
      because: {
        fr: `Vos prévisions vendent beaucoup moins en ${low.fr} qu’en ${high.fr}.`,
        en: `Your forecast sells far less in ${low.en} than in ${high.en}.`,
      },
    };
  },
  reply: (project) => {
    const { figures } = project;
    const quoted = youWrite(
      project.sentence(slowWords, [
        cashFlow,
        ['analysis', 'risks'],
        ['finances', 'revenueGoals'],
      ]) ?? project.quote(cashFlow),
    );
    if (!figures) return withoutForecast(quoted, 'offers.0.season');
    const found = extremes(figures);
    if (!found) return lacking(figures, 'revenue', quoted);
    if (!isSeasonal(project)) {
      return {
        answer: sentences(
          {
            fr: 'Vos prévisions ne comptent aucun mois creux.',
            en: 'Your forecast counts no slow month.',
          },
          quoted,
        ),
      };
    }
    return { answer: sentences(swing(found), quoted), ...(quoted ? {} : unsaid(project)) };
  },
};

function swing({ low, high }: NonNullable<ReturnType<typeof extremes>>): Bilingual {
  const [least, most] = [amount(low.revenue), amount(high.revenue)];
  return {
    fr: `L’année 2, les ventes vont de ${least.fr} en ${low.when.fr} à ${most.fr} en ${high.when.fr}.`,
    en: `In year 2, sales go from ${least.en} in ${low.when.en} to ${most.en} in ${high.when.en}.`,
  };
}

function unsaid(project: Rehearsed): Reply {
  return unanswered(project, cashFlow, {
    fr: 'Vos réponses ne parlent pas encore des mois creux.',
    en: 'Your answers do not speak of the slow months yet.',
  });
}

const noPlanB =
  /(?<!\p{L})(?:(?:pas|aucun) de plan b|aucun plan b|no plan b|no back-?up|sans plan b|without a plan b|une seule? (?:fournisseur|source)|(?:only|just) one supplier|single supplier)(?!\p{L})/iu;

export const suppliers: LenderQuestion = {
  id: 'suppliers',
  question: {
    fr: 'Dépendez-vous d’un seul fournisseur?',
    en: 'Do you depend on a single supplier?',
  },
  mendAt: at(['rd', 'suppliers']),
  weigh: (project) => {
    const alone = project.sentence(noPlanB, [['rd', 'suppliers']]);
    const because = youWrite(alone);
    if (because) return { weight: 78, because };
    const hasStock = (project.figures?.inputs.offers ?? []).some(
      ({ stockMonths }) => (stockMonths ?? 0) > 0,
    );
    return { weight: hasStock ? 63 : 44 };
  },
  reply: (project) => {
    const place: Place = ['rd', 'suppliers'];
    const quoted = youWrite(project.quote(place));
    if (!quoted) {
      return unanswered(project, place, {
        fr: 'Vos fournisseurs ne sont pas encore nommés.',
        en: 'Your suppliers are not named yet.',
      });
    }
    if (!project.sentence(noPlanB, [place])) return { answer: quoted };
    return {
      answer: quoted,
      missing: {
        fr: 'Il manque ce que vous feriez si ce fournisseur vous faisait défaut.',
        en: 'What you would do if that supplier let you down is missing.',
      },
    };
  },
};

const rentWords =
  /(?<!\p{L})(?:loyers?|bail|local commercial|atelier|entrepôt|rent|lease|premises)(?!\p{L})/iu;

/** @returns the rent in cents per month; null if the amount of a line is unknown. */
function rentOf(figures: FigureSource | undefined): number | null {
  const lines = (figures?.inputs.fixed ?? []).filter(({ name }) => rentWords.test(name ?? ''));
  return sum(...lines.map((line) => line.amount));
}

/** As a percentage of the first year's sales. */
const heavyRent = 8;

export const location: LenderQuestion = {
  id: 'location',
  question: {
    fr: 'Pourquoi vous installer là?',
    en: 'Why that location?',
  },
  mendAt: at(['business-plan', 'location']),
  raisedBy: ['placeDiffers'],
  weigh: ({ figures }) => {
    const rent = rentOf(figures);
    const share = shareOf(rent === null ? null : rent * 12, figures?.expected.years[0]?.revenue);
    if (share === null || share < heavyRent) return { weight: 34 };
    const { fr, en } = percent(share);
    return {
      weight: 69,
      because: {
        fr: `Le loyer prend ${fr} de vos ventes de la première année.`,
        en: `Rent takes ${en} of your first year’s sales.`,
      },
    };
  },
  reply: (project) => {
    const plan: Place = ['business-plan', 'location'];
    const quoted = project.quote(plan, ['idea', 'location']);
    if (!quoted) {
      return unanswered(project, plan, {
        fr: 'L’emplacement n’est pas encore décrit.',
        en: 'The location is not described yet.',
      });
    }
    const rent = rentOf(project.figures) ?? 0;
    const { fr, en } = amount(rent);
    const paid = {
      fr: `Vos prévisions comptent ${fr} par mois pour ce lieu.`,
      en: `Your forecast counts ${en} a month for the place.`,
    };
    return {
      answer: sentences(youWrite(quoted), rent > 0 ? paid : undefined),
      mendAt: at(quoted.place),
    };
  },
};

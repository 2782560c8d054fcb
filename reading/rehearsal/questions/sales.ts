import { withDe } from '@elan/domain/elision';
import { capitalized } from '@elan/domain/figures/definition';
import type { FigureSource } from '@elan/domain/figures/source';
import { shareOf } from '@elan/domain/figures/source';
import type { Bilingual } from '@elan/domain/language';
import { plural } from '@elan/domain/plural';
import { quotation } from '@elan/domain/quotation';
import { amountsIn } from '../../amounts/amounts.ts';
import type { Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import type { Quotation, Rehearsed } from '../rehearsed.ts';
import {
  amount,
  at,
  count,
  inForecast,
  lacking,
  monthOf,
  percent,
  priceOf,
  type Reply,
  sentences,
  unanswered,
  withoutForecast,
  youWrite,
} from '../wording.ts';

export const breakEven: LenderQuestion = {
  id: 'breakEven',
  question: {
    fr: 'Quand l’entreprise fera-t-elle ses frais?',
    en: 'When will the business pay its own way?',
  },
  mendAt: inForecast('offers'),
  raisedBy: ['breakEvenLate', 'breakEvenDiffers', 'unitMargin'],
  weigh: () => ({ weight: 78 }),
  reply: ({ figures, quote }) => {
    const quoted = youWrite(quote(['finances', 'breakEven']));
    if (!figures) return withoutForecast(quoted, 'offers');
    const { breakEven: found, unknown, years } = figures.expected;
    if (unknown.some(({ figure }) => figure === 'breakEven')) {
      return lacking(figures, 'breakEven', quoted);
    }
    if (found.revenue === null) {
      return {
        answer: {
          fr: 'Avec les prix, les coûts et les ventes de la première année, jamais.',
          en: 'With the prices, costs and sales of the first year, never.',
        },
        missing: {
          fr: 'Une vente doit laisser quelque chose une fois ses propres coûts payés.',
          en: 'A sale has to leave something once its own costs are paid.',
        },
      };
    }
    if (found.revenue === 0) {
      return {
        answer: quoted,
        missing: {
          fr: 'Aucun coût fixe n’est inscrit dans vos prévisions.',
          en: 'No fixed cost is entered in your forecast.',
        },
        mendAt: inForecast('fixed'),
      };
    }
    const revenue = years[0]?.revenue ?? null;
    return {
      answer: sentences(
        neededSales(figures, found.revenue, revenue),
        payingYou(figures, found.revenue),
        earnedBack(figures),
      ),
    };
  },
};

const perMonth = (year: number) => Math.ceil(year / 12);

function neededSales(
  { inputs, expected }: FigureSource,
  year: number,
  planned: number | null,
): Bilingual {
  const needed = amount(perMonth(year));
  const { units } = expected.breakEven;
  // A number of sales is only meaningful if there is a single offer.
  const sold = inputs.offers.length === 1 && units !== null ? count(perMonth(units)) : undefined;
  const counted = planned === null ? undefined : amount(Math.round(planned / 12));
  const one = sold && perMonth(units ?? 0) < 2;
  return {
    fr: `Il faut vendre pour ${needed.fr} par mois${sold ? `, soit ${sold.fr} vente${one ? '' : 's'},` : ''} pour couvrir les coûts de la première année${counted ? `; vos prévisions en comptent ${counted.fr} en moyenne` : ''}.`,
    en: `It takes sales of ${needed.en} a month${sold ? `, that is ${sold.en} sale${one ? '' : 's'},` : ''} to cover the costs of the first year${counted ? `; your forecast counts on ${counted.en} on average` : ''}.`,
  };
}

/** States the sales needed to also cover the owner's drawings and the loan principal, if that takes more. */
function payingYou({ inputs, expected }: FigureSource, least: number): Bilingual | undefined {
  const { revenue } = expected.breakEven.payingYou;
  if (revenue === null || revenue <= least) return undefined;
  const isPaid = (expected.years[0]?.drawings ?? 0) > 0;
  const isOwed = (inputs.loans ?? []).length > 0;
  const { fr, en } = amount(perMonth(revenue));
  if (!isPaid) {
    return {
      fr: `Pour rembourser aussi le prêt, il en faut ${fr}.`,
      en: `To pay back the loan as well, it takes ${en}.`,
    };
  }
  return {
    fr: `Pour vous payer aussi${isOwed ? ' et rembourser le prêt' : ''}, il en faut ${fr}.`,
    en: `To pay you as well${isOwed ? ' and pay back the loan' : ''}, it takes ${en}.`,
  };
}

function earnedBack(figures: FigureSource): Bilingual {
  const { breakEven: found, years } = figures.expected;
  const { month } = found;
  // Drawings are not a cost of the business, so this result is before the owner's pay, even if that is unknown.
  const isDrawn = years.some(({ drawings }) => drawings !== 0);
  const begun = ({ fr, en }: Bilingual): Bilingual =>
    isDrawn
      ? { fr: `Avant votre rémunération, ${fr}`, en: `Before your own pay, ${en}` }
      : capitalized({ fr, en });
  if (month === null) {
    return begun({
      fr: 'les pertes du début ne sont pas encore regagnées après trois ans.',
      en: 'the losses of the beginning are not yet earned back after three years.',
    });
  }
  if (month === 1) {
    return begun({
      fr: 'les gains couvrent les pertes dès le premier mois.',
      en: 'gains cover losses from the first month on.',
    });
  }
  const when = monthOf(figures, month);
  return begun({
    fr: `ce qui a été perdu au début est regagné à partir ${withDe(when.fr)}.`,
    en: `what was lost at first is earned back from ${when.en} on.`,
  });
}

export const price: LenderQuestion = {
  id: 'price',
  question: {
    fr: 'Comment avez-vous fixé votre prix, et que demandent vos concurrents?',
    en: 'How did you set your price, and what do competitors charge?',
  },
  mendAt: { module: 'finances', question: 'pricingStrategy' },
  raisedBy: ['priceTold', 'pricesDiffer', 'unitMargin'],
  weigh: () => ({ weight: 76 }),
  reply: (project) => {
    const pricing: Place = ['finances', 'pricingStrategy'];
    const quoted = project.quote(pricing);
    const rivals = rivalPrice(project);
    const answer = sentences(
      mainPrice(project.figures),
      youWrite(quoted),
      rivals ?? added(project, quoted),
    );
    if (!quoted) {
      return {
        ...unanswered(project, pricing, {
          fr: 'Rien n’explique encore ce prix.',
          en: 'Nothing explains this price yet.',
        }),
        answer,
      };
    }
    const isCompared = rivals || amountsIn(project.own(pricing) ?? '').length > 1;
    if (isCompared) return { answer };
    return {
      answer,
      missing: {
        fr: 'Le prix d’aucun concurrent n’est mentionné.',
        en: 'No competitor’s price is mentioned.',
      },
      mendAt: at(['analysis', 'competitors']),
    };
  },
};

/** Quotes the first sentence about competitors that contains a dollar sign. */
function rivalPrice(project: Rehearsed): Bilingual | undefined {
  const quoted = project.sentence(/\$/u, [['analysis', 'competitors']]);
  return youWrite(quoted, {
    fr: 'De vos concurrents, vous écrivez',
    en: 'Of your competitors, you write',
  });
}

/** If the quotation has at most one amount, also quotes the next sentence of the answer that has one. */
function added(project: Rehearsed, quoted: Quotation | undefined): Bilingual | undefined {
  if (!quoted || amountsIn(quoted.words).length > 1) return undefined;
  const [, ...more] = project.own(quoted.place)?.split(/(?<=[.!?])\s+/u) ?? [];
  const words = quotation(more.find((one) => amountsIn(one).length > 0));
  return words && !quoted.words.includes(words)
    ? youWrite({ words }, { fr: 'Vous ajoutez', en: 'You add' })
    : undefined;
}

/** States the price of the offer with the highest sales, and its margin if the direct cost is known. */
function mainPrice(figures: FigureSource | undefined): Bilingual | undefined {
  if (!figures) return undefined;
  const { inputs, expected } = figures;
  const revenueOf = ({ id, price: one }: (typeof inputs.offers)[number]) =>
    (one ?? 0) * (expected.years[0]?.units[id] ?? 0);
  const [offer] = inputs.offers.toSorted((a, b) => revenueOf(b) - revenueOf(a));
  if (!offer || offer.price == null || offer.price === 0) return undefined;
  const named = offer.name?.trim();
  const name = { fr: named || 'Une vente', en: named || 'One sale' };
  const priceText = priceOf(offer.price);
  if (offer.cost == null) {
    return { fr: `${name.fr}\u00a0: ${priceText.fr}.`, en: `${name.en}: ${priceText.en}.` };
  }
  const cost = priceOf(offer.cost);
  const left = offer.price - offer.cost;
  const [rest, share] = [priceOf(Math.max(0, left)), percent(shareOf(left, offer.price) ?? 0)];
  const kept = {
    fr: left > 0 ? `il en reste ${rest.fr}, soit ${share.fr}` : 'il n’en reste rien',
    en: left > 0 ? `${rest.en} is left, or ${share.en}` : 'nothing is left',
  };
  return {
    fr: `${name.fr}\u00a0: ${priceText.fr}, pour un coût direct de ${cost.fr}; ${kept.fr}.`,
    en: `${name.en}: ${priceText.en}, for a direct cost of ${cost.en}; ${kept.en}.`,
  };
}

export const firstYearSales: LenderQuestion = {
  id: 'firstYearSales',
  question: {
    fr: 'Sur quoi reposent vos ventes de la première année?',
    en: 'What are your first-year sales based on?',
  },
  mendAt: { module: 'finances', question: 'revenueGoals' },
  raisedBy: ['goalDiffers', 'growthWithoutHands'],
  weigh: () => ({ weight: 70 }),
  reply: (project) => {
    const goals: Place = ['finances', 'revenueGoals'];
    const quoted = project.quote(goals);
    const planned = plannedSales(project.figures);
    const answer = sentences(planned.answer, youWrite(quoted));
    if (planned.missing) return { ...planned, answer };
    if (quoted) return { answer };
    return {
      ...unanswered(project, goals, {
        fr: 'Rien ne dit d’où vient ce nombre de ventes.',
        en: 'Nothing says where this number of sales comes from.',
      }),
      answer,
    };
  },
};

function plannedSales(figures: FigureSource | undefined): Reply {
  if (!figures) return withoutForecast(undefined, 'offers');
  const { years } = figures.expected;
  const revenue = years[0]?.revenue ?? null;
  const units = Object.values(years[0]?.units ?? {});
  if (revenue === null || units.some((one) => one === null)) {
    return lacking(figures, revenue === null ? 'revenue' : 'units');
  }
  const { fr, en } = amount(revenue);
  const total = units.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const sold = count(total);
  return {
    answer: {
      fr: `Vos prévisions comptent ${fr} de ventes la première année, soit ${sold.fr} ${plural('fr', total, 'unité', 'unités')}.`,
      en: `Your forecast counts on ${en} of sales in the first year, that is ${sold.en} ${plural('en', total, 'unit', 'units')}.`,
    },
  };
}

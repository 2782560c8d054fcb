import { calendarMonth } from '@elan/domain/forecast/calendar';
import { money, monthIn } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { textAt } from '../projectTexts.ts';
import { bandOf, type Compared, disagreement } from './compared.ts';
import { compareOpening } from './openings.ts';
import { compareStaff } from './staff.ts';

/** Compares the answers about the opening, start-up money, team and marketing with the forecast. */
export function compareStart(compared: Compared): Check[] {
  return [
    ...compareTimeline(compared),
    ...compareOpening(compared),
    ...compareBand(compared),
    ...compareMainSource(compared),
    ...compareStaff(compared),
    ...compareMarketing(compared),
  ];
}

const latestBy: Readonly<Record<string, number>> = {
  within3Months: 3,
  within6Months: 6,
  withinYear: 12,
};
const slackMonths = 1;

function compareTimeline(compared: Compared): Check[] {
  const chosen = textAt(compared.project, 'business-plan', 'timeline');
  const savedMonth = calendarMonth(compared.savedOn('business-plan'));
  const opening = calendarMonth(compared.inputs.opening);
  const latest = latestBy[chosen];
  const isLate = latest !== undefined && opening > savedMonth + latest + slackMonths;
  const isEarly = chosen === 'moreThanYear' && opening < savedMonth + 12 - slackMonths;
  if (!isLate && !isEarly) return [];
  const when = monthIn(opening);
  return [
    disagreement({
      id: 'openingAgainstTimeline',
      module: 'business-plan',
      question: 'timeline',
      text: {
        fr: `Les prévisions ouvrent en ${when.fr}, ce qui n’est pas le moment que vous y avez choisi.`,
        en: `The forecast opens in ${when.en}, which is not the time you chose there.`,
      },
    }),
  ];
}

const bandTolerance = 0.1;

/** The chosen band may include cash for the first months, which is part of the sources of funds but not of the uses. */
function compareBand(compared: Compared): Check[] {
  const band = bandOf(textAt(compared.project, 'finances', 'initialInvestment'));
  const { sources, uses } = compared.forecast.sourcesAndUses;
  const [gathered, needed] = [sumOf(sources), sumOf(uses)];
  if (!band || gathered === null || needed === null) return [];
  const isOver = needed > band.most * (1 + bandTolerance);
  const areBothKnown = gathered > 0 && needed > 0;
  const isUnder = areBothKnown && Math.max(gathered, needed) < band.least * (1 - bandTolerance);
  if (!isOver && !isUnder) return [];
  const computed = money(isOver ? needed : Math.max(gathered, needed));
  return [
    disagreement({
      id: 'usesOutsideBand',
      module: 'finances',
      question: 'initialInvestment',
      text: {
        fr: `Ce que les prévisions comptent pour démarrer fait ${computed.fr}, hors de la fourchette que vous y avez choisie.`,
        en: `What the forecast counts to start comes to ${computed.en}, outside the range you chose there.`,
      },
    }),
  ];
}

/** The forecast lists that contain the money from each source. Other sources are not compared. */
const listsOf = {
  ownSavings: ['capital'],
  bankLoan: ['loans'],
  publicSupport: ['loans', 'grants'],
} as const;

function compareMainSource(compared: Compared): Check[] {
  const chosen = textAt(compared.project, 'finances', 'fundingSources');
  if (!Object.hasOwn(listsOf, chosen)) return [];
  const own: readonly string[] = listsOf[chosen as keyof typeof listsOf];
  const totals = (['capital', 'loans', 'grants'] as const).map((list) => ({
    list,
    total: sumOf(compared.inputs[list] ?? []),
  }));
  if (totals.some(({ total }) => total === null)) return [];
  const largestOf = (isOwn: boolean) =>
    Math.max(
      0,
      ...totals.flatMap(({ list, total }) => (own.includes(list) === isOwn ? [total ?? 0] : [])),
    );
  if (largestOf(false) <= largestOf(true) * 1.05) return [];
  return [
    disagreement({
      id: 'mainSourceNotLargest',
      module: 'finances',
      question: 'fundingSources',
      text: {
        fr: 'La source principale que vous y avez choisie n’est pas la plus grande des prévisions.',
        en: 'The main source you chose there is not the largest one of the forecast.',
      },
    }),
  ];
}

const marketingLine =
  /(?<!\p{L})(?:market\p{L}*|publicit\p{L}*|pub|promo\p{L}*|advert\p{L}*|ads?|facebook|instagram|dépliants?|flyers?|leaflets?)(?!\p{L})/iu;

function compareMarketing(compared: Compared): Check[] {
  const band = bandOf(textAt(compared.project, 'marketing', 'budget'));
  const lines = (compared.inputs.fixed ?? []).filter(({ name }) => marketingLine.test(name ?? ''));
  const planned = sumOf(lines);
  if (!band || lines.length === 0 || planned === null) return [];
  const isInside =
    planned <= band.most * (1 + bandTolerance) && planned >= band.least * (1 - bandTolerance);
  if (isInside) return [];
  const amount = money(planned);
  return [
    disagreement({
      id: 'marketingOutsideBand',
      module: 'marketing',
      question: 'budget',
      text: {
        fr: `Les prévisions comptent ${amount.fr} de marketing par mois, hors de la fourchette que vous y avez choisie.`,
        en: `The forecast counts ${amount.en} of marketing a month, outside the range you chose there.`,
      },
    }),
  ];
}

function sumOf(lines: readonly { readonly amount?: number | null | undefined }[]): number | null {
  return lines.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount == null ? null : sum + amount),
    0,
  );
}

import { type FigureSource, sum } from '@elan/domain/figures/source';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { comments, type Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import {
  amount,
  inForecast,
  lacking,
  listed,
  type Reply,
  sentences,
  times,
  withoutForecast,
  youWrite,
} from '../wording.ts';
import { isBorrowing, totalLent } from './borrowing.ts';

const noLoan = {
  fr: 'Le prêt n’est pas encore inscrit dans vos prévisions.',
  en: 'The loan is not entered in your forecast yet.',
};

export const repayment: LenderQuestion = {
  id: 'repayment',
  question: {
    fr: 'Comment l’entreprise remboursera-t-elle son prêt?',
    en: 'How will the business pay its loan back?',
  },
  mendAt: inForecast('loans'),
  raisedBy: ['coverageLow', 'loanAmongFixed'],
  weigh: (project) => (isBorrowing(project) ? { weight: 91 } : undefined),
  reply: ({ figures, sentence }) => {
    const quoted = youWrite(
      sentence(/(?<!\p{L})(?:prêts?|emprunts?|loans?)(?!\p{L})/iu, loanPlaces),
    );
    if (!figures) return withoutForecast(quoted, 'loans');
    if (!figures.inputs.loans?.length) return { answer: quoted, missing: noLoan };
    const { years } = figures.expected;
    for (const field of ['debtService', 'ebitda'] as const) {
      if (years.some((year) => year[field] === null)) return lacking(figures, field, quoted);
    }
    return {
      answer: sentences(payments(figures), coverage(figures), afterPay(figures)),
      ...short(figures),
    };
  },
};

const loanPlaces: readonly Place[] = [
  ['finances', comments],
  ['finances', 'fixedCosts'],
  ['business-plan', 'resources'],
];

/** @returns the figure for each year that has one: "5.81 times in year 1 and 7.23 times in year 2". */
function byYear(
  years: Forecast['years'],
  read: (year: Forecast['years'][number]) => number | null,
  write: (value: number) => Bilingual,
): Bilingual | undefined {
  const parts = years.flatMap((year, at) => {
    const value = read(year);
    if (value === null) return [];
    const { fr, en } = write(value);
    return [{ fr: `${fr} l’année ${at + 1}`, en: `${en} in year ${at + 1}` }];
  });
  return parts.length > 0 ? listed(parts) : undefined;
}

const paidIn = ({ debtService }: Forecast['years'][number]) => debtService || null;
const timesOver = (ratio: number): Bilingual => {
  const { fr, en } = times(Math.max(0, ratio));
  return { fr: `${fr} fois`, en: `${en} times` };
};

function payments({ expected: { years } }: FigureSource): Bilingual {
  const [first] = years;
  const isSame = first && years.every(({ debtService }) => debtService === first.debtService);
  const each = isSame && first.debtService ? amount(first.debtService) : undefined;
  if (each) {
    return {
      fr: `Les versements font ${each.fr} par année.`,
      en: `The payments come to ${each.en} a year.`,
    };
  }
  const all = byYear(years, paidIn, amount);
  if (!all) {
    return {
      fr: 'Aucun versement n’est dû dans les trois ans.',
      en: 'No payment is due within the three years.',
    };
  }
  return {
    fr: `Les versements font ${all.fr}.`,
    en: `The payments come to ${all.en}.`,
  };
}

const ratioIn = (year: Forecast['years'][number]) => (paidIn(year) === null ? null : year.dscr);

function coverage({ expected: { years } }: FigureSource): Bilingual | undefined {
  const all = byYear(years, ratioIn, timesOver);
  const without = years.some(({ otherIncome }) => otherIncome !== 0)
    ? {
        fr: ', subventions et autres revenus exclus,',
        en: ', grants and other income left out,',
      }
    : { fr: '', en: '' };
  return (
    all && {
      fr: `Ce que l’entreprise gagne${without.fr} les couvre ${all.fr}.`,
      en: `What the business earns${without.en} covers them ${all.en}.`,
    }
  );
}

/** Null for a year without drawings, since the ratio is then the same as before the owner's pay. */
const ratioAfterPay = (year: Forecast['years'][number]) =>
  year.drawings ? year.dscrAfterDrawings : null;

function afterPay({ expected: { years } }: FigureSource): Bilingual | undefined {
  const all = byYear(years, ratioAfterPay, timesOver);
  return (
    all && {
      fr: `Une fois votre rémunération prise, il reste de quoi les couvrir ${all.fr}.`,
      en: `Once you have taken your pay, what is left covers them ${all.en}.`,
    }
  );
}

/** Reports if the earnings of any year are too low for all loan payments, before or after the owner's pay. */
function short({ expected: { years } }: FigureSource): Reply {
  const isUnder = (read: typeof ratioIn) => years.some((year) => (read(year) ?? 1) < 1);
  if (isUnder(ratioIn)) {
    return {
      missing: {
        fr: 'L’entreprise ne gagne pas de quoi payer tous ses versements.',
        en: 'The business does not earn enough to make all its payments.',
      },
    };
  }
  if (!isUnder(ratioAfterPay)) return {};
  return {
    missing: {
      fr: 'Une fois votre rémunération prise, il ne reste pas de quoi payer tous les versements.',
      en: 'Once you have taken your pay, not enough is left to make all the payments.',
    },
  };
}

const securityWords =
  /(?<!\p{L})(?:en garantie|garantie personnelle|caution\p{L}*|endoss\p{L}*|hypothèque\p{L}*|collateral|as security|personal guarantee|co-?sign\p{L}*|mortgage)(?!\p{L})/iu;

export const security: LenderQuestion = {
  id: 'security',
  question: {
    fr: 'Que pouvez-vous donner en garantie?',
    en: 'What security can you give?',
  },
  mendAt: inForecast('assets'),
  weigh: ({ figures, ...project }) => {
    if (!isBorrowing({ figures, ...project })) return undefined;
    return { weight: figures && (totalLent(figures) ?? 0) >= 25_000_00 ? 74 : 57 };
  },
  reply: ({ figures, sentence }) => {
    const quoted = youWrite(
      sentence(securityWords, [
        ['finances', comments],
        ['business-plan', comments],
        ['business-plan', 'resources'],
      ]),
    );
    const equipment = figures && equipmentOf(figures);
    const answer = sentences(equipment, quoted);
    if (quoted) return { answer };
    return {
      answer,
      missing: equipment
        ? {
            fr: 'Rien ne dit si vous donneriez cet équipement, ou autre chose, en garantie.',
            en: 'Nothing says whether you would give this equipment, or something else, as security.',
          }
        : {
            fr: 'Aucun équipement ni garantie n’est mentionné.',
            en: 'No equipment or security is mentioned.',
          },
      mendAt: { module: 'finances', question: comments },
    };
  },
};

/** States the total cost of the equipment that is bought or brought in at the start; undefined if there is none. */
function equipmentOf({ inputs }: FigureSource): Bilingual | undefined {
  const lines = (inputs.assets ?? []).filter(({ cost, month }) => cost !== 0 && (month ?? 0) === 0);
  if (lines.length === 0) return undefined;
  const cents = sum(...lines.map(({ cost }) => cost));
  if (cents === null) {
    return {
      fr: 'Vos prévisions comptent de l’équipement, dont le coût n’est pas entièrement inscrit.',
      en: 'Your forecast has equipment, whose cost is not fully entered.',
    };
  }
  const total = amount(cents);
  return {
    fr: `L’équipement inscrit dans vos prévisions a coûté ou coûtera ${total.fr}.`,
    en: `The equipment in your forecast has cost or will cost ${total.en}.`,
  };
}

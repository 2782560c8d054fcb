import type { FigureSource } from '@elan/domain/figures/source';
import type { Bilingual } from '@elan/domain/language';
import { comments, type Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import {
  amount,
  at,
  inForecast,
  lacking,
  monthOf,
  sentences,
  withoutForecast,
  youWrite,
} from '../wording.ts';

const permitWords =
  /(?<!\p{L})(?:permis|permits?|mapaq|licen[cs]es?|attestations?|certificats?|certificates?|zonage|zoning|homologu\p{L}*|antécédents|background checks?|cnesst|rbq)(?!\p{L})/iu;
const insuranceWords = /(?<!\p{L})(?:assur(?:ance|é|eur)s?|insur(?:ance|ed|er)s?)(?!\p{L})/iu;
const permitPlaces: readonly Place[] = [
  ['rd', 'technicalRequirements'],
  ['business-plan', 'resources'],
  ['business-plan', 'milestones'],
  ['idea', comments],
  ['business-plan', comments],
  ['rd', comments],
];
/** Options for quality standards that often require a permit. */
const regulated = ['foodSafety', 'productSafety', 'tradeRules'];

export const permits: LenderQuestion = {
  id: 'permits',
  question: {
    fr: 'Avez-vous vos permis et vos assurances?',
    en: 'Do you have your permits and your insurance?',
  },
  mendAt: at(['business-plan', 'resources']),
  raisedBy: ['noInsurance'],
  weigh: ({ chosen }) => ({
    weight: regulated.includes(chosen('rd', 'qualityStandards') ?? '') ? 74 : 55,
  }),
  reply: ({ figures, sentence }) => {
    const permit = sentence(permitWords, permitPlaces);
    const insurance =
      insured(figures) ??
      youWrite(sentence(insuranceWords, [...permitPlaces, ['finances', 'fixedCosts']]), {
        fr: 'Des assurances, vous écrivez',
        en: 'Of insurance, you write',
      });
    const answer = sentences(youWrite(permit), insurance);
    if (permit && insurance) return { answer };
    if (permit) {
      return {
        answer,
        missing: { fr: 'Aucune assurance n’est prévue.', en: 'No insurance is planned.' },
        mendAt: inForecast('fixed'),
      };
    }
    return {
      answer,
      missing: insurance
        ? {
            fr: 'Rien ne dit quels permis il faut, ni si vous les avez.',
            en: 'Nothing says which permits it takes, or whether you have them.',
          }
        : {
            fr: 'Ni permis ni assurance ne sont mentionnés.',
            en: 'Neither permits nor insurance are mentioned.',
          },
    };
  },
};

/** States the first insurance amount in the fixed costs, if there is one. */
function insured(figures: FigureSource | undefined): Bilingual | undefined {
  const isInsurance = ({ name }: { readonly name?: string | null | undefined }) =>
    insuranceWords.test(name ?? '');
  const line = figures?.inputs.fixed?.find((one) => isInsurance(one) && (one.amount ?? 0) > 0);
  if (line?.amount == null) return undefined;
  const { fr, en } = amount(line.amount);
  return {
    fr: `Vos prévisions comptent ${fr} d’assurance par mois.`,
    en: `Your forecast counts ${en} of insurance a month.`,
  };
}

export const salesTaxes: LenderQuestion = {
  id: 'salesTaxes',
  question: {
    fr: 'Qu’avez-vous prévu pour la TPS et la TVQ?',
    en: 'What have you planned for the GST and the QST?',
  },
  mendAt: inForecast('salesTax.registration'),
  raisedBy: ['registrationMissing', 'quickMethodCeiling', 'quickMethodTrade'],
  weigh: ({ figures }) => {
    const month = figures?.expected.registeredMonth;
    return { weight: month != null && month > 0 ? 64 : 38 };
  },
  reply: ({ figures }) => {
    if (!figures) return withoutForecast(undefined, 'salesTax.registration');
    const { unknown, registeredMonth, years } = figures.expected;
    if (unknown.some(({ figure }) => figure === 'registeredMonth')) {
      return lacking(figures, 'registeredMonth');
    }
    if (registeredMonth === null) {
      return {
        answer: {
          fr: 'Selon vos prévisions, vous ne vous inscrivez pas en trois ans.',
          en: 'By your forecast, you do not register within three years.',
        },
      };
    }
    const when = monthOf(figures, registeredMonth);
    const first = years.findIndex(({ salesTaxPaid: paid }) => paid === null || paid > 0);
    const paid = years[first]?.salesTaxPaid;
    const answer = {
      fr: `L’entreprise est inscrite aux deux taxes dès ${when.fr}.`,
      en: `The business is registered for both taxes from ${when.en} on.`,
    };
    if (paid == null) return { answer };
    const { fr, en } = amount(paid);
    return {
      answer: sentences(answer, {
        fr: `L’année ${first + 1}, ${fr} sont à remettre, une fois les crédits déduits.`,
        en: `In year ${first + 1}, ${en} is to be remitted, after credits.`,
      }),
    };
  },
};

import { withDe } from '@elan/domain/elision';
import type { FigureSource } from '@elan/domain/figures/source';
import type { Bilingual } from '@elan/domain/language';
import { comments, type Place } from '../../projectTexts.ts';
import type { LenderQuestion } from '../lenderQuestion.ts';
import type { Rehearsed } from '../rehearsed.ts';
import {
  amount,
  at,
  inForecast,
  lackingInputs,
  monthOf,
  type Reply,
  sentences,
  unanswered,
  withoutForecast,
  youWrite,
} from '../wording.ts';

export const experience: LenderQuestion = {
  id: 'experience',
  question: {
    fr: 'Pourquoi vous? Qu’avez-vous déjà fait dans ce métier?',
    en: 'Why you? What have you done in this line of work?',
  },
  mendAt: at(['idea', 'experience']),
  weigh: () => ({ weight: 79 }),
  reply: (project) => {
    const ownExperience: Place = ['idea', 'experience'];
    const quoted = project.quote(ownExperience, ['brainstorm', 'skills']);
    if (quoted) return { answer: youWrite(quoted), mendAt: at(quoted.place) };
    return unanswered(project, ownExperience, {
      fr: 'Votre expérience n’est pas encore décrite.',
      en: 'Your experience is not described yet.',
    });
  },
};

const job =
  /(?<!\p{L})(?:(?:garde|conserve|keep|keeping)\s+(?:mon|my)\s+(?:emploi|job|day job|contrat|contract)|assurance-emploi|employment insurance|jour\p{L}* par semaine jusqu)/iu;
const ownPay =
  /(?<!\p{L})(?:salaires?|salary|salaries|ma paie|my pay|me paie|pay myself)(?!\p{L})/iu;
const jobPlaces: readonly Place[] = [
  ['idea', comments],
  ['business-plan', comments],
  ['finances', comments],
  ['business-plan', 'team'],
];

export const personalNeed: LenderQuestion = {
  id: 'personalNeed',
  question: {
    fr: 'De quoi vivrez-vous en attendant que l’entreprise vous paie?',
    en: 'What will you live on until the business can pay you?',
  },
  mendAt: inForecast('personalNeed'),
  raisedBy: ['payUnderNeed', 'noOwnPay', 'salaryOfProprietor'],
  weigh: ({ figures }) => {
    const pay = figures?.inputs.ownerPay?.amount ?? 0;
    return { weight: figures && pay === 0 ? 70 : 66 };
  },
  reply: (project) => {
    const { figures, sentence } = project;
    const besides = youWrite(
      sentence(job, jobPlaces) ?? sentence(ownPay, [['finances', 'fixedCosts'], ...jobPlaces]),
    );
    if (!figures) return withoutForecast(besides, 'personalNeed');
    const answer = sentences(plannedPay(figures), besides);
    return { answer, ...uncovered(figures) };
  },
};

function plannedPay(figures: FigureSource): Bilingual | undefined {
  const { ownerPay } = figures.inputs;
  if (!ownerPay || ownerPay.amount === 0) {
    return {
      fr: 'Vos prévisions ne vous versent rien en trois ans.',
      en: 'Your forecast pays you nothing in three years.',
    };
  }
  if (ownerPay.amount == null) return undefined;
  const { fr, en } = amount(ownerPay.amount);
  const when = monthOf(figures, ownerPay.from ?? 1);
  return {
    fr: `Vous prévoyez de vous verser ${fr} par mois à partir ${withDe(when.fr)}.`,
    en: `You plan to pay yourself ${en} a month from ${when.en} on.`,
  };
}

function uncovered(figures: FigureSource): Reply {
  const { personalNeed: need, ownerPay } = figures.inputs;
  if (need == null) {
    return {
      missing: {
        fr: 'Ce qu’il vous faut chaque mois pour vivre n’est pas inscrit.',
        en: 'What you need to live on each month is not entered.',
      },
    };
  }
  if (ownerPay && ownerPay.amount == null) return lackingInputs(figures, ['ownerPay.amount']);
  const short = need - (ownerPay?.amount ?? 0);
  if (short <= 0) return {};
  const { fr, en } = amount(short);
  return {
    missing: {
      fr: `Il reste à dire d’où viendront les ${fr} qui vous manquent chaque mois.`,
      en: `It remains to be said where the ${en} that you are short of each month will come from.`,
    },
    mendAt: inForecast('ownerPay.amount'),
  };
}

const team: Place = ['business-plan', 'team'];
const standIn =
  /(?<!\p{L})(?:remplac\p{L}*|relève|prend(?:rait|ra)? le relais|si je (?:tombe|suis) malade|malade|replac\p{L}*|back-?up|step in|fill in for|fall ill|get sick|if i am (?:ill|sick))(?!\p{L})/iu;
const standInPlaces: readonly Place[] = [
  team,
  ['analysis', 'risks'],
  ['business-plan', comments],
  ['business-plan', 'resources'],
];

function hasStaff({ figures }: Rehearsed): boolean {
  return (figures?.inputs.staff ?? []).length > 0;
}

export const illness: LenderQuestion = {
  id: 'illness',
  question: {
    fr: 'Si vous tombez malade, qui fait tourner l’entreprise?',
    en: 'If you fall ill, who keeps the business running?',
  },
  mendAt: at(team),
  weigh: (project) => {
    if (!project.figures || hasStaff(project)) return { weight: 46 };
    return {
      weight: 73,
      because: {
        fr: 'Vos prévisions ne paient aucun personnel.',
        en: 'Your forecast pays no staff.',
      },
    };
  },
  reply: (project) => {
    const relief = project.sentence(standIn, standInPlaces);
    if (relief) return { answer: youWrite(relief), mendAt: at(relief.place) };
    const who = youWrite(project.quote(team), {
      fr: 'De l’équipe, vous écrivez',
      en: 'Of the team, you write',
    });
    return {
      ...unanswered(project, team, {
        fr: 'Rien ne dit qui prendrait le relais.',
        en: 'Nothing says who would take over.',
      }),
      answer: who,
    };
  },
};

export const hands: LenderQuestion = {
  id: 'hands',
  question: {
    fr: 'Qui fera le travail, et les heures suffiront-elles?',
    en: 'Who will do the work, and will the hours be enough?',
  },
  mendAt: at(team),
  raisedBy: [
    'hoursShort',
    'aloneYetStaff',
    'peopleDiffer',
    'relationDiffers',
    'nameDiffers',
    'growthWithoutHands',
    'wageUnderMinimum',
  ],
  weigh: (project) => ({ weight: hasStaff(project) ? 61 : 45 }),
  reply: (project) => {
    const quoted = youWrite(project.quote(team));
    if (!quoted) {
      return unanswered(project, team, {
        fr: 'L’équipe n’est pas encore décrite.',
        en: 'The team is not described yet.',
      });
    }
    const { figures } = project;
    if (!figures) return { answer: quoted };
    if (isMeasured(figures)) return { answer: sentences(quoted, enough(figures)) };
    return {
      answer: quoted,
      missing: {
        fr: 'Le temps que prend une vente n’est pas inscrit\u00a0: rien ne montre que les heures suffisent.',
        en: 'The time that a sale takes is not entered: nothing shows that the hours are enough.',
      },
      mendAt: inForecast('offers.0.minutes'),
    };
  },
};

/** Whether the forecast has everyone's hours, the minutes per sale for every offer, and all numbers of sales. */
function isMeasured({ inputs, expected }: FigureSource): boolean {
  const { offers, staff, hoursPerWeek } = inputs;
  const areStaffHoursGiven = (staff ?? []).every(
    ({ pay }) => pay?.mode === 'hourly' && pay.hoursPerWeek != null,
  );
  const isSold = expected.years.every(({ units }) =>
    Object.values(units).every((one) => one !== null),
  );
  return (
    hoursPerWeek != null &&
    areStaffHoursGiven &&
    isSold &&
    offers.every(({ minutes }) => minutes != null)
  );
}

function enough({ checks }: FigureSource): Bilingual | undefined {
  return checks.some(({ id }) => id === 'hoursShort')
    ? undefined
    : {
        fr: 'Les ventes prévues tiennent dans les heures inscrites.',
        en: 'The sales planned fit in the hours entered.',
      };
}

import { number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { plural } from '@elan/domain/plural';
import { periodOf } from '../amounts/period.ts';
import type { Fact, Sentence } from '../facts/register.ts';
import { anyOf, topicsIn } from '../facts/words.ts';
import {
  type Compared,
  differsFromAnswer,
  differsFromForecast,
  hoursText,
  mayMean,
} from './compared.ts';

/** Compares hours in words with the time that the sales take, and with the hours available in the forecast. */
export function compareCapacity(compared: Compared): Check[] {
  return [
    ...compareMinutes(compared),
    ...compareHourLimit(compared),
    ...compareAvailable(compared),
  ];
}

const eachOne = anyOf('each|chacune?');
const units = new Set(['hour', 'heure', 'minute', 'day', 'jour', 'week', 'semaine']);
const takes = anyOf('takes?|prend|prennent|dure|durent|lasts?|demande');

/** Compares how long a sale takes, in words, with the minutes of its offer. */
function compareMinutes({ register, inputs }: Compared): Check[] {
  for (const sentence of register) {
    for (const fact of sentence.facts) {
      const isLength = fact.per === 'hour' || fact.per === 'minute';
      if (fact.measure !== 'time' || !isLength || fact.isAside) continue;
      const isEach = eachOne.test(fact.clause);
      if (!isEach && !takes.test(fact.clause)) continue;
      const topics = topicsIn(isEach ? sentence.text : fact.clause).filter(
        (topic) => !units.has(topic),
      );
      const offer = inputs.offers.find(({ name }) =>
        topicsIn(name ?? '').some((topic) => topics.includes(topic)),
      );
      const planned = offer?.minutes == null ? undefined : Number(offer.minutes);
      if (!offer || planned === undefined) continue;
      const unit = fact.per === 'hour' ? 60 : 1;
      if (mayMean(fact, planned / unit, 0.3)) continue;
      const { fr, en } = number(planned);
      return [
        differsFromForecast({
          id: `minutesDiffer:${offer.id}`,
          at: sentence,
          topic: { fr: 'Durée d’une vente', en: 'Time of a sale' },
          written: fact.written,
          planned: {
            fr: `${fr} ${plural('fr', planned, 'minute', 'minutes')}`,
            en: `${en} ${plural('en', planned, 'minute', 'minutes')}`,
          },
        }),
      ];
    }
  }
  return [];
}

const limited = anyOf(
  "only|seulement|pas plus d*|at most|no more than|maximum|au plus|lets me|lets us|(?:ne |n[’'])(?:\\p{L}+ ){1,3}que",
);

/** Compares a limit of hours a week with the hours that the sales of the first year take. */
function compareHourLimit({ register, inputs, forecast }: Compared): Check[] {
  const [year] = forecast.years;
  const needed = inputs.offers.reduce(
    (hours, { id, minutes }) => hours + ((year?.units[id] ?? 0) * Number(minutes ?? 0)) / 60 / 52,
    0,
  );
  const ofTeam = register
    .filter(({ question }) => question === 'team')
    .flatMap(({ facts }) => facts.filter(isWeekly));
  const all = ofTeam.reduce(
    (sum, { most, clause }) => sum + most * (eachOne.test(clause) ? 2 : 1),
    0,
  );
  for (const sentence of register) {
    const { text, facts, question } = sentence;
    const isShort = question === 'team' && all > 0 && all < needed * 0.9;
    if (isShort) {
      const own = facts.find(isWeekly);
      if (own) return [tooFew(sentence, own, needed)];
    }
    if (!limited.test(text) || question === 'competitors' || question === 'vision') continue;
    const weekly = facts.find(
      ({ measure, per, end, isAside }) =>
        measure === 'time' &&
        per === 'hour' &&
        !isAside &&
        periodOf(text.slice(end, end + 20)) === 'week',
    );
    if (!weekly || weekly.most >= needed * 0.8) continue;
    return [tooFew(sentence, weekly, needed)];
  }
  return [];
}

/** Whether a fact is a number of hours that someone works each week. */
export const isWeekly = ({ measure, per, isAside, least }: Fact) =>
  measure === 'time' && per === 'hour' && !isAside && least >= 4;

function tooFew(at: Sentence, { written }: Fact, needed: number): Check {
  const { fr, en } = hoursText(Math.round(needed));
  return differsFromForecast({
    id: 'hoursExceeded',
    at,
    topic: { fr: 'Capacité', en: 'Capacity' },
    written,
    planned: {
      fr: `des ventes qui prennent ${fr} par semaine`,
      en: `sales that take ${en} a week`,
    },
  });
}

/** Compares the hours available in the forecast with those of the team, if the answer gives one for each person. */
function compareAvailable({ register, inputs: { hoursPerWeek, staff } }: Compared): Check[] {
  const team = register.filter(({ question }) => question === 'team');
  const weekly = team.flatMap(({ facts }) => facts.filter(isWeekly));
  const [first] = weekly;
  const [at] = team;
  if (hoursPerWeek == null || !first || !at || (staff?.length ?? 0) + 1 !== weekly.length)
    return [];
  const all = weekly.reduce((sum, { most }) => sum + most, 0);
  if (hoursPerWeek <= all * 1.15 && hoursPerWeek >= all / 2) return [];
  return [
    differsFromAnswer({
      id: 'hoursAvailableDiffer',
      at,
      path: 'hoursPerWeek',
      topic: { fr: 'Heures par semaine', en: 'Hours a week' },
      written: weekly.map(({ written }) => written).join(' + '),
      planned: hoursText(hoursPerWeek),
    }),
  ];
}

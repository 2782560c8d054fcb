import { inSentence, quotable } from '../excerpt.ts';
import { listed } from '../lists.ts';
import type { Material } from '../material.ts';
import { bare, type Theme, themesOf } from '../themes.ts';
import type { IdeaPhrases, OwnIdea } from '../words/ideaWords.ts';

/** What firms without anybody in house pay for by the half-day. */
const hiredByFirms: readonly Theme[] = [
  'accounting',
  'administration',
  'building',
  'business',
  'computers',
  'customers',
  'languages',
  'photography',
  'writing',
];

/** A thing short enough for a title; years, licences, tools, tempers, people and job titles are no trade to sell. */
function isSellable(words: string): boolean {
  const text = bare(words);
  return (
    /\p{L}{4}/u.test(text) &&
    text.length <= 45 &&
    !/:|^(?:fix|sell|sew|drive|jaser|tenir|coudre) |\d|\b(ans?|annees?|permis|remorque|camion|bilingue|patien\w*|bonn?e?|years?|licence|trailer|truck|bilingual|good|n'importe|tout ca|dont|of them|the lot|organi[sz]ed?|organisee?|autos?|voiture|wagon|car|benevolat|volunteering|church|minutes|leurs?|their|nul|cannot|i|je|j'\w+|gens|personnes|people|seniors?|aines?|enfants?|children|kids|famil\w*|clients?|customers|logements?|housing|technicien\w*|prepose\w*|secretaire|secretary|orderly|developpeu\w*|developer|comptable|accountant|ordre|order|qui|that|which|who)\b/.test(
      text,
    )
  );
}

/** Up to three ideas made of what this person loves and can do, whatever it is. */
export function ownIdeas(phrases: IdeaPhrases, material: Material) {
  const interests = listed(material.raw('interests'), 6, quotable).filter(isSellable);
  const skills = listed(material.raw('skills'), 6, quotable).filter(isSellable);
  const make = (
    { title, pays, sector }: OwnIdea,
    words: string,
    because: readonly [(words: string) => string, ...((words: string) => string)[]],
    topic: string,
  ) => ({
    title: title(inSentence(words)),
    description: `${material.pick(topic, pays)} ${material.pick(topic, because)(words)}`,
    sector,
  });
  const [first, second] = rotated(interests, material.draw('interest'));
  const [skill] = rotated(skills, material.draw('skill'));
  const { becauseOfInterest, becauseOfSkill } = phrases;
  return [
    first && make(phrases.workshops, first, becauseOfInterest, 'workshops'),
    skill &&
      make(
        hiredByFirms.some((theme) => themesOf(skill).has(theme))
          ? material.pick('ofSkill', [phrases.byTheHour, phrases.shortCourse])
          : phrases.shortCourse,
        skill,
        becauseOfSkill,
        'ofSkill',
      ),
    second &&
      make(
        material.pick('ofInterest', [phrases.starterKits, phrases.club]),
        second,
        becauseOfInterest,
        'ofInterest',
      ),
  ].filter((idea) => typeof idea === 'object');
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = by % Math.max(1, items.length);
  return [...items.slice(at), ...items.slice(0, at)];
}

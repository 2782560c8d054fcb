import type { Language } from '@elan/domain/language';
import { interestLevels } from '@elan/domain/project/ideas';
import { catalogue } from '@elan/modules/catalogue';
import { optionNamed } from '../chosen.ts';
import { ideas as english } from '../english/ideas.ts';
import { quotable } from '../excerpt.ts';
import { ideas as french } from '../french/ideas.ts';
import { listed } from '../lists.ts';
import type { Material } from '../material.ts';
import type { ReadPrompt } from '../readPrompt.ts';
import { type Theme, themesOf } from '../themes.ts';
import { ideaBank, type Seed, type SeedId } from '../words/ideaBank.ts';
import type { IdeaPhrases } from '../words/ideaWords.ts';
import { chooseIdeas } from './chooseIdeas.ts';
import { ownIdeas } from './ownIdeas.ts';
import { placeIn } from './place.ts';

const phrasesOf: Readonly<Record<Language, IdeaPhrases>> = { fr: french, en: english };

/** Twelve to fifteen ideas, the best for this person first. */
export function ideas({ language }: ReadPrompt, material: Material) {
  const phrases = phrasesOf[language];
  const count = 12 + (material.draw('count') % 4);
  const own = ownIdeas(phrases, material);
  const chosen = chooseIdeas(material, count - own.length);
  const fromBank = chosen.map((id, rank) => {
    const [title, pays] = phrases.bank[id];
    const seed: Seed = ideaBank[id];
    return {
      isNear: isNear(seed, material),
      title,
      description: [pays, why(seed, phrases, material, rank), caution(id, phrases, material, rank)]
        .filter((sentence) => sentence !== '')
        .join(' '),
      sector: sectorOf(seed, language),
    };
  });
  // What is made of the person's own words comes third, sixth and ninth; what is far from them, last.
  const mixed = own
    .reduce(
      (list, idea, index) => list.toSpliced(2 + index * 3, 0, { ...idea, isNear: true }),
      fromBank,
    )
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear));
  return {
    ideas: mixed.map(({ isNear: near, title, description, sector }, rank) => ({
      title,
      // In the last one, which is developed least often: its words go into the idea module.
      description:
        rank === mixed.length - 1 ? `${description} ${phrases.demonstration}` : description,
      sector,
      interestLevel: levelOf(near, rank / mixed.length)[language],
    })),
  };
}

/** No more than two in five are high, and some are low: a list where all is promising helps nobody choose. */
function levelOf(isNear: boolean, place: number): (typeof interestLevels)[number] {
  const [high, medium, low] = interestLevels;
  if (!isNear) return low;
  if (place < 0.4) return high;
  return place < 0.8 ? medium : low;
}

/** What a person has, which helps without being a trade. */
const belonging =
  /\b(?:autos?|voiture|cars?|wagon|remorque|trailer|camion\w*|truck|permis|licen[cs]e)\b/iu;

/** Whether it is of the field that the person wants, or has to do with anything they love or can do. */
function isNear({ themes, ...seed }: Seed, material: Material): boolean {
  if (isWanted(seed.sector, material)) return true;
  const said = themesOf(`${material.raw('interests')}\n${material.raw('skills')}`);
  return themes.some((theme) => said.has(theme));
}

function isWanted(sector: string, material: Material): boolean {
  return optionNamed('brainstorm', 'preferredSector', material.raw('preferredSector')) === sector;
}

function sectorOf(seed: Seed, language: Language): string {
  const question = catalogue.brainstorm.questions.find(({ id }) => id === 'preferredSector');
  const options = question?.kind === 'select' ? question.options : [];
  return options.find(({ id }) => id === seed.sector)?.label[language] ?? '';
}

/** Quotes the interest or the skill that the idea rests on. */
function why(
  { themes, sector }: Seed,
  phrases: IdeaPhrases,
  material: Material,
  rank: number,
): string {
  // What a colon announces is told in the parts that follow.
  const strengths = (id: string) =>
    listed(material.raw(id), 6, quotable).map((words) =>
      words.replace(/(?<=\p{L}{3}.*)[\s\u00a0]*:.*$/su, ''),
    );
  const skills = strengths('skills');
  const interests = strengths('interests');
  const about = (theme: Theme | undefined) => (words: string) =>
    theme !== undefined && themesOf(words).has(theme);
  const turned = <Way>(ways: readonly [Way, ...Way[]]): Way =>
    ways[(rank + material.draw('way')) % ways.length] ?? ways[0];
  const [main, ...others] = themes;
  const oneOf = (found: readonly string[]) => found[rank % Math.max(1, found.length)];
  const skill = oneOf(skills.filter((words) => about(main)(words) && !belonging.test(words)));
  const interest = oneOf(interests.filter(about(main)));
  if (skill !== undefined && (interest === undefined || rank % 2 === 0)) {
    return turned(phrases.becauseOfSkill)(skill);
  }
  if (interest !== undefined) return turned(phrases.becauseOfInterest)(interest);
  const partly = oneOf(
    [...skills, ...interests].filter(
      (words) =>
        others.some((theme) => about(theme)(words)) ||
        (belonging.test(words) && about(main)(words)),
    ),
  );
  if (partly !== undefined) {
    // A licence sets nobody apart: it helps.
    const helps = phrases.partly[1] ?? phrases.partly[0];
    return (belonging.test(partly) ? helps : turned(phrases.partly))(partly);
  }
  return turned(isWanted(sector, material) ? phrases.inYourField : phrases.loosely);
}

/** What to know first: a rule, whom to ask, where to begin, or what it takes. */
function caution(id: SeedId, phrases: IdeaPhrases, material: Material, rank: number): string {
  const { rule, start }: Seed = ideaBank[id];
  const cost = phrases.start[start] ?? phrases.start[0];
  if (rule !== undefined && !material.outsideQuebec) return phrases.rules[rule];
  if (start > 0) return cost;
  const customers = quotable(material.raw('targetCustomers'), 90);
  const place = placeIn(material);
  const ways = [
    cost,
    ...(customers === '' ? [] : [phrases.firstCustomers(customers)]),
    ...(place === undefined ? [] : [phrases.territory(place)]),
    ...phrases.firstTry,
  ];
  return ways[rank % ways.length] ?? cost;
}

import { interestLevels } from '@elan/domain/project/ideas';
import { catalogue } from '@elan/modules/catalogue';
import type { Material } from '../prompt/material.ts';
import { optionNamed } from '../prompt/readPrompt.ts';
import { themesOf } from '../prompt/themes.ts';
import type { Trade } from '../prompt/trade.ts';
import { quoted, textsOf } from '../sections/template.ts';
import { rules } from '../sections/trades.ts';
import { ideaBank } from './ideaBank.ts';
import { ideaWords } from './ideaWords.ts';

/** An idea from the idea bank. */
interface Seed {
  /** An option id of the brainstorm's preferred sector. */
  readonly sector: string;
  readonly themes: readonly string[];
  readonly title: string;
  /** Who pays, and for what. */
  readonly offer: string;
}

const sectors = catalogue.brainstorm.questions.flatMap((question) =>
  question.id === 'preferredSector' && question.kind === 'select' ? question.options : [],
);

/** Maximum number of ideas per sector that the user did not choose. */
const mostOfAnother = 2;

/** Returns twelve to fifteen ideas, best match first. */
export function ideas(m: Material) {
  const { language } = m;
  const wanted = optionNamed('brainstorm', 'preferredSector', m.raw('preferredSector'));
  const isNear = (seed: Seed) =>
    seed.sector === wanted || ['skills', 'interests'].some((id) => wordsOn(seed, id, m).length > 0);
  const chosen = choose(m, wanted, 12 + (m.numberFor('count') % 4)).toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)),
  );
  return {
    ideas: chosen.map((seed, rank) => {
      const isLast = rank === chosen.length - 1;
      return {
        title: seed.title,
        description: [
          seed.offer,
          why(seed, m, wanted, rank),
          caution(seed, m, rank),
          // The demonstration note is in the last idea, which users choose least often, because the chosen idea's text
          // is copied into the idea module.
          ...(isLast ? [sayIn(m, rank)('demonstration')] : []),
        ].join(' '),
        sector: sectors.find(({ id }) => id === seed.sector)?.label[language] ?? '',
        interestLevel: levelOf(isNear(seed), rank / chosen.length)[language],
      };
    }),
  };
}

/** Returns the items of an answer that relate to an idea. */
function wordsOn({ themes }: Seed, id: string, m: Material): readonly string[] {
  return m.things(id).filter((words) => [...themesOf(words)].some((one) => themes.includes(one)));
}

/** @returns the best-matching ideas, best first: by sector, then by what the user loves and can do. */
function choose(m: Material, wanted: string | undefined, count: number): readonly Seed[] {
  const loved: ReadonlySet<string> = themesOf(m.raw('interests'));
  const known: ReadonlySet<string> = themesOf(m.raw('skills'));
  const fitOf = ({ sector, themes, title }: Seed) =>
    (sector === wanted ? 6 : 0) +
    2 * themes.filter((theme) => loved.has(theme)).length +
    2 * themes.filter((theme) => known.has(theme)).length +
    (m.numberFor(title) % 100) / 50;
  const ranked = Object.entries(textsOf(ideaBank, m.language))
    .map(([name, text = '']): Seed => {
      const [sector = '', ...themes] = name.split('.');
      const [title = '', offer = ''] = text.split(' | ');
      return { sector, themes, title, offer };
    })
    .map((seed) => ({ seed, fit: fitOf(seed) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ seed }) => seed);
  const others = ranked.filter((seed) => {
    const sameField = ranked.filter(({ sector }) => sector === seed.sector);
    return seed.sector !== wanted && sameField.indexOf(seed) < mostOfAnother;
  });
  return [...ranked.filter(({ sector }) => sector === wanted), ...others].slice(0, count);
}

/**
 * Returns the interest level: at most two in five ideas are high and some are low, because a list in which all are
 * promising does not help to choose.
 */
function levelOf(isNear: boolean, place: number): (typeof interestLevels)[number] {
  const [high, medium, low] = interestLevels;
  if (!isNear || place >= 0.8) return low;
  return place < 0.4 ? high : medium;
}

/** @returns a text of `ideaWords`. If names end in numbers, these are alternative wordings, used in turn. */
type Say = (name: string, words?: string) => string;

function sayIn(m: Material, rank: number): Say {
  const texts = textsOf(ideaWords, m.language);
  return (name, words = '') => {
    const ways = Object.keys(texts).filter((one) => one === name || one.startsWith(`${name}.`));
    const text = texts[ways[rank % ways.length] ?? ''] ?? '';
    return text.replace('{words}', () => quoted(words, m.language));
  };
}

/** Quotes the interest or skill on which the idea is based, or states that only its sector, or nothing, matches. */
function why(seed: Seed, m: Material, wanted: string | undefined, rank: number): string {
  const say = sayIn(m, rank);
  const [interest] = wordsOn(seed, 'interests', m);
  const [skill] = wordsOn(seed, 'skills', m);
  if (skill !== undefined && (interest === undefined || rank % 2 === 0)) return say('skill', skill);
  if (interest !== undefined) return say('interest', interest);
  return say(seed.sector === wanted ? 'field' : 'loosely');
}

/** Sectors in which a legal rule must be mentioned first. */
const regulated = new Map<string, Trade>([
  ['food', 'food'],
  ['construction', 'building'],
  ['health', 'care'],
]);

/** Returns what to know first: a rule in Quebec, whom to ask, or where to begin. */
function caution({ sector }: Seed, m: Material, rank: number): string {
  const say = sayIn(m, rank);
  const trade = m.outsideQuebec ? undefined : regulated.get(sector);
  const customers = m.excerptOf('targetCustomers', 90);
  if (trade) return rules[trade][m.language];
  return customers !== undefined && rank % 3 === 0 ? say('firstCustomers', customers) : say('try');
}

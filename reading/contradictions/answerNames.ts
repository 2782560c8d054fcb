import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { comments, type ProjectTexts } from '../projectTexts.ts';
import { differing, type Stated } from './stated.ts';

interface Relation {
  readonly id: string;
  readonly words: string;
  /** The relation with "your" before it, as in "your spouse". */
  readonly your: Bilingual;
  /** Whether a person has only one at a time. */
  readonly isOne: boolean;
}

const relation = (id: string, words: string, fr: string, en: string, isOne = false): Relation => ({
  id,
  words,
  your: { fr, en },
  isOne,
});

/** Family relations to the user. A name is assumed to have only one of them. */
const relations: readonly Relation[] = [
  relation(
    'spouse',
    'chum|conjointe?|mari|blonde|épouse|époux|boyfriend|girlfriend|husband|wife|spouse',
    'votre conjoint ou conjointe',
    'your spouse',
    true,
  ),
  relation('sisterInLaw', 'belle-sœur|sister-in-law', 'votre belle-sœur', 'your sister-in-law'),
  relation('brotherInLaw', 'beau-frère|brother-in-law', 'votre beau-frère', 'your brother-in-law'),
  relation('brother', 'frère|brother', 'votre frère', 'your brother'),
  relation('sister', 'sœur|sister', 'votre sœur', 'your sister'),
  relation('mother', 'mère|mother|mom', 'votre mère', 'your mother', true),
  relation('father', 'père|father|dad', 'votre père', 'your father', true),
  relation('son', 'fils|son', 'votre fils', 'your son'),
  relation('daughter', 'fille|daughter', 'votre fille', 'your daughter'),
  relation('cousin', 'cousine?', 'votre cousin ou cousine', 'your cousin'),
];

interface Named {
  readonly relation: Relation;
  readonly name: string;
}

const name = String.raw`(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)`;
const mine = String.raw`(?<!\p{L})(?:[Mm]on|[Mm]a|[Mm]y)\s+`;
const anyOf = `(${relations.map(({ words }) => words).join('|')})`;
/** Each pattern covers all relations, since every further pattern would scan all texts of the project again. */
const readers = [
  // Match "Mon chum Réjean" and "Réjean, mon chum,". The second needs a pause after it, or it may be a list.
  { pattern: new RegExp(`${mine}${anyOf}\\s+${name}(?!\\p{L})`, 'gu'), word: 1, name: 2 },
  {
    // Starts at the comma, because trying a class of letters at every index of a text takes far longer.
    pattern: new RegExp(
      `(?<=(?<!\\p{L})${name}),\\s+(?:mon|ma|my)\\s+${anyOf}(?=\\s*(?:[,.;:)]|$))`,
      'gu',
    ),
    word: 2,
    name: 1,
  },
] as const;
const byWord = relations.map((one) => ({
  relation: one,
  is: new RegExp(`^(?:${one.words})$`, 'u'),
}));

function namedIn(text: string): Named[] {
  const found = readers.flatMap(({ pattern, word, name: at }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const of = byWord.findIndex(({ is }) => is.test(match[word] ?? ''));
      const relation = byWord[of]?.relation;
      return relation ? [{ of, named: { relation, name: match[at] ?? '' } }] : [];
    }),
  );
  return found.toSorted((a, b) => a.of - b.of).map(({ named }) => named);
}

/**
 * Reports at most one conflict between two modules: one name with two relations, or two names for a relation that a
 * person has only one of.
 */
export function compareNames(project: ProjectTexts): Check[] {
  const all = namesOf(project);
  const byName = Map.groupBy(all, ({ value }) => value.name);
  // Two names per module are enough: at least one of them differs from any name in another module.
  const byRelation = Map.groupBy(
    all.filter(({ value }) => value.relation.isOne && value.nth < 2),
    ({ value }) => value.relation,
  );
  for (const first of all) {
    const { name: own, relation: of, at } = first.value;
    const check = [...(byName.get(own) ?? []), ...(byRelation.get(of) ?? [])]
      .filter(({ module, value }) => module !== first.module && value.at > at)
      .toSorted((a, b) => a.value.at - b.value.at)
      .map((second) => differ(first, second))
      .find((found) => found !== undefined);
    if (check) return [check];
  }
  return [];
}

interface Numbered extends Named {
  /** Index among all names. */
  readonly at: number;
  /** Number of earlier names with the same relation in the same module. */
  readonly nth: number;
}

/** @returns each pair of name and relation once per module, in the order of the texts. */
function namesOf(project: ProjectTexts): readonly Stated<Numbered>[] {
  const names = new Map<string, Stated<Numbered>>();
  const counts = new Map<string, number>();
  for (const { value, ...place } of everyText(project)) {
    for (const named of namedIn(value)) {
      const group = `${place.module} ${named.relation.id}`;
      const once = `${group} ${named.name}`;
      if (names.has(once)) continue;
      const nth = counts.get(group) ?? 0;
      counts.set(group, nth + 1);
      names.set(once, { ...place, value: { ...named, at: names.size, nth } });
    }
  }
  return [...names.values()];
}

function differ(first: Stated<Named>, second: Stated<Named>): Check | undefined {
  const [here, there] = [second.value, first.value];
  const isSameName = here.name === there.name;
  const isSameRelation = here.relation === there.relation;
  if (isSameName && !isSameRelation) {
    return differing('relationDiffers', [first, second], (elsewhere) => ({
      fr: `${here.name} y est ${here.relation.your.fr}; dans ${elsewhere.fr}, ${there.relation.your.fr}.`,
      en: `There ${here.name} is ${here.relation.your.en}; in ${elsewhere.en}, ${there.relation.your.en}.`,
    }));
  }
  if (isSameName || !isSameRelation || !here.relation.isOne) return undefined;
  return differing('nameDiffers', [first, second], ({ fr, en }) => ({
    fr: `Pour ${here.relation.your.fr}, vous y écrivez ${here.name}; dans ${fr}, ${there.name}.`,
    en: `For ${here.relation.your.en}, you write ${here.name} there; in ${en}, ${there.name}.`,
  }));
}

function everyText(project: ProjectTexts): Stated<string>[] {
  return Object.entries(project).flatMap(([module, saved]) => [
    ...Object.entries(saved?.answers ?? {}).map(([question, value]) => ({
      module,
      question,
      value,
    })),
    { module, question: comments, value: saved?.comments ?? '' },
  ]);
}

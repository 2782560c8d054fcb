import { type Figures, noFigures } from '../figures/figures.ts';
import { fnv1a } from '../hash.ts';
import type { Basis } from '../project/basis.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, ModuleOutline } from '../questionnaire/module.ts';

/**
 * The inputs of each module that a result may depend on, by module key. Journal entries are left out because a new
 * entry does not make any text outdated.
 */
type Modules = Readonly<
  Record<string, Pick<ModuleContent, 'answers' | 'comments' | 'selectedIdea'> | undefined>
>;

/** The current state of everything that a result may depend on. */
export interface BasisSources {
  /** All modules of the product. */
  readonly journey: readonly ModuleOutline[];
  readonly modules: Modules;
  /** Undefined while the page loads them; `changesSince` then ignores them. */
  readonly figures: Figures | undefined;
}

/** How a result was generated. */
interface Written extends Pick<Basis, 'at' | 'prompt'> {
  /** The ids of the figures that its text contains as written numbers. */
  readonly figures: readonly string[];
  /** Whether its prompt uses the forecast. */
  readonly usesForecast: boolean;
}

/**
 * Hashes what a result depends on: its module's answers and comments, other modules' fields, and the forecast.
 * @param restsOn fields of other modules, as `module.question`, or as `module` for all answers and the chosen idea.
 * @returns the basis to store with the result.
 */
export function basisOf(
  definition: ModuleDefinition,
  restsOn: readonly string[],
  sources: BasisSources,
  { at, prompt, figures: held, usesForecast }: Written,
): Basis {
  const figures = sources.figures ?? noFigures;
  const places = new Set([
    ...definition.questions.map(({ id }) => `${definition.key}.${id}`),
    `${definition.key}.comments`,
    ...restsOn.flatMap((place) => expanded(place, sources.journey)),
  ]);
  return {
    at,
    prompt,
    words: Object.fromEntries(
      [...places].map((place) => [place, hashOf(wordsAt(sources.modules, place))]),
    ),
    figures: Object.fromEntries(held.map((id) => [id, hashOfFigure(figures, id)])),
    ...(usesForecast ? { blocking: hashOfBlocking(figures) } : {}),
  };
}

/** @returns the basis with the module's own answers hashed again, because auto-fill may have added some. */
export function withOwnAnswers(
  basis: Basis,
  { key, questions }: ModuleDefinition,
  answers: Answers,
): Basis {
  const own = questions.map(({ id }) => [`${key}.${id}`, hashOf(answers[id] ?? '')] as const);
  return { ...basis, words: { ...basis.words, ...Object.fromEntries(own) } };
}

/** @returns the basis with the hashes of exactly these figures, which the text contains as written numbers. */
export function withFigures(basis: Basis, figures: Figures, ids: readonly string[]): Basis {
  return {
    ...basis,
    figures: Object.fromEntries(ids.map((id) => [id, hashOfFigure(figures, id)])),
  };
}

/**
 * Updates the basis after the user edited the text.
 * @param held the ids of the figures whose current values the text contains as written numbers, before and after the
 * edit.
 * @returns the basis with the current hash of each figure that the edit added, without those that it removed. The
 * others keep their hashes.
 */
export function withChangedFigures(
  basis: Basis,
  figures: Figures,
  held: { readonly before: readonly string[]; readonly after: readonly string[] },
): Basis {
  // A figure written with an outdated value is in neither list, so it is kept.
  const kept = Object.entries(basis.figures).filter(
    ([id]) => held.before.includes(id) === held.after.includes(id),
  );
  const came = held.after
    .filter((id) => !held.before.includes(id))
    .map((id) => [id, hashOfFigure(figures, id)] as const);
  return { ...basis, figures: Object.fromEntries([...kept, ...came]) };
}

/** An input that has changed since the result was generated. */
export interface Change {
  readonly module: string;
  /** The id of the question whose answer changed, `comments` or `selectedIdea`; undefined for the forecast. */
  readonly part: string | undefined;
}

/**
 * @returns what has changed since the result was generated, in the order of the journey. A figure that a placeholder
 * inserts is not a change, since it updates by itself.
 */
export function changesSince(basis: Basis, sources: BasisSources): readonly Change[] {
  const { journey, modules, figures } = sources;
  const rank = new Map(journey.map(({ key }, at) => [key, at]));
  const changed = Object.entries(basis.words).flatMap(([place, hash]): readonly Change[] => {
    if (hashOf(wordsAt(modules, place)) === hash) return [];
    const [module = '', part] = place.split('.');
    return [{ module, part }];
  });
  const isForecastOther =
    figures !== undefined &&
    (Object.entries(basis.figures).some(([id, hash]) => hashOfFigure(figures, id) !== hash) ||
      (basis.blocking !== undefined && basis.blocking !== hashOfBlocking(figures)));
  if (isForecastOther) changed.push({ module: 'finances', part: undefined });
  return changed.toSorted((a, b) => (rank.get(a.module) ?? 0) - (rank.get(b.module) ?? 0));
}

function expanded(place: string, journey: readonly ModuleOutline[]): readonly string[] {
  if (place.includes('.')) return [place];
  const other = journey.find(({ key }) => key === place);
  if (!other) return [];
  return [
    ...other.questions.map(({ id }) => `${place}.${id}`),
    ...(other.kind === 'ideas' ? [`${place}.selectedIdea`] : []),
  ];
}

/** @returns the text of the field `module.part`; '' if there is none. */
function wordsAt(modules: Modules, place: string): string {
  const [key = '', part = ''] = place.split('.');
  const content = Object.hasOwn(modules, key) ? modules[key] : undefined;
  if (part === 'comments') return content?.comments ?? '';
  if (part === 'selectedIdea') return JSON.stringify(content?.selectedIdea ?? '');
  return content?.answers?.[part] ?? '';
}

function hashOfBlocking({ blocking }: Figures): string {
  return hashOf(blocking.toSorted().join(' '));
}

function hashOfFigure({ figures }: Figures, id: string): string {
  const figure = Object.hasOwn(figures, id) ? figures[id] : undefined;
  return hashOf(JSON.stringify(figure?.value ?? null));
}

/** @returns the hash, in base 36, of the text without leading and trailing white space. */
function hashOf(text: string): string {
  return fnv1a(text.trim()).toString(36);
}

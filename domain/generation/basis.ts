import { type Figures, noFigures } from '../figures/figures.ts';
import { fnv1a } from '../hash.ts';
import type { Basis } from '../project/basis.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, ModuleOutline } from '../questionnaire/module.ts';

/** What a person decides in a module, by its key. A journal is read day by day: a new entry makes no text wrong. */
type Modules = Readonly<
  Record<string, Pick<ModuleContent, 'answers' | 'comments' | 'selectedIdea'> | undefined>
>;

/** The current state of everything that a result may rest on. */
export interface BasisSources {
  /** Every module of the product. */
  readonly journey: readonly ModuleOutline[];
  readonly modules: Modules;
  /** Undefined while they load: they are then left aside. */
  readonly figures: Figures | undefined;
}

/** How a result came about. */
interface Written extends Pick<Basis, 'at' | 'prompt'> {
  /** The ids of the figures that its text holds as words. */
  readonly figures: readonly string[];
  /** Whether its prompt reads the forecast. */
  readonly usesForecast: boolean;
}

/**
 * @param restsOn the places of other modules that the result rests on: `module.question`, or `module` for all of its
 *   answers.
 * @returns what is to be kept of the sources: hashes of the module's own answers and comments and of those places.
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

/** @returns the basis of a result for which blank answers were filled first. */
export function withOwnAnswers(
  basis: Basis,
  { key, questions }: ModuleDefinition,
  answers: Answers,
): Basis {
  const own = questions.map(({ id }) => [`${key}.${id}`, hashOf(answers[id] ?? '')] as const);
  return { ...basis, words: { ...basis.words, ...Object.fromEntries(own) } };
}

/** @returns the basis of a result whose text holds these figures as words. */
export function withFigures(basis: Basis, figures: Figures, ids: readonly string[]): Basis {
  return {
    ...basis,
    figures: Object.fromEntries(ids.map((id) => [id, hashOfFigure(figures, id)])),
  };
}

/**
 * @param held the ids of the figures that the text holds as words as they are now, before and after it was changed by hand.
 * @returns the basis of the changed text: a figure that came with the change has its current value, the others keep theirs.
 */
export function withChangedFigures(
  basis: Basis,
  figures: Figures,
  held: { readonly before: readonly string[]; readonly after: readonly string[] },
): Basis {
  // A figure written with an earlier value is held by neither.
  const kept = Object.entries(basis.figures).filter(
    ([id]) => held.before.includes(id) === held.after.includes(id),
  );
  const came = held.after
    .filter((id) => !held.before.includes(id))
    .map((id) => [id, hashOfFigure(figures, id)] as const);
  return { ...basis, figures: Object.fromEntries([...kept, ...came]) };
}

/** Something that is no longer as it was. */
export interface Change {
  readonly module: string;
  /** The question, where one of its answers changed; `comments` or `selectedIdea`; undefined for the forecast. */
  readonly part: string | undefined;
}

/** @returns what changed since a result was written, in the order of the journey; nothing where only placeholders followed. */
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

/** @returns the text at a place, without surrounding space; '' where there is none. */
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

/** The hash of a text without surrounding space, in base 36. */
function hashOf(text: string): string {
  return fnv1a(text.trim()).toString(36);
}

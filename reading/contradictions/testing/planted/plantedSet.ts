import { dossierProfileSchema } from '@elan/domain/dossier/profile';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { fnv1a } from '@elan/domain/hash';
import { comments, textAt } from '../../../projectTexts.ts';
import type { CheckedModules } from '../../projectChecks.ts';
import { bakery } from './clean/bakery.ts';
import { dayCare } from './clean/dayCare.ts';
import { furniture } from './clean/furniture.ts';
import { garage } from './clean/garage.ts';
import { homeCare } from './clean/homeCare.ts';
import { marketGarden } from './clean/marketGarden.ts';
import { massage } from './clean/massage.ts';
import { plumber } from './clean/plumber.ts';
import { restaurant } from './clean/restaurant.ts';
import { software } from './clean/software.ts';
import { translation } from './clean/translation.ts';
import { yarnShop } from './clean/yarnShop.ts';
import { bakeryPlants } from './plants/bakery.ts';
import { dayCarePlants } from './plants/dayCare.ts';
import { furniturePlants } from './plants/furniture.ts';
import { garagePlants } from './plants/garage.ts';
import { homeCarePlants } from './plants/homeCare.ts';
import { marketGardenPlants } from './plants/marketGarden.ts';
import { massagePlants } from './plants/massage.ts';
import { plumberPlants } from './plants/plumber.ts';
import { restaurantPlants } from './plants/restaurant.ts';
import { softwarePlants } from './plants/software.ts';
import { translationPlants } from './plants/translation.ts';
import { yarnShopPlants } from './plants/yarnShop.ts';
import { secondFiles, secondPlants } from './second/secondSet.ts';
import type { Change, CleanFile, Plant, PlantPlace } from './types.ts';

/** Projects without a contradiction, though many of their numbers look alike. Any finding in them is false. */
export const cleanFiles: readonly CleanFile[] = [
  ...[bakery, homeCare, restaurant, garage, marketGarden, furniture],
  ...[software, yarnShop, plumber, massage, translation, dayCare],
  ...secondFiles,
];

export const plants: readonly Plant[] = [
  ...[bakeryPlants, homeCarePlants, restaurantPlants],
  ...[garagePlants, marketGardenPlants, furniturePlants],
  ...[softwarePlants, yarnShopPlants, plumberPlants],
  ...[massagePlants, translationPlants, dayCarePlants],
  secondPlants,
].flat();

/**
 * Whether a plant belongs to the half that measures the rules. Do not read these plants while you write rules, and do
 * not print their ids: rules made to fit them would say nothing about other projects. The files mix both halves, so
 * filter by this function before you look.
 */
export function isHeldOut(id: string): boolean {
  return fnv1a(id) % 2 === 0;
}

/** @returns the clean file with the single change of the plant. */
export function withPlant(clean: CleanFile, { change }: Plant): CleanFile {
  if ('form' in change) {
    const inputs = withValue(clean.inputs, change.form.split('.'), change.value);
    return { ...clean, inputs: forecastInputsSchema.parse(inputs) };
  }
  if ('profile' in change) {
    const profile = withValue(clean.profile, change.profile.split('.'), change.value);
    return { ...clean, profile: dossierProfileSchema.parse(profile) };
  }
  return { ...clean, modules: withText(clean.modules, change) };
}

/** @returns the place that a change is made at. */
export function placeOf(change: Change): PlantPlace {
  if ('form' in change) return `form:${change.form}`;
  return 'profile' in change ? `profile:${change.profile}` : change.answer;
}

/** @returns the module and the question of an answer's place; undefined for a field of the form or the profile. */
export function answerAt(place: string): readonly [module: string, question: string] | undefined {
  if (place.includes(':')) return undefined;
  const [module = '', question = ''] = place.split('.');
  return [module, question];
}

function withText(
  modules: CheckedModules,
  change: Extract<Change, { readonly answer: string }>,
): CheckedModules {
  const [module = '', question = ''] = answerAt(change.answer) ?? [];
  const before = textAt(modules, module, question);
  const after = 'add' in change ? `${before} ${change.add}`.trim() : swapped(before, change.swap);
  const saved = modules[module];
  const changed =
    question === comments
      ? { ...saved, comments: after }
      : { ...saved, answers: { ...saved?.answers, [question]: after } };
  return { ...modules, [module]: changed };
}

function swapped(text: string, [before, after]: readonly [string, string]): string {
  const [start, end, ...more] = text.split(before);
  if (start === undefined || end === undefined || more.length > 0) {
    throw new Error(`not once in the answer: ${before}`);
  }
  return `${start}${after}${end}`;
}

function withValue(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    if (node[Number(step)] === undefined) throw new Error(`no line ${step}`);
    return node.with(Number(step), withValue(node[Number(step)], rest, value));
  }
  const fields = (node ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

import { dossierProfileSchema } from '@elan/domain/dossier/profile';
import { figureSource } from '@elan/domain/figures/source';
import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { describe, expect, it } from 'vitest';
import { textAt } from '../projectTexts.ts';
import { checksOfProject } from './projectChecks.ts';
import {
  answerAt,
  cleanFiles,
  isHeldOut,
  placeOf,
  plants,
  withPlant,
} from './testing/planted/plantedSet.ts';
import { secondFiles } from './testing/planted/second/secondSet.ts';
import { type CleanFile, kinds, type Plant, type PlantPlace } from './testing/planted/types.ts';

/** How many plants of each set and half the rules see. Raise a number when the rules see more; never lower it. */
const seenAtLeast = {
  first: { open: 42, heldOut: 37 },
  second: { open: 16, heldOut: 10 },
};
const now = new Date('2026-11-24T15:00:00Z');

/** The types of this folder know neither Node nor the browser. */
declare const console: { readonly log: (text: string) => void };

/** @returns the contradictions found, without the checks on the figures alone. */
function findingsIn({ modules, inputs, profile }: CleanFile): readonly Check[] {
  const ofFigures = new Set(figureSource(inputs).checks.map(({ id }) => id));
  return checksOfProject(modules, inputs, now, profile).filter(({ id }) => !ofFigures.has(id));
}

const keyOf = ({ id, mendAt }: Check) => `${id} at ${mendAt.module}.${mendAt.question ?? ''}`;
const findingsOfClean = new Map(
  cleanFiles.map((clean) => [clean.id, findingsIn(clean).map(keyOf)] as const),
);

it.each(cleanFiles)('of $id, no figure is asked about as hardly plausible', ({ inputs }) => {
  const ids = figureSource(inputs).checks.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('plausible'))).toEqual([]);
});

function baseOf({ id, base }: Plant): CleanFile {
  const clean = cleanFiles.find((one) => one.id === base);
  if (!clean) throw new Error(`${id} has no clean file`);
  return clean;
}

/** Whether planting brings a new finding about one of the places that disagree. */
function isSeen(plant: Plant): boolean {
  const before = findingsOfClean.get(plant.base) ?? [];
  return findingsIn(withPlant(baseOf(plant), plant)).some(
    (check) => !before.includes(keyOf(check)) && plant.places.some((at) => concerns(check, at)),
  );
}

/** Whether a finding is about a place, a part of it or the line that contains it. */
function concerns({ mendAt: { module, question = '' } }: Check, place: PlantPlace): boolean {
  if (answerAt(place)) return place === `${module}.${question}`;
  const path = place.replace(/^(?:form|profile):/, '');
  return `${path}.`.startsWith(`${question}.`) || question.startsWith(`${path}.`);
}

/** @returns the paths at which two values differ, such as "inputs.fixed.0.amount". */
function differences(one: unknown, other: unknown, path = ''): readonly string[] {
  if (Object.is(one, other)) return [];
  const areObjects = [one, other].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects || Array.isArray(one) !== Array.isArray(other)) return [path];
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...keys].flatMap((key) =>
    differences(a?.[key], b?.[key], path === '' ? key : `${path}.${key}`),
  );
}

/** @returns the path of a plant's place in its file. */
function pathOf(plant: Plant): string {
  const place = placeOf(plant.change);
  const [module, question] = answerAt(place) ?? [];
  if (module === undefined)
    return place.replace('form:', 'inputs.').replace('profile:', 'profile.');
  return `modules.${module}.${question === 'comments' ? '' : 'answers.'}${question}`;
}

const textsOf = ({ modules }: CleanFile) =>
  Object.entries(modules).flatMap(([module, saved]) =>
    [...Object.values(saved?.answers ?? {}), saved?.comments ?? ''].map((text) => ({
      module,
      text,
    })),
  );

describe('the planted set', () => {
  it('has twenty clean files, ten in each language', () => {
    expect(new Set(cleanFiles.map(({ id }) => id)).size).toBe(20);
    expect(cleanFiles.filter(({ language }) => language === 'fr')).toHaveLength(10);
    expect(cleanFiles.every(({ id, language }) => id.endsWith(`-${language}`))).toBe(true);
  });

  it.each(cleanFiles)('$id parses and says much in many modules', (clean) => {
    expect(forecastInputsSchema.parse(clean.inputs)).toEqual(clean.inputs);
    expect(dossierProfileSchema.parse(clean.profile)).toEqual(clean.profile);
    const long = textsOf(clean).filter(
      ({ text }) => (text.match(/[.!?](?=\s|$)/g) ?? []).length > 1,
    );
    expect(long.length).toBeGreaterThanOrEqual(12);
    expect(new Set(long.map(({ module }) => module)).size).toBeGreaterThanOrEqual(5);
  });

  it('has enough plants of each kind, in both halves', () => {
    expect(plants.length).toBeGreaterThanOrEqual(64);
    expect(new Set(plants.map(({ id }) => id)).size).toBe(plants.length);
    for (const kind of kinds) {
      const own = plants.filter((plant) => plant.kind === kind);
      expect(own.length, kind).toBeGreaterThanOrEqual(3);
      expect(new Set(own.map(({ id }) => isHeldOut(id))).size, kind).toBe(2);
    }
    const heldOut = plants.filter(({ id }) => isHeldOut(id)).length / plants.length;
    expect(heldOut).toBeGreaterThan(0.4);
    expect(heldOut).toBeLessThan(0.6);
  });

  it.each(plants)('plant %#: one change, which is the first of its places', (plant) => {
    const clean = baseOf(plant);
    expect(plant.id.startsWith(`${plant.base}-`)).toBe(true);
    expect(plant.places[0]).toBe(placeOf(plant.change));
    const path = pathOf(plant);
    const changed = differences(clean, withPlant(clean, plant));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((one) => one !== path && !one.startsWith(`${path}.`))).toEqual([]);
  });

  it.each(plants)('plant %#: its places exist', (plant) => {
    const clean = baseOf(plant);
    for (const place of plant.places) {
      const [module, question] = answerAt(place) ?? [];
      if (module !== undefined && question !== undefined) {
        expect(textAt(withPlant(clean, plant).modules, module, question), place).not.toBe('');
      } else if (place.startsWith('form:')) {
        expect(fieldAt(place.slice('form:'.length)), place).toBeDefined();
      }
    }
  });
});

const secondIds = new Set(secondFiles.map(({ id }) => id));
const groups = (['first', 'second'] as const).flatMap((set) =>
  (['open', 'heldOut'] as const).map((half) => ({
    set,
    half,
    members: plants.filter(
      ({ id, base }) =>
        secondIds.has(base) === (set === 'second') && isHeldOut(id) === (half === 'heldOut'),
    ),
  })),
);
const seen = new Set(plants.filter(isSeen));
const seenAmong = (members: readonly Plant[]) => members.filter((plant) => seen.has(plant)).length;

describe('the rules of today', () => {
  it('see at least as many plants as before', () => {
    const share = (members: readonly Plant[]) => `${seenAmong(members)} of ${members.length}`;
    const rows = [
      ['kind', ...groups.map(({ set, half }) => `${set} ${half}`)],
      ...kinds.map((kind) => [
        kind,
        ...groups.map(({ members }) => share(members.filter((one) => one.kind === kind))),
      ]),
      ['all', ...groups.map(({ members }) => share(members))],
    ];
    const missed = plants.filter((plant) => !isHeldOut(plant.id) && !seen.has(plant));
    console.log(
      [
        ...rows.map((row) => row.map((cell) => cell.padEnd(20)).join('')),
        `Open and missed: ${missed.map(({ id }) => id).join(', ')}`,
      ].join('\n'),
    );
    for (const { set, half, members } of groups) {
      expect(seenAmong(members), `${set} ${half}`).toBeGreaterThanOrEqual(seenAtLeast[set][half]);
    }
  });

  it('find nothing in clean files', () => {
    const found = cleanFiles.flatMap(({ id }) =>
      (findingsOfClean.get(id) ?? []).map((finding) => `${id} ${finding}`),
    );
    expect(found).toEqual([]);
  });
});

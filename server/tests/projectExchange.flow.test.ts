import { isDeepStrictEqual } from 'node:util';
import { largestExchange, type ProjectExchange } from '@elan/domain/dossier/exchange';
import type { Failure } from '@elan/domain/failure';
import { maxEntryContentLength } from '@elan/domain/project/journal';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { journey } from '@elan/modules/catalogue';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { largestProject } from '@elan/testing/projects/largestProject';
import { fillTo, miscounted } from '@elan/testing/projects/storage';
import { wholeProject } from '@elan/testing/projects/wholeProject';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { importProject } from '../flows/dossier/importProject.ts';
import { makeDossier } from '../flows/dossier/makeDossier.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { listProjects } from '../flows/projects/listProjects.ts';
import { excessIn } from '../http/jsonStructure.ts';

const today = new Date('2026-11-24T12:00:00Z');
const flows = duringTests(() => openFlows({}, { clock: movableClock(today) }));
let owner: FlowPerson;
beforeAll(async () => {
  owner = await newPerson(flows);
  await givePremium(flows, owner);
});

const take = (document: unknown, person = owner) => person.act(importProject, { document });
async function exported(projectId: string, person = owner): Promise<ProjectExchange> {
  const edition = { projectId, format: 'json', pack: 'bank', language: 'fr' } as const;
  const { content } = await person.act(makeDossier, edition);
  return JSON.parse(String(content));
}
const refusal = (document: unknown, person = owner) =>
  take(document, person).then(
    () => 'taken',
    (failure: Failure) => failure.code,
  );

/** Removes the dates from an exported project, because each installation sets its own. */
function withoutDates({ modules_data, exportedAt, ...file }: ProjectExchange) {
  const modules = Object.entries(modules_data).map(([key, { lastUpdated, ...entry }]) => [
    key,
    entry,
  ]);
  return { ...file, modules_data: Object.fromEntries(modules) };
}

describe('a project as a file', () => {
  it('is the same after it was taken in and sent out, twice, but for its dates', async () => {
    const first = await exported((await take(wholeProject)).id);
    expect(withoutDates(first)).toEqual(withoutDates(wholeProject));
    expect(withoutDates(await exported((await take(first)).id))).toEqual(withoutDates(first));
  });

  it('fits into a request, however large the project is', async () => {
    const largest = largestProject();
    const sent = await exported((await take(largest)).id);
    // Unlike `toEqual`, prints no megabytes.
    expect(isDeepStrictEqual(withoutDates(sent), withoutDates(largest))).toBe(true);
    const body = Buffer.from(JSON.stringify(sent));
    expect(body.length).toBeGreaterThan(0.9 * largestExchange);
    expect(body.length).toBeLessThan(largestExchange);
    expect(excessIn(body)).toBeUndefined();
    expect(await refusal(sent)).toBe('taken');
  });

  it('holds the fields of the format, and the dossier’s texts only where there are some', async () => {
    const { id } = await owner.act(createProject, { name: 'Vide', description: undefined });
    expect(await exported(id)).toEqual({
      format: 'elan-project/1',
      name: 'Vide',
      description: '',
      modules_data: {},
      exportedAt: expect.stringMatching(/^2026-11-24T12:/),
    });
  });

  it('counts for progress like the one that it is a copy of', async () => {
    const { id } = await take(wholeProject);
    const page = { order: 'changed', search: undefined, cursor: undefined } as const;
    const { projects } = await owner.act(listProjects, page);
    expect(projects.find((one) => one.id === id)).toMatchObject({ progress: 100 });
  });

  it('may have a forecast that opened long ago, if it was saved at that time, and none of the far future', async () => {
    const { finances } = wholeProject.modules_data;
    const opening = (month: string, lastUpdated: string) => ({
      ...wholeProject,
      modules_data: {
        finances: {
          lastUpdated,
          forecast: {
            ...finances?.forecast,
            inputs: { ...finances?.forecast?.inputs, opening: month },
          },
        },
      },
    });
    expect(await refusal(opening('2019-05', '2019-01-10T12:00:00.000Z'))).toBe('taken');
    expect(await refusal(opening('2019-05', '2026-01-10T12:00:00.000Z'))).toBe('import_unreadable');
    expect(await refusal(opening('2039-05', '2039-01-10T12:00:00.000Z'))).toBe('import_unreadable');
  });
});

describe('what may be taken in', () => {
  const manyEntries = Array.from({ length: 1_000 }, (_, at) => ({
    ...{
      id: `${at}`,
      date: '2026-11-20T15:00:00.000Z',
      title: 'Un jour',
      mood: 'neutral',
      tags: [],
    },
    content: 'x'.repeat(maxEntryContentLength),
  }));
  const { idea } = wholeProject.modules_data;
  const withIdea = (entry: object) => ({ ...wholeProject, modules_data: { idea: entry } });

  it.each([
    ['nothing', undefined, 'import_unreadable'],
    ['a text', 'elan-project/1', 'import_unreadable'],
    ['a list', [wholeProject], 'import_unreadable'],
    ['another format', { format: 'notion/3', name: 'X' }, 'import_unreadable'],
    ['a newer version', { format: 'elan-project/2', pages: [] }, 'import_newer'],
    ['version 0', { ...wholeProject, format: 'elan-project/0' }, 'import_unreadable'],
    ['an unknown field', { ...wholeProject, user_id: 'x' }, 'import_unreadable'],
    ['an id', { ...wholeProject, id: 'x' }, 'import_unreadable'],
    ['no name', { ...wholeProject, name: ' ' }, 'import_unreadable'],
    ['a name too long', { ...wholeProject, name: 'a'.repeat(121) }, 'import_unreadable'],
    ['no date', { ...wholeProject, exportedAt: 'hier' }, 'import_unreadable'],
    ['a foreign module', { ...wholeProject, modules_data: { recipes: {} } }, 'import_unreadable'],
    ['a foreign field', withIdea({ ...idea, recipe: '' }), 'import_unreadable'],
    ['a foreign question', withIdea({ answers: { pin: '1234' } }), 'import_unreadable'],
    ['a field of another module', withIdea({ entries: [] }), 'import_unreadable'],
    ['a lone surrogate', withIdea({ comments: '\ud800' }), 'import_unreadable'],
    ['a NUL', withIdea({ comments: '\u0000' }), 'import_unreadable'],
    [
      'a text too long',
      withIdea({ aiResponse: 'a'.repeat(maxWriteUpLength + 1) }),
      'import_unreadable',
    ],
    [
      'a module that could not be saved again',
      {
        ...wholeProject,
        modules_data: { journal: { lastUpdated: wholeProject.exportedAt, entries: manyEntries } },
      },
      'import_unreadable',
    ],
    ['a foreign profile', { ...wholeProject, dossier: { admin: true } }, 'import_unreadable'],
    ['the longest text', withIdea({ aiResponse: 'a'.repeat(maxWriteUpLength) }), 'taken'],
  ])('%s', async (_name, document, expected) => {
    expect(await refusal(document)).toBe(expected);
  });

  it('is what this plan may write', async () => {
    const free = await newPerson(flows);
    for (const { key, free: isFree } of journey) {
      const document = { ...wholeProject, modules_data: { [key]: wholeProject.modules_data[key] } };
      expect(await refusal(document, free)).toBe(isFree ? 'taken' : 'premium_required');
    }
    expect(await refusal(wholeProject, free)).toBe('premium_required');
  });

  it('is nothing for a suspended account, or one that is full', async () => {
    const suspended = await newPerson(flows);
    await flows.database.db.execute(
      sql`update users set suspended_at = now() where id = ${suspended.id}`,
    );
    expect(await refusal({ ...wholeProject, modules_data: {} }, suspended)).toBe('suspended');
    const full = await newPerson(flows);
    const { id } = await full.act(createProject, { name: 'Plein', description: undefined });
    await fillTo(flows.database.db, { ownerId: full.id, projectId: id }, 49_999_900);
    expect(await refusal({ ...wholeProject, modules_data: {} }, full)).toBe('storage_full');
    const { rows } = await flows.database.db.execute(
      sql`select count(*)::int as projects from project_rows where user_id in (${full.id}, ${suspended.id})`,
    );
    expect(rows).toEqual([{ projects: 1 }]);
  });
});

/** A mutation of a document: a position, the value to put there (undefined deletes it), and optionally another key. */
interface Change {
  readonly at: number;
  readonly put: unknown;
  readonly name: string | undefined;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(10_000),
  put: fc.option(
    fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('', 'elan-project/2', '__proto__', '\u0000', '\ud800', '🥖'.repeat(40_000)),
      fc.constantFrom(-1, 1e300, 12.5, Number.MAX_SAFE_INTEGER, null),
    ),
    { nil: undefined, freq: 4 },
  ),
  name: fc.constantFrom(undefined, 'constructor', 'lastUpdated', 'aiResponse', 'entries', 'basis'),
});

it('is refused, or sound, whatever was changed in it', { timeout: 120_000 }, async () => {
  let taken = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const document: unknown = JSON.parse(JSON.stringify(wholeProject));
      for (const one of changes) mutate(document, one);
      const outcome = await take(document).catch((failure: Failure) => failure);
      if ('code' in outcome) {
        expect(['import_unreadable', 'import_newer']).toContain(outcome.code);
        refused += 1;
        return;
      }
      taken += 1;
      const first = await exported(outcome.id);
      expect(first.modules_data).toEqual(outcome.modules_data);
      const second = await take(first);
      expect(withoutDates(await exported(second.id))).toEqual(withoutDates(first));
      await flows.database.db.execute(
        sql`delete from project_rows where id in (${outcome.id}, ${second.id})`,
      );
    }),
    { numRuns: 300, seed: 24 },
  );
  // The test proves enough only if both outcomes occur often.
  expect(taken).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(100);
  expect(await miscounted(flows.database.db, owner)).toEqual([]);
});

/** Puts a value at one of all positions of a document, under its own key or `name`, or deletes the value there. */
function mutate(document: unknown, { at, put, name }: Change): void {
  const places: [object: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(document);
  const place = places[at % places.length];
  if (!place) return;
  const [object, key] = place;
  if (put === undefined) delete object[key];
  else object[name ?? key] = put;
}

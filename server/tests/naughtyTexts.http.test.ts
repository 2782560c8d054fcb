import { contract } from '@elan/domain/contract/contract';
import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/contract/projects';
import { isFailureCode } from '@elan/domain/failure';
import { maxEntryContentLength, maxEntryTitleLength } from '@elan/domain/project/journal';
import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { isBlank, isStorable } from '@elan/domain/text';
import { naughtyTexts } from '@elan/testing/naughtyTexts';
import { type Answered, type Person, replyOf, signedUpPerson } from '@elan/testing/person';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { someEntry, somePersonas } from '@elan/testing/structures';
import { afterAll, beforeAll, expect, it } from 'vitest';

const families = Object.keys(naughtyTexts);
const founderOf = (family: string) => `${family}@exemple.quebec`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FOUNDER_EMAILS: families.map(founderOf).join(',') });
});
afterAll(() => server.close());

it('are 515 or more, all different', () => {
  const all = Object.values(naughtyTexts).flat();
  expect(all.length).toBeGreaterThanOrEqual(515);
  expect(new Set(all).size).toBe(all.length);
});

interface Field {
  readonly max: number;
  readonly mayBeBlank: boolean;
  readonly kept?: (text: string) => string;
}

/** Every kind of field that a person writes in, and what it takes. */
const fields = {
  name: { max: maxProjectNameLength, mayBeBlank: false, kept: (text) => text.trim() },
  description: {
    max: maxDescriptionLength,
    mayBeBlank: true,
    kept: (text) => text.replace(/^\ufeff+/, ''),
  },
  answer: { max: maxAnswerLength, mayBeBlank: true },
  comments: { max: maxCommentsLength, mayBeBlank: true },
  entryTitle: { max: maxEntryTitleLength, mayBeBlank: false },
  entryContent: { max: maxEntryContentLength, mayBeBlank: false },
  persona: { max: 300, mayBeBlank: true },
  // An option is chosen, never written; only "" means none.
  choice: { max: 0, mayBeBlank: true },
} as const satisfies Record<string, Field>;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as FieldName[];

/** @returns what a field keeps of a text, or undefined where it has to refuse it. */
function keptOf(name: FieldName, text: string): string | undefined {
  const { max, mayBeBlank, kept = (same) => same }: Field = fields[name];
  const fits = isStorable(text) && kept(text).length <= max && (mayBeBlank || !isBlank(text));
  return fits ? kept(text) : undefined;
}

/** A person who writes in every kind of field of a project, and reads all of it back. */
async function writer(person: Person) {
  const { id } = await person.createProject();
  const path = `/api/projects/${id}`;
  const stamps: Record<string, string> = {};
  const put = async (module: string, data: object): Promise<Answered> => {
    const body = { data, baseLastUpdated: stamps[module] ?? null };
    const answered = await person.call('PUT', `${path}/modules/${module}`, body);
    if (answered.status === 200) {
      stamps[module] = replyOf(contract.saveModule, answered).lastUpdated;
    }
    return answered;
  };
  const [persona] = somePersonas(1);
  const write: Record<FieldName, (text: string) => Promise<Answered>> = {
    name: (name) => person.call('PATCH', path, { name }),
    description: (description) => person.call('PATCH', path, { description }),
    answer: (competitors) => put('analysis', { answers: { competitors } }),
    comments: (comments) => put('marketing', { comments }),
    entryTitle: (title) => put('journal', { entries: [{ ...someEntry, title }] }),
    entryContent: (content) => put('journal', { entries: [{ ...someEntry, content }] }),
    persona: (nom) => put('personas', { personas: [{ ...persona, nom }] }),
    choice: (businessModel) => put('idea', { answers: { businessModel } }),
  };
  return {
    write: (name: FieldName, text: string) => write[name](text),
    search: (text: string) =>
      person.call('GET', `/api/projects?search=${encodeURIComponent(text.toWellFormed())}`),
    async read(): Promise<Record<FieldName, string | undefined>> {
      const project = replyOf(contract.getProject, await person.call('GET', path));
      const { idea, analysis, marketing, journal, personas } = project.modules_data;
      return {
        name: project.name,
        description: project.description,
        answer: analysis?.answers?.competitors,
        comments: marketing?.comments,
        entryTitle: journal?.entries?.[0]?.title,
        entryContent: journal?.entries?.[0]?.content,
        persona: personas?.personas?.[0]?.nom,
        choice: idea?.answers?.businessModel,
      };
    },
  };
}

function expectRefusal(answered: Answered, what: string): void {
  expect(answered.status, what).toBeGreaterThanOrEqual(400);
  expect(answered.status, what).toBeLessThan(500);
  expect(isFailureCode(answered.body.code), what).toBe(true);
  expect(answered.body.error, what).toMatch(/\w/);
}

it.each(families)(
  'in every field come back as they were, or are refused and change nothing: %s',
  async (family) => {
    const { write, search, read } = await writer(await signedUpPerson(server, founderOf(family)));
    expect((await write('choice', 'directSales')).status).toBe(200);
    let before = await read();
    for (const [index, text] of (naughtyTexts[family] ?? []).entries()) {
      // Both are of one entry: the one or the other, and each where the other one would refuse.
      const isContent = index % 2 === 0 || keptOf('entryTitle', text) === undefined;
      const written = names.filter((name) => name !== (isContent ? 'entryTitle' : 'entryContent'));
      const expected = { ...before };
      const attempt = async (name: FieldName) => {
        const what = `${name}: ${JSON.stringify(text).slice(0, 80)}`;
        const kept = keptOf(name, text);
        const answered = await write(name, text);
        if (kept === undefined) return expectRefusal(answered, what);
        expect(answered.status, `${what}: ${JSON.stringify(answered.body)}`).toBe(200);
        expected[name] = kept;
        if (name === 'entryTitle') expected.entryContent = someEntry.content;
        if (name === 'entryContent') expected.entryTitle = someEntry.title;
      };
      await Promise.all(written.map(attempt));
      const found = await read();
      const changed = names.filter((name) => found[name] !== expected[name]);
      expect(changed, JSON.stringify(text).slice(0, 80)).toEqual([]);
      if (text.length < 2_000) expect((await search(text)).status).toBeLessThan(500);
      before = found;
    }
  },
  120_000,
);

import { contract } from '@elan/domain/contract/contract';
import { maxEntryContentLength, maxEntryTitleLength } from '@elan/domain/project/journal';
import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/project/projectFields';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { isBlank, isStorable } from '@elan/domain/text';
import { duringTests } from '@elan/testing/duringTests';
import { bodyOf, refusalOf } from '@elan/testing/flows/flowEnds';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { someEntry, somePersonas } from '@elan/testing/provider/structures';
import { naughtyTexts } from '@elan/testing/texts/naughtyTexts';
import { expect, it } from 'vitest';
import { listProjects } from '../flows/projects/listProjects.ts';
import { updateProject } from '../flows/projects/updateProject.ts';

const families = Object.keys(naughtyTexts);
const founderOf = (family: string) => `${family}@exemple.quebec`;

const flows = duringTests(() => openFlows({ FOUNDER_EMAILS: families.map(founderOf).join(',') }));

interface Field {
  readonly max: number;
  readonly mayBeBlank: boolean;
  readonly kept?: (text: string) => string;
}

/** Every kind of text field, with what it accepts. */
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
  // An option is selected, never typed; only "" stands for none.
  choice: { max: 0, mayBeBlank: true },
} as const satisfies Record<string, Field>;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as FieldName[];

/** @returns the text as a field stores it, or undefined if the field must refuse it. */
function keptOf(name: FieldName, text: string): string | undefined {
  const { max, mayBeBlank, kept = (same) => same }: Field = fields[name];
  const fits = isStorable(text) && kept(text).length <= max && (mayBeBlank || !isBlank(text));
  return fits ? kept(text) : undefined;
}

/** Groups of fields that are written in one call. An entry receives a text either as its title or as its content. */
const writtenTogether: readonly FieldName[][] = [
  ['name', 'description'],
  ['answer', 'comments'],
  ['entryTitle'],
  ['entryContent'],
  ['persona'],
  ['choice'],
];

/** Returns functions that write every kind of field of a project and read them back. */
async function writer(person: FlowPerson) {
  const at = await moduleFlows(flows, person);
  const { projectId: id } = at;
  // Only this writer changes the project, so it need not read the version that each text is based on.
  const bases = new Map<string, string>();
  const put = async (module: string, data: object) => {
    bases.set(module, await at.save(data, bases.get(module) ?? null, module));
  };
  const [persona] = somePersonas(1);
  return {
    /** Writes a text into one group of fields. */
    async write(names: readonly FieldName[], text: string): Promise<void> {
      const [first] = names;
      const given = Object.fromEntries(names.map((name) => [name, text]));
      const { name: _, answer, comments, ...rest } = given;
      switch (first) {
        case 'name':
        case 'description': {
          const changes = bodyOf(contract.updateProject.body, given);
          await person.act(updateProject, { projectId: id, changes });
          return;
        }
        case 'answer':
        case 'comments':
          await put('analysis', {
            ...(answer === undefined ? {} : { answers: { competitors: answer } }),
            ...(comments === undefined ? {} : { comments }),
          });
          return;
        case 'entryTitle':
          await put('journal', { entries: [{ ...someEntry, title: rest.entryTitle }] });
          return;
        case 'entryContent':
          await put('journal', { entries: [{ ...someEntry, content: rest.entryContent }] });
          return;
        case 'persona':
          await put('personas', { personas: [{ ...persona, nom: text }] });
          return;
        case 'choice':
          await put('idea', { answers: { businessModel: text } });
      }
    },
    search: async (text: string) => {
      const { search } = bodyOf(contract.listProjects.query, { search: text });
      return person.act(listProjects, { search, order: 'changed', cursor: undefined });
    },
    async read(): Promise<Record<FieldName, string | undefined>> {
      const { name, description, modules_data } = await at.project();
      const { idea, analysis, journal, personas } = modules_data;
      return {
        name,
        description,
        answer: analysis?.answers?.competitors,
        comments: analysis?.comments,
        entryTitle: journal?.entries?.[0]?.title,
        entryContent: journal?.entries?.[0]?.content,
        persona: personas?.personas?.[0]?.nom,
        choice: idea?.answers?.businessModel,
      };
    },
  };
}

it.each(families)(
  'in every field come back as they were, or are refused and change nothing: %s',
  async (family) => {
    const { write, search, read } = await writer(await newPerson(flows, founderOf(family)));
    await write(['choice'], 'directSales');
    let before = await read();
    for (const [index, text] of (naughtyTexts[family] ?? []).entries()) {
      const what = JSON.stringify(text).slice(0, 80);
      // Both fields belong to one entry, so the text is written alternately into one of them, or into the one that
      // accepts it.
      const isContent = index % 2 === 0 || keptOf('entryTitle', text) === undefined;
      const other = isContent ? 'entryTitle' : 'entryContent';
      const expected = { ...before };
      for (const names of writtenTogether) {
        const taken = names.filter((name) => name !== other && keptOf(name, text) !== undefined);
        for (const name of names.filter((one) => one !== other && !taken.includes(one))) {
          const { code, error } = await refusalOf(write([name], text));
          expect({ code, error }, `${name}: ${what}`).toEqual({
            code: 'malformed',
            error: expect.stringMatching(/\w/),
          });
        }
        if (taken.length === 0) continue;
        await write(taken, text);
        for (const name of taken) expected[name] = keptOf(name, text);
        if (taken.includes('entryTitle')) expected.entryContent = someEntry.content;
        if (taken.includes('entryContent')) expected.entryTitle = someEntry.title;
      }
      const found = await read();
      expect(
        names.filter((name) => found[name] !== expected[name]),
        what,
      ).toEqual([]);
      if (text.length <= 200 && isStorable(text)) await search(text);
      before = found;
    }
  },
);

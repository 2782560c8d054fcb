import type { Person } from '@elan/domain/dossier/profile';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { maxProjectNameLength } from '@elan/domain/project/projectFields';
import { catalogue } from '@elan/modules/catalogue';
import { aMorning } from '@elan/modules/testing/aMorning';
import { richInput } from '@elan/modules/testing/richProject';
import type { DocumentJob } from '../makeDocument.ts';

/** Makes a text as a user may type or paste it. The mark consists of letters and identifies the field. */
type HostileText = (mark: string, most: number) => string;

const longest = 10_000;

/** Texts that every file must treat as plain text. Each contains the mark of its field. */
export const fieldTexts: Readonly<Record<string, HostileText>> = {
  equals: (mark) => `=HYPERLINK("https://evil.example";"${mark}")`,
  plus: (mark) => `+1+cmd|'/c calc'!A1 ${mark}`,
  minus: (mark) => `-1+1 ${mark}`,
  at: (mark) => `@SUM(A1:A9) ${mark}`,
  tab: (mark) => `\t=1+1 ${mark}`,
  carriageReturn: (mark) => `\r=1+1 ${mark}\r\n=2+2`,
  path: (mark) => `../../${mark}/C:\\Windows\\..\\CON/nul.txt`,
  typst: (mark) => `#eval("1+1") *_$@<x> #read("/etc/passwd") ${mark} \\ // /* */`,
  word: (mark) => `{ INCLUDETEXT "c:\\x" } ]]> </w:t><w:p/> &amp; &#0; _x0041_ ${mark}`,
  html: (mark) => `<script>alert(1)</script><img src=x onerror="x()"><b>${mark}</b> javascript:x()`,
  long: (mark, most) => `${mark}${'x'.repeat(most - mark.length)}`,
  rightToLeft: (mark) => `שלום עולם ${mark} مرحبا بكم`,
  emoji: (mark) => `🥖 👩🏽‍🍳 👨‍👩‍👧 🇨🇦 1️⃣ ${mark} e\u0301 日本`,
  controls: (mark) => `a\u0001b\u0007c\u000bd\u001be\u007ff\u0085g\u202eh\u2028i\ufeffj ${mark}`,
  markdown: (mark) =>
    `| a | b |\n| - | - |\n| ${mark} | [d](javascript:x) ![e](https://f.example) |`,
  placeholders: (mark) => `{{f:revenue.y1}} {{t:loans}} ${mark} {{f:no.such}}`,
  privateUse: (mark) => `\ue010loans\ue011 ${mark} \ue000\uf8ff`,
};

/** A field that users fill in, and its text. */
export interface HostileField {
  /** Path such as `project.modules.idea.aiResponse`. */
  readonly path: string;
  readonly mark: string;
  /** Key of its text in `fieldTexts`. */
  readonly kind: string;
  readonly text: string;
}

interface HostileSource {
  readonly source: DocumentJob['source'];
  readonly fields: readonly HostileField[];
}

/** Number of different sources. Over all of them, each field contains each text once. */
export const rotations = Object.keys(fieldTexts).length;

/** @returns a project with a hostile text in every field that users fill in. */
export function hostileSource(rotation: number): HostileSource {
  const made: Omit<HostileField, 'path'>[] = [];
  const say = (most = longest): string => {
    const at = made.length;
    const [kind, write] = Object.entries(fieldTexts)[(at + rotation) % rotations] ?? [];
    if (kind === undefined || !write) throw new Error('no such text');
    const mark = markOf(at);
    const text = write(mark, most);
    made.push({ mark, kind, text });
    return text;
  };
  const source: DocumentJob['source'] = {
    project: { name: say(maxProjectNameLength), description: say(2_000), modules: modulesOf(say) },
    profile: {
      businessName: say(200),
      contact: say(200),
      email: say(200),
      phone: say(200),
      postalAddress: say(200),
      neq: say(200),
      naics: say(200),
      people: [personOf('a', say), personOf('b', say)],
    },
    answers: [],
    pack: 'personal',
    language: 'fr',
    now: aMorning,
  };
  const paths = new Map(leavesOf(source).map(([path, text]) => [text, path]));
  const fields = made.flatMap((one) => {
    const path = paths.get(one.text);
    return path === undefined ? [] : [{ ...one, path }];
  });
  return { source, fields };
}

function markOf(at: number): string {
  const letters = [...at.toString().padStart(3, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]);
  return `zq${letters.join('')}qz`;
}

function modulesOf(say: (most?: number) => string): Record<string, ModuleEntry> {
  const [first, second] = [catalogue.idea, catalogue.finances].map(
    (left) => richInput(left, 'fr', () => say()).modules as Record<string, ModuleEntry>,
  );
  const modules = { ...first, ...second };
  const { [catalogue.finances.key]: finances } = modules;
  if (!finances) throw new Error('no finances');
  const forecast = { inputs: inputsOf(say), origins: {}, confirmed: [] };
  return { ...modules, [catalogue.finances.key]: { ...finances, forecast } };
}

function inputsOf(say: (most?: number) => string): ForecastInputs {
  const named = <Line extends object>(lines: readonly Line[] | null | undefined) =>
    (lines ?? []).map((line) => ({ ...line, name: say(200) }));
  const { offers, fixed, staff, assets, startup, deposits, grants, loans } = bakery;
  return {
    ...bakery,
    offers: named(offers),
    fixed: named(fixed),
    staff: named(staff),
    assets: named(assets),
    startup: named(startup),
    deposits: named(deposits),
    grants: named(grants),
    loans: named(loans),
  };
}

function personOf(id: string, say: (most?: number) => string): Person {
  return {
    id,
    name: say(200),
    role: say(200),
    training: say(2_000),
    experience: say(2_000),
    share: say(200),
  };
}

function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

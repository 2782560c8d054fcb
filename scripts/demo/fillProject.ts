import { randomUUID } from 'node:crypto';
import { isoDayInToronto } from '@elan/domain/day';
import { type SavedForecast, savedPartOf } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import { type JournalEntry, newEntry } from '@elan/domain/project/journal';
import { hasResult, type ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import { withProposals } from '@elan/reading/proposals/apply';
import { proposalsFrom } from '@elan/reading/proposals/read';
import type { ExampleProject } from '../../e2e/projects/project.ts';
import { ownProject, type ProjectScope } from '../../server/access/projectScope.ts';
import type { Account } from '../../server/auth/currentAccount.ts';
import { generateModule } from '../../server/flows/modules/generateModule.ts';
import { saveModule } from '../../server/flows/modules/saveModule.ts';
import { createProject } from '../../server/flows/projects/createProject.ts';
import { listProjects } from '../../server/flows/projects/listProjects.ts';
import { readProject } from '../../server/flows/projects/presentProject.ts';
import type { Services } from '../../server/services.ts';

export type DemoNeeds = Pick<
  Services,
  'db' | 'ai' | 'runs' | 'clock' | 'pace' | 'config' | 'measure' | 'logError' | 'logAlert'
>;

const entriesEveryMs = 6 * 86_400_000;

/**
 * Fills a project as its founder would: all answers and the forecast based on them, then each text in order. Keeps
 * existing content.
 */
export async function fillProject(
  services: DemoNeeds,
  account: Account,
  example: ExampleProject,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const scope = ownProject(account, await projectNamed(services, account, example));
  const before = await readProject(services, scope);
  for (const definition of journey) {
    const data = contentOf(definition, example, language, services.clock.now());
    if (before.modules_data[definition.key] !== undefined || Object.keys(data).length === 0)
      continue;
    await saveModule(services, { ...scope, module: definition.key, data, base: null });
  }
  for (const definition of journey) {
    signal.throwIfAborted();
    const content = before.modules_data[definition.key];
    if (!hasResult(definition.kind, content)) await write(services, scope, definition, language);
  }
  // Generates this text twice, so that an earlier version exists.
  if (!hasResult(first.kind, before.modules_data[first.key])) {
    await write(services, scope, first, language);
  }
}

/** The first module with a write-up. */
const first = journey.find(({ kind }) => kind === 'writeUp') as ModuleDefinition;

async function projectNamed(
  services: DemoNeeds,
  account: Account,
  { name, description }: ExampleProject,
): Promise<string> {
  const page = { account, order: 'changed', search: name, cursor: undefined } as const;
  const { projects } = await listProjects(services, page);
  const found = projects.find((project) => project.name === name);
  return (found ?? (await createProject(services, { account, name, description }))).id;
}

async function write(
  services: DemoNeeds,
  scope: ProjectScope,
  { key }: ModuleDefinition,
  language: Language,
): Promise<void> {
  const run = await generateModule(services, {
    requested: { action: 'generate' },
    ...scope,
    module: key,
    answers: undefined,
    comments: undefined,
    proposedAnswers: undefined,
    defaultedAnswers: undefined,
    base: undefined,
    language,
    idempotencyKey: randomUUID(),
  });
  await run.finished;
}

/** @returns the founder's content for one module. */
function contentOf(
  { key, kind, forecast }: ModuleDefinition,
  example: ExampleProject,
  language: Language,
  now: Date,
): ModuleContent {
  const answers = Object.entries(example.answers).find(([module]) => module === key)?.[1];
  const comments = example.comments[key as ModuleKey];
  return {
    ...(answers ? { answers } : {}),
    ...(comments === undefined ? {} : { comments }),
    ...(kind === 'ideas' ? { hasIdea: true } : {}),
    ...(kind === 'journal' ? { entries: entriesOf(example, now) } : {}),
    ...(forecast ? { forecast: forecastOf(example, language, now) } : {}),
  };
}

/** @returns the journal entries, at regular intervals up to yesterday. */
function entriesOf({ entries }: ExampleProject, now: Date): JournalEntry[] {
  return entries.map((entry, at) => {
    const back = (entries.length - 1 - at) * entriesEveryMs + 86_400_000;
    return newEntry([], entry, new Date(now.getTime() - back));
  });
}

/** @returns the forecast that the form proposes from the answers, with everything confirmed by the founder. */
export function forecastOf(
  { answers, comments }: ExampleProject,
  language: Language,
  now: Date,
): SavedForecast {
  const texts = Object.fromEntries(
    Object.entries(answers).map(([key, own]) => [
      key,
      { answers: own, comments: comments[key as ModuleKey] },
    ]),
  );
  const proposals = proposalsFrom(texts, { today: isoDayInToronto(now), language });
  const saved = savedPartOf(withProposals(undefined, proposals));
  return { ...saved, confirmed: Object.keys(saved.origins) };
}

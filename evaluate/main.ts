import { parseArgs } from 'node:util';
import { languages } from '@elan/domain/language';
import { journey } from '@elan/modules/catalogue';
import { readConfig } from '@elan/server/config/config';
import { ConfigError } from '@elan/server/lib/configError';
import { evaluate } from './evaluate.ts';
import { openWriter } from './openWriter.ts';
import { projects } from './projects/projects.ts';
import { shortfalls, table } from './report.ts';

const usage = `npm run evaluate -- [--project NAME]… [--module KEY]… [--language fr|en]… [--at-once N]
Writes twenty fixed projects with the configured provider (AI_BASE_URL, AI_API_KEY, AI_MODEL…; the sandbox
without one), and checks what comes back.`;

await run().catch((error: unknown) => {
  if (!(error instanceof ConfigError) && !isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string', multiple: true },
      module: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      'at-once': { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const projectsInLanguages = chosen('--project', values.project, Object.keys(projects)).flatMap(
    (name) =>
      chosen('--language', values.language, languages).flatMap((language) => {
        const project = projects[name]?.[language];
        return project ? [{ name, language, project }] : [];
      }),
  );
  const modules = new Set(
    chosen(
      '--module',
      values.module,
      journey.map(({ key }) => key),
    ),
  );
  const atOnce = Number(values['at-once']);
  if (!Number.isInteger(atOnce) || atOnce < 1)
    throw new ConfigError('--at-once takes a whole number from 1 on');

  const { writer, name, close } = await openWriter(readConfig(process.env).ai);
  try {
    console.log(`${projectsInLanguages.length} projects, written by ${name}`);
    const evaluations = await evaluate(
      writer,
      projectsInLanguages,
      (key) => modules.has(key),
      atOnce,
      ({ project, language, module, failure }) =>
        console.error(
          `${project} ${language} ${module}${failure === undefined ? '' : `: ${failure}`}`,
        ),
    );
    const faults = shortfalls(evaluations);
    if (faults.length > 0) console.log(`\nWhat fell short:\n${faults.join('\n')}`);
    console.log(
      `\n${table(evaluations)}\n\nSeconds are for one reply, with ${atOnce} written at once.`,
    );
    // If every reply failed, nothing was evaluated.
    if (evaluations.every(({ failure }) => failure !== undefined)) process.exitCode = 1;
  } finally {
    await close();
  }
}

/**
 * @returns the requested names; by default, all that are known.
 * @throws ConfigError if a requested name is unknown.
 */
function chosen<Name extends string>(
  option: string,
  asked: readonly string[] = [],
  known: readonly Name[],
): readonly Name[] {
  const unknown = asked.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`${option} ${unknown} is not one of ${known.join(', ')}`);
  return asked.length === 0 ? known : known.filter((name) => asked.includes(name));
}

function isUsageError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

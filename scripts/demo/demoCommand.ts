import { createHmac } from 'node:crypto';
import { termsVersion } from '@elan/domain/account/terms';
import { type Language, languages } from '@elan/domain/language';
import { accessOf } from '@elan/domain/subscription/access';
import type { ExampleProject } from '../../e2e/projects/project.ts';
import { projects } from '../../e2e/projects/projects.ts';
import { startSandboxWriter } from '../../sandbox/standIns.ts';
import { createWriter } from '../../server/adapters/ai/openAi.ts';
import type { OpenDatabase } from '../../server/adapters/database/database.ts';
import type { Account } from '../../server/auth/currentAccount.ts';
import { createPasswordHasher } from '../../server/auth/passwordHash.ts';
import { databaseName, withDatabase } from '../../server/boot/withDatabase.ts';
import type { Config } from '../../server/config/config.ts';
import { refuse } from '../../server/config/env.ts';
import { createActiveRuns } from '../../server/generation/activeRuns.ts';
import { usualPace } from '../../server/generation/pace.ts';
import { type Clock, systemClock } from '../../server/lib/clock.ts';
import { keptSecret } from '../../server/lib/dataDir.ts';
import { noMeasurements } from '../../server/observability/measurements.ts';
import {
  createAccount,
  findByEmail,
  markEmailConfirmed,
} from '../../server/store/accounts/accounts.ts';
import { migrate } from '../../server/store/migrate.ts';
import { savePasswordHash } from '../../server/store/signIn/passwords.ts';
import { type DemoNeeds, fillProject } from './fillProject.ts';

/** The domain is reserved (RFC 2606), so no mail can be delivered. */
export const demoEmail = 'demo@elan.example';

/** One project per language, about two different businesses. */
export const demoProjects: Readonly<Record<Language, ExampleProject>> = {
  fr: projects.product.fr,
  en: projects.digital.en,
};

/**
 * Fills the configured database with one account that has a complete project in each language, for exploring and for
 * screenshots. Uses the local writer whatever provider is configured, so nothing is charged. Later runs reset the
 * password and add only what is missing.
 * @returns the output for the operator.
 * @throws ConfigError in production, where a demonstration account must not exist.
 */
export async function demoCommand(
  config: Config,
  _file: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (config.production) {
    refuse(
      'NODE_ENV',
      'is production, where npm run demo adds no account: leave it empty for a trial',
    );
  }
  const password = demoPassword(config.authSecret ?? keptSecret(config.dataDir));
  await withDatabase(config, (database) => fillDatabase(database, config, password, signal));
  const isFounder = config.emails.founders.has(demoEmail);
  return [
    `${databaseName(config)} holds ${languages.map((one) => demoProjects[one].name).join(' and ')}.`,
    `E-mail: ${demoEmail}`,
    `Password: ${password}`,
    ...(isFounder
      ? []
      : [`To open every module, start the server with FOUNDER_EMAILS=${demoEmail}`]),
  ].join('\n');
}

/** @returns a password that is the same for each run and depends on the installation's secret. */
export function demoPassword(secret: string): string {
  return createHmac('sha256', secret).update('npm run demo').digest('base64url').slice(0, 16);
}

/** Adds the missing parts of the demonstration account and its projects. */
export async function fillDatabase(
  database: OpenDatabase,
  config: Config,
  password: string,
  signal: AbortSignal,
  clock: Clock = systemClock,
): Promise<void> {
  await migrate(database);
  const writer = await startSandboxWriter({ pieceDelayMs: 0 });
  try {
    const { baseUrl, apiKey } = writer;
    // No price is set for this model name, so its tokens cost nothing.
    const ai = { ...config.ai, model: 'demonstration', fallbackModel: undefined };
    const services: DemoNeeds = {
      db: database.db,
      ai: createWriter({ ...ai, baseUrl, apiKey }),
      runs: createActiveRuns(),
      clock,
      pace: usualPace,
      config: { ...config, aiDailyLimit: undefined },
      logError: (error) => {
        throw error;
      },
      measure: noMeasurements,
      logAlert: () => {},
    };
    const account = await openAccount(services, password);
    for (const language of languages) {
      await fillProject(services, account, demoProjects[language], language, signal);
    }
  } finally {
    await writer.close();
  }
}

/**
 * Finds or creates the account, with the printed password. It is treated as a founder's, so that its generations are
 * not counted.
 */
async function openAccount({ db, clock }: DemoNeeds, password: string): Promise<Account> {
  const passwordHash = await createPasswordHasher().hash(password);
  const language = 'fr';
  const id = await db.transaction(async (tx) => {
    const now = clock.now();
    const person = { email: demoEmail, passwordHash, language, termsVersion } as const;
    const account = (await createAccount(tx, person, now)) ?? (await findByEmail(tx, demoEmail));
    if (!account) throw new Error('the account was neither made nor found');
    await markEmailConfirmed(tx, account.id, now);
    await savePasswordHash(tx, account.id, { hash: passwordHash, by: 'mailLink' }, now);
    return account.id;
  });
  const facts = {
    email: demoEmail,
    emailConfirmed: true,
    suspended: false,
    subscriptionStatus: null,
  };
  const access = accessOf(facts, { founders: new Set([demoEmail]), admins: new Set() });
  return { id, email: demoEmail, language, access, sessionId: 'demo' };
}

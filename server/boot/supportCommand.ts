import { comparableEmail } from '@elan/domain/account/emailForm';
import { everyAccountId, operatorId } from '@elan/domain/contract/admin';
import type { OpenDatabase } from '../adapters/database/database.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { turnOffForOwner } from '../flows/twoFactor/turnOffForOwner.ts';
import { systemClock } from '../lib/clock.ts';
import { findByEmail, lockAccount } from '../store/accounts/accounts.ts';
import { appliedMigrations } from '../store/migrate.ts';
import { endAllSessions, endSessions } from '../store/signIn/sessions.ts';
import { removeChallenges } from '../store/signIn/twoFactor.ts';
import { writeAudit } from '../store/support.ts';
import { databaseName, requireDatabase, withDatabase } from './withDatabase.ts';

/** @param email the email in the form used for lookups; undefined for all accounts. */
type Command = (
  database: OpenDatabase,
  config: Config,
  email: string | undefined,
) => Promise<string>;

/** The operator's commands for accounts. Each is also an npm script of the same name. */
const commands = new Map<string, { readonly run: Command; readonly takesAll: boolean }>([
  ['end-sessions', { run: endSessionsOf, takesAll: true }],
  ['unlock', { run: unlock, takesAll: false }],
]);

/**
 * Runs `npm run support -- COMMAND EMAIL`. The operator must have verified the identity of the account's
 * owner.
 * @returns a line for the operator.
 * @throws ConfigError with one line if nothing was changed.
 */
export async function supportCommand(
  config: Config,
  [name = '', given = '', ...more]: readonly string[],
): Promise<string> {
  const command = commands.get(name);
  if (!command) return refuse('support', `takes ${[...commands.keys()].join(' or ')}`);
  const isForAll = command.takesAll && given === '--all';
  if (more.length > 0 || given === '' || (given.startsWith('-') && !isForAll)) {
    const takes = command.takesAll ? '--all or an EMAIL' : 'an EMAIL';
    return refuse(name, `takes ${takes}: npm run ${name} -- EMAIL`);
  }
  requireDatabase(config);
  let line = '';
  await withDatabase(config, async (database) => {
    const applied = await appliedMigrations(database.db);
    if (applied.length === 0) refuse(databaseName(config), 'holds no tables of Élan');
    line = await command.run(
      database,
      config,
      isForAll ? undefined : comparableEmail(given.trim()),
    );
  });
  return line;
}

const ending = { action: 'sessions_ended', adminId: operatorId } as const;

/**
 * Ends the sessions of one account or of all, and cancels sign-ins that are waiting for a two-factor code. Running
 * servers then end the streams of these sessions. Records this in the audit log.
 */
async function endSessionsOf(
  database: OpenDatabase,
  config: Config,
  email: string | undefined,
): Promise<string> {
  if (email === undefined) {
    const ended = await database.withoutTimeLimit(async (tx) => {
      await writeAudit(tx, { ...ending, accountId: everyAccountId });
      return endAllSessions(tx);
    });
    return `Every session has ended: ${ended}. Everyone signs in again.`;
  }
  const ended = await database.db.transaction(async (tx) => {
    const found = await findByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return refuse(email, `has no account in ${databaseName(config)}`);
    await removeChallenges(tx, account.id);
    await writeAudit(tx, { ...ending, accountId: account.id });
    return endSessions(tx, account.id);
  });
  return `Every session of ${email} has ended: ${ended}.`;
}

/** For a person who has lost their phone and recovery codes: turns two-factor sign-in off and ends all sessions. */
async function unlock({ db }: OpenDatabase, config: Config, email = ''): Promise<string> {
  if (!(await turnOffForOwner({ db, config, clock: systemClock }, email))) {
    return refuse(email, `has no two-factor sign-in in ${databaseName(config)}`);
  }
  return `Two-factor sign-in is off for ${email}, and every session has ended; a mail says so.`;
}

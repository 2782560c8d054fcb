import * as account from './account.ts';
import * as admin from './admin.ts';
import type { Call } from './call.ts';
import * as checks from './checks.ts';
import * as dossier from './dossier.ts';
import * as feedback from './feedback.ts';
import * as forecast from './forecast.ts';
import * as modules from './modules.ts';
import * as numbers from './numbers.ts';
import * as ownAccount from './ownAccount.ts';
import * as projects from './projects.ts';
import * as rehearsal from './rehearsal.ts';
import * as service from './service.ts';
import * as sessions from './sessions.ts';
import * as subscription from './subscription.ts';
import * as twoFactor from './twoFactor.ts';
import * as versions from './versions.ts';

/** All calls, by name. */
export const contract = callsIn({
  ...account,
  ...admin,
  ...checks,
  ...dossier,
  ...feedback,
  ...forecast,
  ...modules,
  ...numbers,
  ...ownAccount,
  ...projects,
  ...rehearsal,
  ...service,
  ...sessions,
  ...subscription,
  ...twoFactor,
  ...versions,
});

/** The name of a call, which is also its operation id in the API document. */
export type CallName = keyof typeof contract;

type CallsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name];
};

/** Leaves out what the files of the contract export besides calls, such as schemas. */
function callsIn<Exports extends object>(exports: Exports): CallsIn<Exports> {
  const calls = Object.entries(exports).filter(([, value]) => 'summary' in Object(value));
  return Object.fromEntries(calls) as CallsIn<Exports>;
}

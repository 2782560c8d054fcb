import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Installation } from '../processes/installation.ts';
import { open } from '../processes/load.ts';
import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { print } from '../report.ts';
import { median } from '../rounds.ts';

/**
 * The number of calls of each kind. With this many, a difference of 60 % between two equal kinds occurs by chance only
 * once in several hundred runs.
 */
const calls = 120;
/** The number of calls per known email, below its lockout limit and its hourly limit of emails received. */
const callsPerIp = 5;
/** The maximum percentage of cases in which the time may reveal the answer; 50 % is pure chance. */
const budget = 60;
/**
 * Emails are requested from several IP addresses at the same time, because each is limited and each reply takes a fixed
 * time.
 */
const askers = 8;

const agentAt = (host: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.2.${host}` });

/** Measures whether response times reveal that an email has an account, for failed sign-ins and recovery requests. */
export async function measureSignIn(
  { people }: Installation,
  { port }: MeasuredProcess,
): Promise<void> {
  const some = people.slice(0, calls / callsPerIp).map(({ email }) => email);
  const pairs = Array.from({ length: callsPerIp }, () => some)
    .flat()
    .map((known) => ({ known, unknown: `autre.${randomUUID()}@exemple.ca` }));
  const ask = async (agent: Agent, path: string, body: object, status: number) => {
    const began = performance.now();
    const sent = { method: 'POST', path, body: JSON.stringify(body) } as const;
    const reply = await open(port, sent, agent);
    for await (const _ of reply);
    if (reply.statusCode !== status) throw new Error(`${path}: ${reply.statusCode}`);
    return performance.now() - began;
  };
  /** Times both emails of each pair, in alternating order. */
  const timed = async (work: (email: string) => Promise<number>, from: number, step: number) => {
    const times: Times = { known: [], unknown: [] };
    for (let index = from; index < pairs.length; index += step) {
      const pair = pairs[index];
      const kinds = index % (2 * step) < step ? kindsOfIp : kindsOfIp.toReversed();
      for (const kind of kinds) if (pair) times[kind].push(await work(pair[kind]));
    }
    return times;
  };

  const signIn = (agent: Agent) => (email: string) =>
    ask(agent, '/api/auth/sign-in/email', { email, password: 'un-faux-mot-7' }, 401);
  reportTimes('a failed sign-in', await timed(signIn(agentAt(1)), 0, 1));
  const recover = (agent: Agent) => (email: string) =>
    ask(agent, '/api/auth/request-password-reset', { email }, 200);
  const asked = await Promise.all(
    Array.from({ length: askers }, (_, asker) => timed(recover(agentAt(2 + asker)), asker, askers)),
  );
  reportTimes('asking for recovery', {
    known: asked.flatMap(({ known }) => known),
    unknown: asked.flatMap(({ unknown }) => unknown),
  });
}

const kindsOfIp = ['known', 'unknown'] as const;
type Times = Record<(typeof kindsOfIp)[number], number[]>;

function reportTimes(what: string, { known, unknown }: Times): void {
  const slower = probabilityOfMore(known, unknown);
  print({
    what: `${what}, a known address told by its time`,
    value: 100 * Math.max(slower, 1 - slower),
    unit: '%',
    budget,
    detail: `known ${ms(known)}, unknown ${ms(unknown)}; known slower in ${(100 * slower).toFixed(1)} % of pairs`,
  });
}

const ms = (times: readonly number[]): string => `${median(times).toFixed(1)} ms`;

/**
 * @returns the probability that a value in `some` is greater than one in `others` (the area under the ROC curve). Ties
 * count half.
 */
function probabilityOfMore(some: readonly number[], others: readonly number[]): number {
  let more = 0;
  for (const one of some) {
    for (const other of others) more += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return more / (some.length * others.length);
}

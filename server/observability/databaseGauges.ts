import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { type Backlog, readBacklog } from '../store/backlog.ts';

/**
 * Creates gauges for the database: connection pools, reserved quota and the outbox. Those of the quota and the outbox
 * cover all servers that use the database.
 * @param onError receives the reason if the database does not answer.
 * @returns a function that reads the database, to be called before each scrape. If the database does not answer in
 *   time, the gauges of quota and outbox become NaN. The function does not throw.
 */
export function createDatabaseGauges(
  registry: Registry,
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('elan_database_up', 'Whether the database answered this scrape.');
  const gauges: Readonly<Record<keyof Backlog, Gauge>> = {
    holds: gauge('elan_generation_holds', 'Units of quota reserved for generations that run.'),
    oldestHoldSeconds: gauge('elan_generation_hold_oldest_seconds', 'Age of the oldest of them.'),
    mails: gauge('elan_mail_outbox', 'Mails that wait to be sent.'),
    oldestMailSeconds: gauge('elan_mail_outbox_oldest_seconds', 'Age of the oldest of them.'),
    mailsGivenUp: gauge('elan_mail_given_up', 'Mails for which no attempt is left.'),
  };
  new Gauge({
    name: 'elan_database_pool_connections',
    help: 'Connections of a pool by state, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, open, idle, waiting } of connections()) {
        this.set({ pool: name, state: 'in_use' }, open - idle);
        this.set({ pool: name, state: 'idle' }, idle);
        this.set({ pool: name, state: 'waiting' }, waiting);
      }
    },
  });
  return async () => {
    const backlog = await readBacklog(db).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    up.set(backlog ? 1 : 0);
    for (const [name, own] of Object.entries(gauges)) {
      own.set(backlog?.[name as keyof Backlog] ?? Number.NaN);
    }
  };
}

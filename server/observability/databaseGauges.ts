import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { type Backlog, countJobs, readBacklog } from '../store/backlog.ts';

/**
 * Creates gauges for the database: connection pools, reserved quota, mails, documents and jobs. All but those of the
 * pools cover all processes that use the database.
 * @param onError receives the reason if the database does not answer.
 * @returns a function that reads the database, to be called before each scrape. If the database does not answer in
 *   time, the gauges become NaN, or those of jobs empty. The function does not throw.
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
    mailsGivenUp: gauge('elan_mail_given_up', 'Mails whose last attempt failed within a day.'),
    documents: gauge('elan_documents_waiting', 'Documents that wait for a process.'),
    oldestDocumentSeconds: gauge(
      'elan_documents_oldest_wait_seconds',
      'For how long the first of them has waited.',
    ),
  };
  const labelNames = ['work', 'state'] as const;
  const jobs = new Gauge({ name: 'elan_jobs', help: 'Jobs of the queue.', labelNames, registers });
  const oldest = new Gauge({
    name: 'elan_jobs_oldest_seconds',
    help: 'Age of the oldest of them.',
    labelNames,
    registers,
  });
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
    const [backlog, counts] = await Promise.all([readBacklog(db), countJobs(db)]).catch(
      (error: unknown) => {
        onError(error);
        return [undefined, []] as const;
      },
    );
    jobs.reset();
    oldest.reset();
    for (const { name: work, state, count, oldestSeconds } of counts) {
      jobs.set({ work, state }, count);
      oldest.set({ work, state }, oldestSeconds);
    }
    up.set(backlog ? 1 : 0);
    for (const [name, own] of Object.entries(gauges)) {
      own.set(backlog?.[name as keyof Backlog] ?? Number.NaN);
    }
  };
}

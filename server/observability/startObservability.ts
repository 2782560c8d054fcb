import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../adapters/database/database.ts';
import type { Config } from '../config/config.ts';
import type { Tracer } from '../lib/traces.ts';
import { version } from '../lib/version.ts';
import { type Measurements, noMeasurements } from './measurements.ts';

/** The measurements and traces of a server, and a function that stops both. */
export interface Observability {
  readonly measure: Measurements;
  readonly tracer: Tracer | undefined;
  stop(): Promise<void>;
}

/**
 * Starts metrics and traces if they are configured. Their packages are loaded only then.
 * @throws ConfigError with one line if the metrics server cannot listen on its address.
 */
export async function startObservability(
  { metrics: place, tracesEndpoint }: Pick<Config, 'metrics' | 'tracesEndpoint'>,
  database: Pick<OpenDatabase, 'db' | 'connections'>,
  logger: FastifyBaseLogger,
): Promise<Observability> {
  const metrics = place && (await startMetrics(place, database, logger));
  const tracer =
    tracesEndpoint === undefined ? undefined : await startTraces(tracesEndpoint, logger);
  return {
    measure: metrics?.measure ?? noMeasurements,
    tracer,
    async stop() {
      await metrics?.stop();
      await tracer?.close();
    },
  };
}

async function startMetrics(
  place: NonNullable<Config['metrics']>,
  database: Pick<OpenDatabase, 'db' | 'connections'>,
  logger: FastifyBaseLogger,
) {
  const { createMetrics } = await import('./prometheus.ts');
  const { serveMetrics } = await import('./metricsServer.ts');
  const { createDatabaseGauges } = await import('./databaseGauges.ts');
  const { measure, registry } = createMetrics(version);
  const refresh = createDatabaseGauges(registry, database, (err) =>
    logger.error({ err }, 'reading metrics'),
  );
  const stop = await serveMetrics(registry, place, refresh);
  logger.info({ port: place.port }, 'metrics are served');
  return { measure, stop };
}

async function startTraces(endpoint: string, logger: FastifyBaseLogger): Promise<Tracer> {
  const { createTracer } = await import('./openTelemetry.ts');
  const tracer = createTracer(endpoint, version, (err) => logger.error({ err }, 'sending traces'));
  logger.info('traces are sent');
  return tracer;
}

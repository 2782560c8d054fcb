import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Measurements } from './measurements.ts';

export interface Metrics {
  readonly measure: Measurements;
  readonly registry: Registry;
}

/** Duration of a request in seconds, from a static file to a streamed text. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
/** Time that a model takes to write a text, in seconds. */
const writingBuckets = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 240];
/** Time from a payment event to its processing in seconds, up to one day. */
const lagBuckets = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600, 21_600, 86_400];

/**
 * Creates the metrics of one server. All labels have few distinct values, such as route patterns, modules,
 * failure codes and job names. None is named `job` or `instance`, which Prometheus sets itself.
 */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'elan_info',
    help: 'Always 1; its label tells the version.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const requests = new Counter({
    name: 'elan_http_requests_total',
    help: 'Requests that have ended; 499 is one whose client left first, "stopping" one that a server which is about to stop refused.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'elan_http_request_duration_seconds',
    help: 'Time to the end of the reply, a stream included.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const generations = new Counter({
    name: 'elan_generations_total',
    help: 'Generations that have ended, by module, action and outcome.',
    labelNames: ['module', 'action', 'outcome'],
    registers,
  });
  const generationSeconds = new Histogram({
    name: 'elan_generation_duration_seconds',
    help: 'Time from the admission of a generation to its end.',
    labelNames: ['action'],
    buckets: writingBuckets,
    registers,
  });
  const tokens = new Counter({
    name: 'elan_generation_tokens_total',
    help: 'Tokens that the AI provider counted, as far as it told them.',
    labelNames: ['model', 'kind'],
    registers,
  });
  const providerSeconds = new Histogram({
    name: 'elan_generation_provider_seconds',
    help: 'Duration of one call to the AI provider.',
    labelNames: ['outcome'],
    buckets: writingBuckets,
    registers,
  });
  const firstTokenSeconds = new Histogram({
    name: 'elan_generation_provider_first_token_seconds',
    help: 'Time until the first token of a call to the AI provider.',
    buckets: writingBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'elan_mail_attempts_total',
    help: 'Attempts to send a mail of the outbox, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const eventLag = new Histogram({
    name: 'elan_payment_webhook_lag_seconds',
    help: 'Time from a payment event to its processing.',
    buckets: lagBuckets,
    registers,
  });
  const jobSeconds = new Gauge({
    name: 'elan_job_duration_seconds',
    help: 'Duration of the last run of a job.',
    labelNames: ['task'],
    registers,
  });
  const jobLastRun = new Gauge({
    name: 'elan_job_last_run_timestamp_seconds',
    help: 'When a job last ran to its end without a failure, or the start of a server where it has not.',
    labelNames: ['task'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'elan_job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['task'],
    registers,
  });

  const startedAt = Date.now() / 1_000;
  const lastRuns = new Map<string, number>();

  const measure: Measurements = {
    request({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ method, route }, seconds);
    },
    generation({ module, action, outcome, facts }) {
      generations.inc({ module, action, outcome });
      if (!facts) return;
      const { durationMs, model, tokensIn, tokensOut } = facts;
      if (durationMs !== null) generationSeconds.observe({ action }, durationMs / 1_000);
      if (model === null) return;
      tokens.inc({ model, kind: 'input' }, tokensIn ?? 0);
      tokens.inc({ model, kind: 'output' }, tokensOut ?? 0);
    },
    providerCall({ outcome, seconds, firstTokenSeconds: first }) {
      providerSeconds.observe({ outcome }, seconds);
      if (first !== undefined) firstTokenSeconds.observe(first);
    },
    mail: (outcome) => mails.inc({ outcome }),
    paymentEvent: (lagSeconds) => eventLag.observe(Math.max(0, lagSeconds)),
    job({ name: task, seconds, failed }) {
      jobSeconds.set({ task }, seconds);
      if (failed) jobFailures.inc({ task });
      if (!failed) lastRuns.set(task, Date.now() / 1_000);
      jobLastRun.set({ task }, lastRuns.get(task) ?? startedAt);
    },
  };
  return { measure, registry };
}

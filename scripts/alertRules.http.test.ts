import { freePort } from '@elan/testing/network/freePort';
import { signedEvent, stripeSettings } from '@elan/testing/payments/stripe';
import { request } from '@elan/testing/people/person';
import { refuses } from '@elan/testing/provider/providerAnswers';
import { scrape } from '@elan/testing/servers/scrape';
import { startTestServer } from '@elan/testing/servers/server';
import { atModule } from '@elan/testing/stages/atModule';
import { expect, it } from 'vitest';
import { readAlerts } from './alertRules.ts';

/** @returns this app's series in an expression, each with the labels that it uses. */
function selectorsIn(expression: string): { name: string; labels: string[] }[] {
  const selectors = expression.matchAll(/\b((?:elan|nodejs|process)_\w+)(?:\{([^}]*)\})?/g);
  return Array.from(selectors, ([, name = '', matchers = '']) => ({
    name,
    labels: Array.from(matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g), ([, label = '']) => label),
  }));
}

it('the alerts name metrics and labels that a server has, and none that Prometheus sets', async () => {
  const port = await freePort();
  const server = await startTestServer({ METRICS_PORT: String(port), ...stripeSettings });
  const at = await atModule(server);
  server.provider.answers(refuses(500, { 'x-should-retry': 'false' }));
  await at.generate();
  const { body, signature } = signedEvent(null, { at: new Date() });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  await fetch(`${server.url}/api/stripe/webhook`, { method: 'POST', headers, body });
  await request(server, 'GET', '/api/ready');
  const samples = await scrape(port);
  await server.close();

  const labelled = samples.filter(({ labels }) => 'job' in labels || 'instance' in labels);
  expect(labelled).toEqual([]);
  for (const { alert, expr, annotations } of readAlerts()) {
    const selectors = selectorsIn(expr);
    const grouped = Array.from(expr.matchAll(/\bby \(([^)]+)\)/g), ([, names = '']) =>
      names.split(', '),
    ).flat();
    const inSummary = Array.from(
      annotations.summary.matchAll(/\$labels\.(\w+)/g),
      ([, label = '']) => label,
    ).filter((label) => label !== 'instance');
    for (const { name, labels } of selectors) {
      const series = samples.filter((sample) => sample.name === name);
      expect(series.length, `${alert}: ${name}`).toBeGreaterThan(0);
      const missing = [...labels, ...grouped, ...inSummary].filter((label) =>
        series.some((one) => !(label in one.labels)),
      );
      expect(missing, `${alert}: ${name}`).toEqual([]);
    }
    // The `up` alert uses one of Prometheus' own series.
    expect(selectors.length > 0 || expr.includes('up{job="elan"}'), alert).toBe(true);
  }
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAlerts, readOps } from './alertRules.ts';
import { repository } from './repository.ts';

/**
 * Runs Prometheus' own tool, from Debian's package `prometheus`.
 * @throws Error with the tool's output.
 */
function promtool(...args: string[]): string {
  return execFileSync('promtool', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' });
}

it('Prometheus takes the rules and its settings', () => {
  const alerts = readAlerts();
  expect(promtool('check', 'rules', 'ops/rules.yml')).toContain(`${alerts.length} rules found`);
  expect(promtool('check', 'config', 'ops/prometheus.yml')).toContain('SUCCESS');
});

it('the rules fire and stay quiet as ops/rules.test.yml expects', () => {
  expect(promtool('test', 'rules', 'ops/rules.test.yml')).toContain('SUCCESS');
});

it('each alert fires in a case, stays quiet in another, and has a line in both guides', () => {
  const { tests } = readOps('rules.test.yml') as {
    tests: readonly {
      readonly alert_rule_test: readonly { alertname: string; exp_alerts?: readonly object[] }[];
    }[];
  };
  const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
  const alerts = readAlerts().map(({ alert }) => alert);
  const isExpected = ({ exp_alerts = [] }: (typeof cases)[number]) => exp_alerts.length > 0;
  for (const wanted of [true, false]) {
    const tried = cases.filter((one) => isExpected(one) === wanted);
    expect(new Set(tried.map(({ alertname }) => alertname))).toEqual(new Set(alerts));
  }
  for (const guide of ['docs/operations.md', 'docs/operations.fr.md']) {
    const text = readFileSync(join(repository, guide), 'utf8');
    const listed = [...text.matchAll(/^\| `([A-Z]\w+)` \| .+ \| (wake|morning|réveil|matin)/gm)];
    expect(
      listed.map(([, alert, when]) => [alert, /^(wake|réveil)$/.test(when ?? '')]),
      guide,
    ).toEqual(readAlerts().map(({ alert, labels }) => [alert, labels.severity === 'wake']));
  }
});

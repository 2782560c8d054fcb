// node countTests.mjs TITLE REPORT STATUS FAILURES
// Prints "<passed> <failed>" of a JSON report of Vitest or Playwright, and adds to the file FAILURES which tests
// failed and why.
// A run that failed without a failed test, or left no report, or passed nothing, counts as one failure.
// It runs before Node 24 is there, in any Node.
import { appendFileSync, readFileSync } from 'node:fs';

const [title, file, status, failures] = process.argv.slice(2);

function tell(what, message = '') {
  const why = message
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}\n`);
  appendFileSync(failures, `${title}: ${what}\n${why.join('')}`);
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) tell(name, message);
    for (const { fullName, failureMessages } of failed) {
      tell(`${name} › ${fullName}`, failureMessages[0]);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats, suites, errors }) {
  for (const suite of suites) tellSpecs(suite, []);
  for (const error of errors) tell('outside any test', error.message);
  return { passed: stats.expected, failed: stats.unexpected };
}

function tellSpecs(suite, above) {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      if (test.status !== 'unexpected') continue;
      const [error] = test.results.flatMap((result) => result.errors);
      tell([...path, spec.title].join(' › '), error?.message ?? test.status);
    }
  }
  for (const child of suite.suites ?? []) tellSpecs(child, path);
}

function count() {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? countPlaywright(report) : countVitest(report);
  } catch (error) {
    tell('no readable report', error.message);
    return { passed: 0, failed: 1 };
  }
}

const { passed, failed } = count();
const endedBadly = failed === 0 && (Number(status) !== 0 || !(passed > 0));
if (endedBadly) tell(`ended with ${status}, ${passed} tests passed and none failed`);
console.log(`${passed} ${endedBadly ? 1 : failed}`);

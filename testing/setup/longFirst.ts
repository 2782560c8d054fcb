import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take more than ten seconds, mostly waiting. */
const long = [
  'server/tests/rollingRestart.postgres.http.test.ts',
  'server/backup/moving.postgres.http.test.ts',
  'server/tests/logsOfDatabaseFaults.postgres.http.test.ts',
  'server/tests/logsOfOutsideFaults.http.test.ts',
  'server/tests/longExport.http.test.ts',
  'server/tests/slowStatements.postgres.http.test.ts',
  'server/tests/watchElsewhere.flow.test.ts',
  'server/tests/backup.embedded.http.test.ts',
  'server/tests/start.embedded.http.test.ts',
];

/**
 * Vitest's order, which in a clean checkout without timings of earlier runs is by size, but with long files first, so
 * that the run does not end by waiting for one that started last.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((path) => moduleId.endsWith(`/${path}`));
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isLong),
      ...own.filter((file) => !isLong(file)),
    ]);
  }
}

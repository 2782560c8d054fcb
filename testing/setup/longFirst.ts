import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than ten seconds, most of which they wait. */
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
 * The order of a clean checkout, where nothing is known of earlier runs: by size, but long ones first, or the others
 * wait at the end for one that began last.
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

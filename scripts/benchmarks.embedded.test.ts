import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { expect, it } from 'vitest';
import { withDatabase } from '../server/boot/withDatabase.ts';
import { readConfig } from '../server/config/config.ts';
import { migrate } from '../server/store/migrate.ts';
import { commandsOf } from './operationsGuide.ts';
import { repository } from './repository.ts';

it('the commands of the guide load the example, list it and remove it, on the embedded database', async () => {
  const DATA_DIR = temporaryFolder();
  const config = readConfig({ DATA_DIR });
  await withDatabase(config, migrate);
  const PATH = [dirname(process.execPath), process.env.PATH].join(':');
  const printed = execFileSync(
    'sh',
    ['-ec', commandsOf('benchmarks').replaceAll('npm run', 'npm run -s')],
    {
      cwd: repository,
      env: { PATH, DATA_DIR },
      encoding: 'utf8',
    },
  );
  expect(printed).toMatch(/^Loaded .+benchmarks\.csv: figures 6, industries 2\n/);
  expect(printed).toContain(
    '\n991100 2024 all: ratios 3; Invented example, not a real source (None: invented)\n',
  );
  expect(printed).toMatch(/\nRemoved figures: 4\n$/);
});

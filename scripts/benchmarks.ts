import { benchmarkCommand } from '../server/boot/benchmarkCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand((config) =>
  benchmarkCommand(config, process.argv.slice(2), process.env.INIT_CWD ?? ''),
);

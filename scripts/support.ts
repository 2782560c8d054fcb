import { supportCommand } from '../server/boot/supportCommand.ts';
import { runCommand } from './runCommand.ts';

// Words, not a file: they are taken as they were typed.
await runCommand((config) => supportCommand(config, process.argv.slice(2)));

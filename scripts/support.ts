import { supportCommand } from '../server/boot/supportCommand.ts';
import { runCommand } from './runCommand.ts';

// The arguments are words rather than a file, so they are passed on unchanged.
await runCommand((config) => supportCommand(config, process.argv.slice(2)));

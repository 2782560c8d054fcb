import { restoreCommand } from '../server/boot/backupCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(restoreCommand);

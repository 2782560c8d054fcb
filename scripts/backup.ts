import { backupCommand } from '../server/backup/backupCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(backupCommand);

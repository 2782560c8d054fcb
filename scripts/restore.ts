import { restoreCommand } from '../server/backup/restoreCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(restoreCommand);

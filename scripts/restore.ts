import { restoreCommand } from '../server/boot/restoreCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(restoreCommand);

import { demoCommand } from './demo/demoCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(demoCommand, 'what is missing is added when it runs again');

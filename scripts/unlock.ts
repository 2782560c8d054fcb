import { turnTwoFactorOffFor } from '../server/boot/turnTwoFactorOff.ts';
import { runCommand } from './runCommand.ts';

// An email, not a file: it is taken as it was typed.
await runCommand((config) => turnTwoFactorOffFor(config, process.argv[2]));

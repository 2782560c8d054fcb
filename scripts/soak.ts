import { readSoakRun, soakCommand } from './soakCommand.ts';

process.exitCode = await soakCommand(readSoakRun(process.argv.slice(2)));

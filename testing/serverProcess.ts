import { freePort } from './freePort.ts';
import { type Ended, runFile } from './runFile.ts';

export interface ServerProcess {
  readonly url: string;
  /** Resolves once it answers; rejects with its output if it ends instead. */
  listening(): Promise<void>;
  /** Its standard output so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

const main = ['server/main.ts'];

/** What `npm start` runs; it also builds the pages if they are missing. */
export const npmStart = ['--import', './scripts/checkNode.mjs', 'scripts/start.ts'];

const running = new Set<ServerProcess>();

/**
 * Starts the server in its own process, as an operator does.
 * @param env its whole environment, except for PORT, which is a free one.
 * @param args the arguments of Node.
 * @param user who runs it; defaults to the user of the tests.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = main,
  user: Parameters<typeof runFile>[3] = {},
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const up = Promise.withResolvers<void>();
  let printed = '';
  const onOutput = (output: string) => {
    printed = output;
    if (output.includes('Élan is at')) up.resolve();
  };
  const child = runFile(args, { LOG_LEVEL: 'info', PORT: port, ...env }, onOutput, user);
  const server: ServerProcess = {
    url: `http://localhost:${port}`,
    listening() {
      const ended = server.ended.then(({ output, errors }) => {
        throw new Error(`the server ended:\n${output}${errors}`);
      });
      return Promise.race([up.promise, ended]);
    },
    output: () => printed,
    kill: child.kill,
    ended: child.ended.finally(() => running.delete(server)),
  };
  running.add(server);
  return server;
}

/** Kills the processes that a failed test left running. */
export async function killServerProcesses(): Promise<void> {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
}

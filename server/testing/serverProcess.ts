import { freePort } from './freePort.ts';
import { type Ended, runFile } from './runFile.ts';

export interface ServerProcess {
  readonly url: string;
  /** Resolves once it answers; rejects with what it printed when it ended instead. */
  listening(): Promise<void>;
  /** What it has said on its standard output so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

const main = ['server/main.ts'];

/** What `npm start` runs, which also builds the pages where they are missing. */
export const npmStart = ['--import', './scripts/checkNode.mjs', 'scripts/start.ts'];

const running = new Set<ServerProcess>();

/**
 * Starts the server in a process of its own, as an operator does.
 * @param env all of its variables, but for a PORT that is free.
 * @param args what Node runs.
 * @param user who runs it, where it is not who runs the tests.
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

/** Kills what a test left running, as when it failed in between. */
export async function killServerProcesses(): Promise<void> {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
}

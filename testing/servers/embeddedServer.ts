import { startServer } from '@elan/server/boot/startServer';
import { readConfig } from '@elan/server/config/config';
import { ConfigError } from '@elan/server/lib/configError';
import { createLogger } from '@elan/server/lib/logger';
import { cheapPasswords } from '../people/accounts.ts';

/**
 * Starts a server in this process on the embedded database of a `DATA_DIR`, with all stand-ins. A separate process
 * would take seconds longer.
 */
export async function startHere(DATA_DIR: string) {
  const config = readConfig({ DATA_DIR, HOST: '127.0.0.1' });
  const server = await startServer(
    // Port 0 lets the system choose a port.
    { ...config, port: 0 },
    { logger: createLogger('silent'), pages: undefined, passwordCost: cheapPasswords },
  );
  return { url: server.address, close: () => server.close(0) };
}

/**
 * @returns the message with which the server refuses to start on a `DATA_DIR`, and which `server/boot/runServer.ts`
 * prints.
 */
export async function refusalOf(DATA_DIR: string): Promise<string> {
  try {
    await (await startHere(DATA_DIR)).close();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the server started');
}

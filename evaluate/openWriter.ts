import { createWriter, type Writer } from '@elan/server/adapters/ai/openAi';
import type { AiConfig } from '@elan/server/config/config';

export interface OpenWriter {
  readonly writer: Writer;
  /** The name of the provider in the report. */
  readonly name: string;
  close(): Promise<void>;
}

/** Opens the configured provider, otherwise the AI stand-in without its usual pauses between words. */
export async function openWriter(config: AiConfig): Promise<OpenWriter> {
  if (config.provider) {
    const { baseUrl } = config.provider;
    const writer = createWriter({ ...config, ...config.provider });
    return { writer, name: `${config.model} at ${new URL(baseUrl).host}`, close: async () => {} };
  }
  const { startSandboxWriter } = await import('@elan/sandbox/standIns');
  const sandbox = await startSandboxWriter({ pieceDelayMs: 0 });
  const { baseUrl, apiKey } = sandbox;
  return {
    writer: createWriter({ ...config, baseUrl, apiKey }),
    name: 'the sandbox',
    close: () => sandbox.close(),
  };
}

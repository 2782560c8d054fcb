import { setTimeout as delay } from 'node:timers/promises';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import {
  type Answer,
  breaksOff,
  refuses,
  stalls,
  stallsAfterHeaders,
  writes,
} from '@elan/testing/provider/providerAnswers';
import { pieces } from '../hostile/hostilePayloads.ts';
import { hostileReplyTo, unfinishedReplyTo } from '../hostile/hostileReplies.ts';
import { type FaultKind, faultIn, texts } from './faults.ts';

const answers: Record<FaultKind, Answer> = {
  wrongKey: refuses(401),
  busy: refuses(429, { 'retry-after-ms': '10' }),
  // Late enough for the page to show the first text.
  cut: breaksOff(texts.beginning, 1_500),
  empty: writes(''),
  long: writes(texts.plain, 'length'),
  silent: stallsAfterHeaders,
  stalled: stalls(texts.beginning),
  async slow({ piece, end }) {
    piece(texts.plain);
    await delay(4_000);
    piece(texts.recovered);
    end('stop');
  },
};

const calls = new Map<string, number>();

/** Fails the first time as the comments request, then succeeds, so that a test can use Retry. */
function answerTo(asked: string): Answer {
  const hostile = hostileReplyTo(asked);
  if (hostile !== undefined) return writes(pieces(hostile));
  const unfinished = unfinishedReplyTo(asked);
  if (unfinished !== undefined) return stalls(unfinished);
  const fault = faultIn(asked);
  if (!fault) return writes(texts.plain);
  const earlier = calls.get(fault.tag) ?? 0;
  calls.set(fault.tag, earlier + 1);
  // The SDK tries three times before it reports a busy provider.
  const times = fault.kind === 'busy' ? 3 : 1;
  return earlier < times ? answers[fault.kind] : writes(texts.recovered);
}

/** Starts a provider whose failures a test requests in a module's comments. */
export async function startFaultyProvider(port: number): Promise<Provider> {
  const provider = await startProvider(port);
  provider.answers((reply) => answerTo(JSON.stringify(reply.asked))(reply));
  return provider;
}

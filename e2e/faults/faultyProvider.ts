import { setTimeout as delay } from 'node:timers/promises';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import { type Answer, breaksOff, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { pieces } from '../hostile/hostilePayloads.ts';
import { hostileReplyTo, unfinishedReplyTo } from '../hostile/hostileReplies.ts';
import { type FaultKind, faultIn, texts } from './faults.ts';

const answers: Record<FaultKind, Answer> = {
  // Late enough for the page to show the first text.
  cut: breaksOff(texts.beginning, 1_500),
  stalled: stalls(texts.beginning),
  async slow({ piece, end }) {
    piece(texts.plain);
    await delay(4_000);
    piece(texts.recovered);
    end('stop');
  },
};

const asked = new Set<string>();

/** Fails the first time as the comments request, then succeeds, so that a test can use Retry. */
function answerTo(request: string): Answer {
  const hostile = hostileReplyTo(request);
  if (hostile !== undefined) return writes(pieces(hostile));
  const unfinished = unfinishedReplyTo(request);
  if (unfinished !== undefined) return stalls(unfinished);
  const fault = faultIn(request);
  if (!fault) return writes(texts.plain);
  if (asked.has(fault.tag)) return writes(texts.recovered);
  asked.add(fault.tag);
  return answers[fault.kind];
}

/** Starts a provider whose failures a test requests in a module's comments. */
export async function startFaultyProvider(port: number): Promise<Provider> {
  const provider = await startProvider(port);
  provider.answers((reply) => answerTo(JSON.stringify(reply.asked))(reply));
  return provider;
}

import { setTimeout as pause } from 'node:timers/promises';
import { startProvider } from '@elan/testing/provider/provider';
import type { CDPSession, Page } from '@playwright/test';
import { type BenchPerson, createPerson } from '../processes/people.ts';
import { print } from '../report.ts';
import { longWriteUp } from '../writeUp.ts';
import { withOwnPages } from './ownPages.ts';

/** The interval between two tokens of a fast provider, in milliseconds. */
const tokenMs = 10;
const charactersPerToken = 4;

/** Measures the script time and the longest task of the page while a write-up of 3,000 tokens streams in. */
export async function measureWriting(folder: string): Promise<void> {
  const provider = await startPacedProvider();
  try {
    await withOwnPages(
      folder,
      'writing',
      { AI_BASE_URL: provider.baseUrl },
      async (browser, url) => {
        const page = await browser.newPage({
          baseURL: url,
          viewport: { width: 1280, height: 900 },
        });
        await openIdea(page, await createPerson(url));
        await browser.startTracing(page, { categories: ['toplevel'] });
        const scriptMs = await watchWriting(page, provider.written);
        const longestMs = longestTaskMs(await browser.stopTracing());
        print({
          what: 'write-up of 3,000 tokens streaming in: script',
          value: scriptMs,
          unit: 'ms',
          budget: 300,
          detail: `${longWriteUp.length} characters, a token each ${tokenMs} ms`,
        });
        print({
          what: 'its longest task',
          value: longestMs,
          unit: 'ms',
          budget: 50,
          detail: "in the main thread's own time",
        });
      },
    );
  } finally {
    await provider.close();
  }
}

async function openIdea(page: Page, person: BenchPerson): Promise<void> {
  const { email, password } = person;
  await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  await page.goto(`/p/${person.projects.ours.id}/module/idea`);
  await page.locator('[data-question="businessIdea"]').waitFor();
}

/** @returns the script time, in milliseconds. */
async function watchWriting(page: Page, written: Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The main thread's own time, so that other processes do not matter.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const button = page.getByRole('button', { name: 'Générer', exact: true });
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  // Nothing is queried from the page after this, because the cost of the query would count as the page's own.
  const before = await scriptSeconds(session);
  await page.mouse.click(x + width / 2, y + height / 2);
  await written;
  await pause(1_500);
  const after = await scriptSeconds(session);
  await page.getByRole('button', { name: 'Régénérer', exact: true }).waitFor();
  return (after - before) * 1_000;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The thread's own time in the event, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * @returns the longest task of the page's main thread, in CPU time, because wall time would include other processes.
 */
function longestTaskMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({ pid, tid, tdur = 0 }) =>
      tdur > 0 && main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

async function startPacedProvider() {
  const { promise: written, resolve: haveWritten } = Promise.withResolvers<void>();
  const tokens = longWriteUp.match(new RegExp(`[\\s\\S]{1,${charactersPerToken}}`, 'g')) ?? [];
  const provider = await startProvider();
  provider.answers(async ({ piece, end }) => {
    const started = performance.now();
    for (const [at, token] of tokens.entries()) {
      piece(token);
      // Paces tokens by the clock and not from one to the next, so that a busy machine does not slow down the text.
      const ahead = started + at * tokenMs - performance.now();
      if (ahead > 0) await pause(ahead);
    }
    end('stop');
    haveWritten();
  });
  /** `written` resolves when the complete text has been sent. */
  return { ...provider, written };
}

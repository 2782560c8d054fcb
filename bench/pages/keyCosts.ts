import type { Browser, Page } from '@playwright/test';

/** How many keys are pressed for a figure. */
export const keys = 120;
/** Between two keys, in ms: longer than the pause after which the draft is written, every eighth time. */
const pauseMs = 60;
const longPauseMs = 700;
/** How long a finger holds a key, in ms: it is let go of once its letter is there. */
const heldMs = 80;

/** @returns the cost that this share of the keys stays under. */
export const at = (costs: readonly number[], share: number) =>
  costs[Math.floor((costs.length - 1) * share)] ?? Number.NaN;

export function summary(costs: readonly number[]): string {
  const [half, most, all] = [0.5, 0.95, 1].map((share) => at(costs, share).toFixed(1));
  return `median ${half}, 95th ${most}, worst ${all}`;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In µs, like `ts`. */
  readonly dur?: number;
  /** CPU time of the thread itself: time taken by other processes does not count. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** What keys cost the main thread, in ms, the least first. */
export interface KeyCosts {
  /** From the key to the end of the frame that shows it. */
  readonly shown: readonly number[];
  /** Of that, what runs as script; the rest is the browser's: the editing itself, style, layout, paint. */
  readonly script: readonly number[];
  /** All up to the next key: the draft, and what a page does while it waits. */
  readonly whole: readonly number[];
}

export interface BothCosts {
  readonly slowed: KeyCosts;
  /** Without the emulated slowness, which grows where others use the machine too. */
  readonly full: KeyCosts;
}

/** What keys cost in a field, on a slowed page and then at full speed. */
export async function bothCosts(browser: Browser, page: Page, field: string): Promise<BothCosts> {
  const slowed = await costOfKeys(browser, page, field);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { slowed, full: await costOfKeys(browser, page, field) };
}

async function costOfKeys(browser: Browser, page: Page, field: string): Promise<KeyCosts> {
  await page.locator(field).click();
  await page.keyboard.type('Bois et papier. ');
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline'],
  });
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('abcdefgh'.charAt(at % 8), { delay: heldMs });
    await page.waitForTimeout(at % 8 === 7 ? longPauseMs : pauseMs);
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const strokes = traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((a, b) => a.ts - b.ts);
  const ofPage = traceEvents.filter(
    ({ pid, tid }) => pid === strokes[0]?.pid && tid === strokes[0]?.tid,
  );
  const tasks = ofPage.filter(
    ({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask',
  );
  const scripts = outermost(
    ofPage.filter(({ ph, name }) => ph === 'X' && /^(?:FunctionCall|RunMicrotasks)$/.test(name)),
  );
  const frames = ofPage.filter(({ name }) => name === 'Paint').map(({ ts }) => ts);
  const spent = (from: number, to: number, on = tasks) =>
    on.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) /
    1_000;
  const end = (ts: number) => frames.find((frame) => frame > ts) ?? Number.POSITIVE_INFINITY;
  // The task that brings a key begins before its event.
  const begins = strokes.map(
    (stroke) =>
      tasks.find(({ ts, dur = 0 }) => ts <= stroke.ts && stroke.ts < ts + dur)?.ts ?? stroke.ts,
  );
  const rising = (costs: number[]) => costs.sort((a, b) => a - b);
  return {
    shown: rising(begins.map((ts) => spent(ts, end(ts)))),
    script: rising(begins.map((ts) => spent(ts, end(ts), scripts))),
    whole: rising(begins.map((ts, at) => spent(ts, begins[at + 1] ?? Number.POSITIVE_INFINITY))),
  };
}

/** @returns the events that are not within another of them. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      const isInside = ts < end;
      end = Math.max(end, ts + dur);
      return !isInside;
    });
}

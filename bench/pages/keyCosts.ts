import type { Browser, Page } from '@playwright/test';

/** How many keys are pressed per figure. */
export const keys = 120;
/** The pauses between two keys, in ms. Every eighth pause is longer than the one after which the draft is saved. */
const pauseMs = 60;
const longPauseMs = 700;
/** How long a key is held down, in ms. It is released after its letter is displayed. */
const heldMs = 80;

/** @returns the cost that this share of the keys does not exceed. */
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
  /** The thread's own CPU time, so that other processes do not matter. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The main-thread cost of each key, in ms, in ascending order. */
export interface KeyCosts {
  /** From the key to the end of the frame that displays it. */
  readonly shown: readonly number[];
  /** The script part of `shown`. The rest is the browser's editing, style, layout and paint. */
  readonly script: readonly number[];
  /** Everything until the next key, including saving the draft and idle work. */
  readonly whole: readonly number[];
}

export interface BothCosts {
  readonly slowed: KeyCosts;
  /** Without the emulated slowdown, whose effect grows if other processes use the machine. */
  readonly full: KeyCosts;
}

/** Measures the cost of keys in a field, first on a slowed-down page, then at full speed. */
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
  // The task that delivers a key starts before the key's event.
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

/** @returns the events that are not inside another of the events. */
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

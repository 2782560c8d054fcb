import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/freePort';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startMeasured } from './measuredProcess.ts';
import { createPerson } from './people.ts';
import { print } from './report.ts';
import { median } from './rounds.ts';
import { openSlowPage, signedInCookies } from './slowPage.ts';
import { longWriteUp } from './writeUp.ts';

const keys = 120;
/** Between two keys, in ms: longer than the pause after which the draft is written, every eighth time. */
const pauseMs = 60;
const longPauseMs = 700;
/** How long a finger holds a key, in ms: it is let go of once its letter is there. */
const heldMs = 80;
/** A frame at 60 Hz, in ms. */
const budget = 16;
/** Premium or not, a founder may. */
const email = 'bench.founder@exemple.ca';

/**
 * What a key costs the page's main thread until it is on the screen, in the longest questionnaire beside a long
 * write-up, on a processor four times slower; and beside it the same in a page that holds nothing but a text area.
 *
 * Counted is the thread's own time in every task from the one that brings the key (its events, the browser's editing,
 * script) to the end of the frame that shows it (style, layout, paint, what is handed to the compositor), and in what
 * runs between the two. The release of the key, what a page puts off until a pause and the blinking of the caret come
 * after that frame, as they do under a finger: they are in the last figure. What the trace costs is in all of them.
 */
export async function measureTyping(folder: string): Promise<void> {
  const server = await startMeasured('ours.ts', '/api/ready', {
    PORT: `${await freePort()}`,
    DATA_DIR: join(folder, 'typing'),
    FOUNDER_EMAILS: email,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const person = await createPerson(url, email);
    const project = person.projects.large.id;
    await fetch(`${url}/api/projects/${project}/modules/environmental`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({
        data: { answers: {}, aiResponse: longWriteUp },
        baseLastUpdated: null,
      }),
    });
    const { page, close } = await openSlowPage(
      browser,
      await signedInCookies(browser, url, person),
    );
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `elan.currentProject.${person.id}`,
      project,
    ] as const);
    await page.goto(`${url}/module/environmental`);
    await page.getByRole('region', { name: 'Analyse IA' }).getByRole('table').first().waitFor();
    const { slowed: costs, full } = await bothCosts(browser, page, '[data-question="materials"]');
    await close();
    const { slowed: bare, full: bareFull } = await bareCosts(browser);
    print({
      what: 'a key in a questionnaire, CPU 4×: until it is shown',
      value: at(costs.shown, 0.95),
      unit: 'ms',
      budget,
      madeOf: `95th percentile of ${keys}; ${summary(costs.shown)}; a bare text area: ${summary(bare.shown)}; load ${loadavg()[0]?.toFixed(1)}`,
    });
    print({
      what: 'the same at this machine’s full speed',
      value: at(full.shown, 0.95),
      unit: 'ms',
      madeOf: `95th percentile; ${summary(full.shown)}; a bare text area: ${summary(bareFull.shown)}`,
    });
    print({
      what: 'the same: the page’s own script in it',
      value: at(costs.script, 0.95),
      unit: 'ms',
      madeOf: `95th percentile; ${summary(costs.script)}`,
    });
    print({
      what: 'the same: all until the next key',
      value: median(costs.whole),
      unit: 'ms',
      madeOf: `${summary(costs.whole)}; a bare text area: ${summary(bare.whole)}`,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

const at = (costs: readonly number[], share: number) =>
  costs[Math.floor((costs.length - 1) * share)] ?? Number.NaN;

function summary(costs: readonly number[]): string {
  const [half, most, all] = [0.5, 0.95, 1].map((share) => at(costs, share).toFixed(1));
  return `median ${half}, 95th ${most}, worst ${all}`;
}

/** What the browser itself spends on a key, in a page that holds nothing but the field. */
async function bareCosts(browser: Browser): Promise<BothCosts> {
  const { page, close } = await openSlowPage(browser, []);
  await page.setContent('<textarea rows="3" cols="60"></textarea>');
  const costs = await bothCosts(browser, page, 'textarea');
  await close();
  return costs;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** In µs, like `ts`. */
  readonly dur?: number;
  /** Of the thread itself: what another process took of the machine does not count. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** What keys cost the main thread, in ms, the least first. */
interface KeyCosts {
  /** From the key to the end of the frame that shows it. */
  readonly shown: readonly number[];
  /** Of that, what runs as script; the rest is the browser's: the editing itself, style, layout, paint. */
  readonly script: readonly number[];
  /** All up to the next key: the draft, and what a page does while it waits. */
  readonly whole: readonly number[];
}

interface BothCosts {
  readonly slowed: KeyCosts;
  /** Without the emulated slowness, which grows where others use the machine too. */
  readonly full: KeyCosts;
}

async function bothCosts(browser: Browser, page: Page, field: string): Promise<BothCosts> {
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

/** @returns the events that lie within no other one of them. */
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

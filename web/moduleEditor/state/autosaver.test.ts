import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/apiClient.ts';
import { createAutosaver } from './autosaver.ts';
import type { Pushed } from './formState.ts';

let isUnsent: boolean;
let isHeld: boolean;
/** The outcomes of the next attempts. By default, each succeeds. */
let ends: (Pushed | Error)[];
let attempts: number[];
let refusals: unknown[];

function autosaverOf() {
  return createAutosaver({
    isUnsent: () => isUnsent,
    isHeld: () => isHeld,
    push: async () => {
      attempts.push(Date.now());
      const end = ends.shift() ?? 'saved';
      if (end instanceof Error) throw end;
      if (end === 'saved') isUnsent = false;
      return end;
    },
    onArrived: () => {},
    onRefused: (failure) => refusals.push(failure),
  });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const away = new ApiFailure('network');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  [isUnsent, isHeld, ends, attempts, refusals] = [true, false, [], [], []];
});
afterEach(() => vi.useRealTimers());

describe('the autosave', () => {
  it('sends after a pause of 1.5 s in typing, once', async () => {
    const autosaver = autosaverOf();
    for (let key = 0; key < 10; key += 1) {
      autosaver.changed();
      await pass(1_000);
    }
    expect(attempts).toEqual([]);
    expect(autosaver.state.read()).toBe('waiting');
    await pass(500);
    expect(attempts).toEqual([10_500]);
    expect(autosaver.state.read()).toBe('idle');
    await pass(60_000);
    expect(attempts).toHaveLength(1);
  });

  it('sends nothing where nothing is left to send', async () => {
    const autosaver = autosaverOf();
    autosaver.changed();
    isUnsent = false;
    autosaver.changed();
    await pass(60_000);
    expect(attempts).toEqual([]);
    expect(autosaver.state.read()).toBe('idle');
  });

  it('tries again with longer and longer waits, whatever is typed in between', async () => {
    ends = Array.from({ length: 8 }, () => away);
    const autosaver = autosaverOf();
    autosaver.changed();
    await pass(1_500);
    for (let second = 0; second < 250; second += 1) {
      await pass(1_000);
      autosaver.changed();
    }
    const [first = 0, ...more] = attempts;
    expect([first, ...more.map((at, index) => at - (attempts[index] ?? 0))]).toEqual([
      1_500, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
    expect(autosaver.state.read()).toBe('idle');
  });

  it('tries again at once when the connection is back, and waits as long as the server asks', async () => {
    ends = [away, new ApiFailure('rate_limited', { status: 429, retryAfter: 30 })];
    const autosaver = autosaverOf();
    autosaver.changed();
    await pass(2_000);
    expect(autosaver.state.read()).toBe('retrying');
    autosaver.retry();
    await pass(29_999);
    expect(attempts).toEqual([1_500, 2_000]);
    await pass(1);
    expect(attempts).toEqual([1_500, 2_000, 32_000]);
  });

  it.each(['suspended', 'premium_required', 'storage_full'] as const)(
    'reports once that it is refused (%s), and leaves the next attempt to the person',
    async (code) => {
      ends = [new ApiFailure(code, { status: 403 })];
      const autosaver = autosaverOf();
      for (let key = 0; key < 10; key += 1) {
        autosaver.changed();
        await pass(2_000);
      }
      expect(attempts).toHaveLength(1);
      expect(refusals).toHaveLength(1);
      autosaver.arrived();
      isUnsent = true;
      autosaver.changed();
      await pass(1_500);
      expect(attempts).toHaveLength(2);
    },
  );

  it('stops where the session is over', async () => {
    ends = [new ApiFailure('unauthenticated', { status: 401 })];
    const autosaver = autosaverOf();
    autosaver.changed();
    await pass(120_000);
    autosaver.changed();
    await autosaver.flush(true);
    expect(attempts).toHaveLength(1);
    expect(autosaver.state.read()).toBe('signedOut');
  });

  it('stays away while something else comes first', async () => {
    const autosaver = autosaverOf();
    autosaver.changed();
    isHeld = true;
    await pass(60_000);
    autosaver.changed();
    await pass(60_000);
    expect(attempts).toEqual([]);
    expect(autosaver.state.read()).toBe('held');
    isHeld = false;
    autosaver.changed();
    await pass(1_500);
    expect(attempts).toHaveLength(1);
  });

  it('sends at once when the page is left, and only one attempt at a time', async () => {
    const autosaver = autosaverOf();
    autosaver.changed();
    await Promise.all([autosaver.flush(true), autosaver.flush()]);
    expect(attempts).toEqual([0]);
  });

  /** A form that counts its changes, and a server that takes two seconds for each save. */
  function slowForm(outcomes: readonly (Error | undefined)[] = []) {
    const form = { typed: 0, saved: 0, sends: 0, failures: 0 };
    const autosaver = createAutosaver({
      isUnsent: () => form.typed > form.saved,
      isHeld: () => false,
      push: async () => {
        const sent = form.typed;
        const outcome = outcomes[form.sends];
        form.sends += 1;
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        if (outcome) {
          form.failures += 1;
          throw outcome;
        }
        form.saved = sent;
        return 'saved';
      },
      onArrived: () => {},
      onRefused: () => {},
    });
    const type = () => {
      form.typed += 1;
      autosaver.changed();
    };
    return { form, autosaver, type };
  }

  it('has sent all of it after a flush at any moment, unless it reports a failure', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 2_500 }), { maxLength: 6 });
    const failure = fc.constantFrom(away, new ApiFailure('suspended', { status: 403 }));
    const outcome = fc.option(failure, { nil: undefined, freq: 5 });
    const outcomes = fc.array(outcome, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(pauses, outcomes, fc.boolean(), async (waits, ends, isLeft) => {
        const { form, autosaver, type } = slowForm(ends);
        for (const ms of waits) {
          type();
          await pass(ms);
        }
        const before = form.failures;
        let isSettled = false;
        void autosaver.flush(isLeft).then(() => {
          isSettled = true;
        });
        if (isLeft) autosaver.stop(() => false);
        await pass(4_100);
        expect(isSettled).toBe(true);
        const isReported = form.failures > before || autosaver.state.read() === 'refused';
        expect(form.saved === form.typed || isReported).toBe(true);
        autosaver.stop(() => false);
      }),
    );
  });

  it('leaves the rest to the same form where that was opened again during the save', async () => {
    const { form, autosaver, type } = slowForm();
    type();
    await pass(2_000);
    type();
    void autosaver.flush(true);
    autosaver.stop(() => true);
    await pass(10_000);
    expect([form.sends, form.saved]).toEqual([1, 1]);
  });

  it('sends what changed during a save at once, also after the page was left', async () => {
    const autosaver = autosaverOf();
    autosaver.changed();
    const first = autosaver.flush(true);
    autosaver.stop(() => false);
    await Promise.resolve();
    isUnsent = true;
    await Promise.all([first, autosaver.flush()]);
    expect(attempts).toEqual([0, 0]);
    expect(autosaver.state.read()).toBe('idle');
  });
});

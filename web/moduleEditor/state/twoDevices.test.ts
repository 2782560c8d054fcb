import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import { withProposals } from '@elan/reading/proposals/apply';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLine, typeInto } from '../../forecast/state/edit.ts';
import {
  connectDevices,
  type Device,
  device,
  moduleServer,
  type Network,
} from '../testing/twoDevices.ts';
import { withAnswer } from './formValues.ts';

const rounds = 100;
const fields = ['pricingStrategy', 'fixedCosts', 'comments', 'writeUp', 'forecast'] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Appends a word to a field, as typing would. In the forecast, adds a line of that name. */
function type(one: Device, field: (typeof fields)[number], word: string): void {
  if (field === 'forecast') {
    one.write((values) => ({ ...values, forecast: withLine(values.forecast, word) }));
    return;
  }
  one.write((values) =>
    field === 'comments' || field === 'writeUp'
      ? { ...values, [field]: `${values[field]} ${word}` }
      : withAnswer(values, field, `${values.answers[field] ?? ''} ${word}`),
  );
}

/** @returns the form with another line, which is blank until its name is typed. */
function withLine(form: ForecastForm | undefined, name: string): ForecastForm {
  const added = addLine(withProposals(form, { fields: [], lines: [] }), 'fixed', {});
  if (!added) throw new Error('the list is full');
  return typeInto(added.form, `fixed.${added.index}.name`, name, 'fr');
}

/** The time limit for an operation. Each takes several requests, which are slow on a slow network. */
const longest = 10 * 60_000;

/** Advances the timers until the work has ended. */
async function ended(work: Promise<void>): Promise<void> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  for (let passed = 0; !isOver; passed += 20_000) {
    if (passed > longest) throw new Error(`not ended after ${longest / 60_000} minutes`);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  await over;
}

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('type' as const), field: fc.constantFrom(...fields) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(300, 2_000, 9_000, 700_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('connect' as const),
      how: fc.constantFrom<Network>('fast', 'slow', 'deaf', 'offline'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      choice: fc.constantFrom('mine' as const, 'both' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);
const history = fc.array(fc.tuple(fc.constantFrom('phone', 'laptop'), act), {
  minLength: 20,
  maxLength: 60,
});

it('every word typed on two devices is in the module or in a version of it', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const server = moduleServer({ aiResponse: 'Un texte.' });
      const devices = { phone: device('phone', server), laptop: device('laptop', server) };
      connectDevices(devices);
      const typed: string[] = [];
      for (const [name, one] of acts) {
        const at = devices[name as keyof typeof devices];
        if (one.kind === 'type') {
          typed.push(`[${name} ${typed.length}]`);
          type(at, one.field, typed.at(-1) ?? '');
        } else if (one.kind === 'connect') at.connect(one.how);
        else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        else {
          await ended(one.kind === 'save' ? at.save(one.choice) : at.reopen());
        }
      }
      // In the end, both devices are online and a user resolves the remaining conflicts.
      for (const one of Object.values(devices)) {
        one.connect('fast');
        await vi.advanceTimersByTimeAsync(70_000);
        for (let attempt = 0; attempt < 4 && !one.isDone(); attempt += 1) {
          await ended(one.save('both'));
          await vi.advanceTimersByTimeAsync(70_000);
        }
        expect(one.isDone()).toBe(true);
      }
      const all = JSON.stringify([server.now() ?? {}, ...server.versions]);
      expect(typed.filter((word) => !all.includes(word))).toEqual([]);
    }),
    { numRuns: rounds },
  );
});

it('one device alone is never refused, whatever becomes of its replies and its page', async () => {
  const alone = history.map((acts) =>
    acts.filter(([, one]) => one.kind !== 'connect' || one.how !== 'slow'),
  );
  await fc.assert(
    fc.asyncProperty(alone, async (acts) => {
      const server = moduleServer({ aiResponse: 'Un texte.' });
      const phone = device('phone', server);
      connectDevices({ phone });
      for (const [at, [, one]] of acts.entries()) {
        if (one.kind === 'type') type(phone, one.field, `[${at}]`);
        else if (one.kind === 'connect') phone.connect(one.how);
        else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        else {
          await ended(one.kind === 'save' ? phone.save(one.choice) : phone.reopen());
        }
      }
      phone.connect('fast');
      await vi.advanceTimersByTimeAsync(70_000);
      expect([phone.isDone(), server.refused()]).toEqual([true, 0]);
    }),
    { numRuns: rounds },
  );
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../drafts/draftStorage.ts';
import { fakeServer, fieldOf, savedEntry, showModule } from '../testing/stage.tsx';
import { withoutChange } from './formState.ts';
import type { FormValues } from './formValues.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Presses a button, also in the answers, which are collapsed beside a result. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (value: string) => {
  fireEvent.change(fieldOf('location'), { target: { value } });
};
const draft = (module = 'idea') => readDraft({ userId: 'u1', projectId: 'p1', module });
const other = '/module/marketing';

describe('an undo on another page', () => {
  /** Types a text that cannot be sent, discards it and leaves. */
  async function discardAndLeave() {
    const server = fakeServer();
    server.module = savedEntry;
    const go = await showModule();
    await screen.findByText('Le texte ancien.');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    type('Matane');
    await pass(2_000);
    press('Effacer le brouillon');
    await go(other);
    expect(draft()?.answers.location).toBe('Rimouski');
    return { server, go };
  }

  it('brings back a discarded text, and sends it', async () => {
    const { server } = await discardAndLeave();
    vi.stubGlobal('fetch', server.fetch);
    press('Annuler');
    await pass(100);
    expect(server.module?.answers?.location).toBe('Matane');
    expect(draft()).toBeUndefined();
  });

  it('brings a discarded text back to its page without a network', async () => {
    const { go } = await discardAndLeave();
    press('Annuler');
    await pass(100);
    expect(draft()?.answers.location).toBe('Matane');
    await go('/module/idea');
    expect(screen.getByDisplayValue('Matane')).toBeTruthy();
  });

  it('brings back a line of the forecast, whether its removal was saved or not', async () => {
    for (const ms of [0, 3_000]) {
      localStorage.clear();
      const server = fakeServer('finances');
      const fixed = [{ id: 'rent', name: 'Loyer', amount: 1_000_00 }];
      server.module = {
        ...savedEntry,
        answers: {},
        forecast: {
          inputs: { opening: '2027-05', offers: [{ id: 'a' }], fixed },
          origins: {},
          confirmed: ['fixed'],
        },
      };
      const go = await showModule({ key: 'finances', me: { hasPremiumAccess: true } });
      await waitFor(() => expect(document.querySelector('[data-forecast=opening]')).toBeTruthy());
      press('Retirer\u00a0: Loyer');
      await go(other);
      await pass(ms);
      press('Annuler');
      await pass(3_000);
      expect(server.module?.forecast?.inputs.fixed).toEqual(fixed);
      expect(draft('finances')).toBeUndefined();
      cleanup();
    }
  });
});

it('an undo takes back one change, and nothing that was typed since', () => {
  const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', 'z'));
  const values: fc.Arbitrary<FormValues> = fc.record({
    answers,
    comments: fc.constantFrom('', 'x', 'y'),
    proposedAnswers: fc.constant([]),
    defaultedAnswers: fc.constant([]),
  });
  fc.assert(
    fc.property(values, values, values, (before, after, now) => {
      expect(withoutChange(before, after, after)).toEqual(before);
      const undone = withoutChange(before, after, now);
      for (const id of ['a', 'b', 'c', 'comments']) {
        const [was, then, is, back] = [before, after, now, undone].map((from) =>
          id === 'comments' ? from.comments : from.answers[id],
        );
        expect(back).toBe(then === is ? was : is);
      }
    }),
  );
});

// @vitest-environment happy-dom
import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MeContext } from '../../session/me.ts';
import { founder } from '../../subscription/testing/premiumStage.tsx';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { CheckAnswer } from './CheckAnswer.tsx';

const check: AnsweredCheck = {
  id: 'priceDiffers',
  severity: 'warning',
  modules: ['finances'],
  text: { fr: 'Les prix diffèrent.', en: 'The prices differ.' },
  mendAt: { module: 'finances', question: 'pricingStrategy' },
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Replies to each request once `reply` is called. */
function slowServer() {
  const bodies: unknown[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    bodies.push(JSON.parse(String(request.body)));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({ answer: null });
  });
  const reply = () =>
    act(async () => {
      for (const answer of waiting.splice(0)) answer();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { bodies, reply };
}

function show(projectId = 'p1') {
  return render(
    <AppProviders client={new QueryClient()}>
      <MeContext value={founder}>
        <CheckAnswer projectId={projectId} check={check} place="Finances" />
      </MeContext>
    </AppProviders>,
  );
}

const name = 'C’est voulu, parce que…';
const press = async (button: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name: button }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });

async function open(value: string) {
  await press(/^C’est voulu/);
  await write(value);
}

it('stays in the browser with its text until it is saved or cancelled, for its project alone', async () => {
  const { unmount } = show();
  await open('Deux formats');
  unmount();
  const again = show();
  expect((await field()).value).toBe('Deux formats');
  expect(document.activeElement).toBe(document.body);
  again.unmount();

  const other = show('p2');
  await press(/^C’est voulu/);
  expect((await field()).value).toBe('');
  other.unmount();

  const third = show();
  await field();
  await press(/^Annuler$/);
  expect(screen.queryByRole('textbox')).toBeNull();
  third.unmount();
  show();
  await screen.findByRole('button', { name: /^C’est voulu/ });
  expect(localStorage).toHaveLength(0);
});

it('keeps its text if the save fails and the page is left', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }),
  );
  const { unmount } = show();
  await open('Deux formats');
  await press(/^Enregistrer$/);
  await screen.findByRole('alert');
  unmount();
  show();
  expect((await field()).value).toBe('Deux formats');
});

it('closes once it is saved, but keeps what was typed during the save', async () => {
  const { bodies, reply } = slowServer();
  const { unmount } = show();
  await open('Deux');
  await press(/^Enregistrer$/);
  await write('Deux formats');
  await reply();
  expect((await field()).value).toBe('Deux formats');
  await press(/^Enregistrer$/);
  await reply();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(bodies).toEqual([{ because: 'Deux' }, { because: 'Deux formats' }]);
  unmount();
  expect(localStorage).toHaveLength(0);
});

it('is erased by a save whose reply arrives after the page was left', async () => {
  const { reply } = slowServer();
  const { unmount } = show();
  await open('Deux formats');
  await press(/^Enregistrer$/);
  unmount();
  await reply();
  expect(localStorage).toHaveLength(0);
});

it('is never cut: a text that is too long is kept and reported, and not sent', async () => {
  const { bodies } = slowServer();
  show();
  await open('x'.repeat(1_001));
  expect((await field()).maxLength).toBe(-1);
  expect(screen.getByRole('alert').textContent).toContain('le maximum est de 1\u00a0000');
  await press(/^Enregistrer$/);
  expect(bodies).toEqual([]);
  await write('x'.repeat(1_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

// @vitest-environment happy-dom
import { catalogue } from '@elan/modules/catalogue';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type FakeServer,
  fakeServer,
  savedEntry,
  showModule,
} from '../../moduleEditor/testing/stage.tsx';

const answers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Douze ans de four',
  ]),
);

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer('brainstorm');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that there are no ideas only while none are being generated', async () => {
  server.module = { answers, lastUpdated: savedEntry.lastUpdated };
  // A stream without an end event is reconnected, so that it keeps running.
  server.generation = [];
  await showModule({ key: 'brainstorm' });
  const region = await screen.findByRole('region', { name: 'Vos idées' });
  expect(within(region).getByText('Aucune idée générée')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Générer' }));
  await within(region).findByRole('progressbar');
  expect(within(region).queryByText('Aucune idée générée')).toBeNull();
});

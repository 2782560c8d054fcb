// @vitest-environment happy-dom
import type { Growing } from '@elan/domain/project/growing';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { findModule } from '@elan/modules/catalogue';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, regenerate, showModule } from '../testing/stage.tsx';

const idea = (title: string) => ({
  title,
  description: `Description de ${title}.`,
  sector: 'Alimentation',
  interestLevel: 'Élevé' as const,
});
const persona = (nom: string) => ({
  nom,
  age: 34,
  profession: 'Infirmière',
  localisation: 'Rimouski',
  revenus: '55 000 $',
  besoins: ['Manger chaud'],
  frustrations: ['Tout est fermé'],
  comportements: [],
  canaux_preferes: [],
  citation: '',
  objectifs: [],
  freins_achat: [],
});
const category = { score: 72, status: 'En chemin', recommendations: ['Préciser le prix'] };
const lists = { strengths: [], weaknesses: [], nextSteps: [], timeline: '' };
const every = Object.fromEntries(maturityCategories.map((name) => [name, category]));
const categories = every as Record<(typeof maturityCategories)[number], typeof category>;

interface Kind {
  readonly key: string;
  readonly region: string;
  readonly earlier: ModuleContent;
  readonly earlierText: string;
  /** Two successive states, with the text and progress shown for each. */
  readonly steps: readonly (readonly [Growing, shown: string, progress: string])[];
  readonly result: ModuleContent;
}

const kinds: readonly Kind[] = [
  {
    key: 'brainstorm',
    region: 'Vos idées',
    earlier: { generatedIdeas: [idea('Ancienne')] },
    earlierText: 'Ancienne',
    steps: [
      [{ generatedIdeas: [idea('Un')] }, 'Un', '1 idée jusqu’ici'],
      [{ generatedIdeas: [idea('Un'), idea('Deux')] }, 'Deux', '2 idées jusqu’ici'],
    ],
    result: { generatedIdeas: [idea('Un'), idea('Deux')] },
  },
  {
    key: 'personas',
    region: 'Vos personas',
    earlier: { personas: [persona('Ancienne')] },
    earlierText: 'Ancienne',
    steps: [
      [{ personas: [persona('Julie')] }, 'Julie', 'Persona 1 sur 3'],
      [{ personas: [persona('Julie'), persona('Marc')] }, 'Marc', 'Persona 2 sur 3'],
    ],
    result: { personas: [persona('Julie'), persona('Marc'), persona('Aya')] },
  },
  {
    key: 'maturity',
    region: 'Votre indice',
    earlier: { score: { overall: 41, categories, ...lists } },
    earlierText: 'À travailler',
    steps: [
      [{ score: { categories: { idea: category }, ...lists } }, '72', '1 volet sur 6'],
      [
        {
          score: {
            categories: { idea: category, market: category },
            ...lists,
            strengths: ['Le four'],
          },
        },
        'Le four',
        '2 volets sur 6',
      ],
    ],
    result: { score: { overall: 61, categories, ...lists } },
  },
];

const lastUpdated = '2026-11-20T21:00:00.000Z';
const stoppedError = { code: 'generation_stopped', error: 'x' };

/** Replies to a generation with events that the test sends one by one. */
function streamed(server: FakeServer) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path.endsWith('/stop')) return Response.json({ stopped: true }, { status: 202 });
    if (!path.endsWith('/generate')) return server.fetch(path, request);
    const body = new ReadableStream<Uint8Array>({
      start(begun) {
        controller = begun;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    hasBegun: () => controller !== undefined,
    send: (name: string, data: object) =>
      act(async () =>
        controller?.enqueue(
          new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
        ),
      ),
  };
}

let server: FakeServer;
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @returns answers with which a module can be generated. */
function answersOf(key: string): ModuleContent {
  const questions = findModule(key)?.questions ?? [];
  const answers = questions.map((question) => [
    question.id,
    question.kind === 'select' ? (question.options[0]?.id ?? '') : 'Le pain',
  ]);
  return questions.length > 0 ? { answers: Object.fromEntries(answers), comments: '' } : {};
}

const stop = () => screen.getByRole('button', { name: 'Arrêter' });
const announced = () =>
  screen.getAllByRole('status').map(({ textContent }) => (textContent ?? '').trim());

const onlyComplete = /seul ce qui était complet a été gardé\. Régénérez/;

describe.each(kinds.filter(({ key }) => key !== 'maturity'))(
  'the complete parts of $key',
  (kind) => {
    const region = () => screen.getByRole('region', { name: kind.region });
    const { partial = {}, shown = '' } = { partial: kind.steps[0]?.[0], shown: kind.steps[0]?.[1] };
    const stopAt = async (earlier: ModuleContent, superseded: boolean) => {
      server = fakeServer(kind.key);
      server.module = { ...earlier, ...answersOf(kind.key), lastUpdated };
      const stream = streamed(server);
      await showModule({ key: kind.key, me: { hasPremiumAccess: true } });
      if (superseded) await regenerate();
      else fireEvent.click(await screen.findByRole('button', { name: /^Générer/ }));
      await waitFor(() => expect(stream.hasBegun()).toBe(true));
      await stream.send('done', {
        result: { ...partial, structureEnding: 'stopped', superseded },
        lastUpdated: '2026-11-20T22:00:00.000Z',
        aiUsage: { used: 2, limit: 100 },
      });
      await waitFor(() => expect(within(region()).getAllByText(shown)).not.toEqual([]));
    };

    it('are shown with a note, where there was nothing', async () => {
      await stopAt({}, false);
      expect(within(region()).getByText(onlyComplete)).toBeTruthy();
    });

    it('keep their note after a reload, until a complete result replaces them', async () => {
      server = fakeServer(kind.key);
      const saved = { ...kind.earlier, ...answersOf(kind.key), lastUpdated };
      server.module = { ...saved, structureEnding: 'stopped' };
      const stream = streamed(server);
      await showModule({ key: kind.key, me: { hasPremiumAccess: true } });
      expect(await screen.findByText(onlyComplete)).toBeTruthy();
      await regenerate();
      await waitFor(() => expect(stream.hasBegun()).toBe(true));
      expect(within(region()).queryByText(onlyComplete)).toBeNull();
      await stream.send('done', {
        result: { ...kind.result, structureEnding: 'complete', superseded: false },
        lastUpdated: '2026-11-20T22:00:00.000Z',
        aiUsage: { used: 2, limit: 100 },
      });
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull());
      expect(within(region()).queryByText(onlyComplete)).toBeNull();
    });

    it('are offered beside the earlier ones, and taken as they are', async () => {
      await stopAt(kind.earlier, true);
      expect(within(region()).getByText(/Rien n’a été remplacé/).textContent).not.toMatch(
        /ailleurs/,
      );
      fireEvent.click(within(region()).getByRole('button', { name: /^Prendre ces/ }));
      const taken = { ...partial, structureEnding: 'stopped' };
      await waitFor(() => expect(server.module).toMatchObject(taken));
      expect(await within(region()).findByText(onlyComplete)).toBeTruthy();
    });
  },
);

describe.each(kinds)('$key, while it is written', (kind) => {
  const region = () => screen.getByRole('region', { name: kind.region });

  async function begin() {
    server = fakeServer(kind.key);
    server.module = { ...kind.earlier, ...answersOf(kind.key), lastUpdated };
    const stream = streamed(server);
    await showModule({ key: kind.key, me: { hasPremiumAccess: true } });
    await regenerate();
    await waitFor(() => expect(stream.hasBegun()).toBe(true));
    return stream;
  }

  it('is shown as it grows, read-only, with the progress in words and Stop within reach', async () => {
    const stream = await begin();
    await waitFor(() => expect(announced()[0]).not.toBe(''));
    const heard = announced();
    for (const [growing, shown, progress] of kind.steps) {
      await stream.send('partial', { result: growing });
      await waitFor(() => expect(within(region()).getAllByText(shown)).not.toEqual([]));
      expect(within(region()).getByText(new RegExp(progress))).toBeTruthy();
      expect(within(region()).queryByText(kind.earlierText)).toBeNull();
      const buttons = within(region()).getAllByRole('button');
      expect(buttons.map((one) => one.textContent)).toEqual(['Arrêter']);
      expect(announced()).toEqual(heard);
    }
    await stream.send('done', {
      result: { ...kind.result, superseded: false },
      lastUpdated: '2026-11-20T22:00:00.000Z',
      aiUsage: { used: 2, limit: 100 },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull());
    expect(within(region()).queryByText(kind.earlierText)).toBeNull();
  });

  it('is discarded by a stop: the earlier one is back, and the page shows what happened', async () => {
    const stream = await begin();
    const [first] = kind.steps;
    await stream.send('partial', { result: first?.[0] ?? {} });
    await waitFor(() => expect(within(region()).queryByText(kind.earlierText)).toBeNull());
    stop().focus();
    fireEvent.click(stop());
    await stream.send('error', stoppedError);
    await waitFor(() => expect(within(region()).queryAllByText(kind.earlierText)).not.toEqual([]));
    const shownText = within(region()).getByText(
      /Ce qui s’affichait n’a pas été gardé\./,
    ).textContent;
    expect(shownText).toMatch(/n’a pas été compté/);
    expect(shownText).toMatch(/toujours là/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: kind.region }));
  });

  it('reports a stop that was counted, and that nothing could be kept', async () => {
    const stream = await begin();
    const [first] = kind.steps;
    await stream.send('partial', { result: first?.[0] ?? {} });
    await stream.send('error', { code: 'generation_stopped_counted', error: 'x' });
    const message = await within(region()).findByText(/elle a été comptée/);
    expect(message.textContent).not.toMatch(/pas été compté/);
    expect(message.textContent).toMatch(/toujours là/);
  });

  it('reports once that the AI is thinking, and does not report silence then', async () => {
    const stream = await begin();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await stream.send('thinking', { isThinking: true });
    await waitFor(() => expect(announced()).toContain('L’IA réfléchit…'));
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.queryByText(/tarde à répondre/)).toBeNull();
    await stream.send('thinking', { isThinking: false });
    await waitFor(() => expect(announced()).not.toContain('L’IA réfléchit…'));
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.getByText(/tarde à répondre/)).toBeTruthy();
    vi.useRealTimers();
  });
});

it('moves the focus to the heading when the focused element is replaced by the growing result', async () => {
  server = fakeServer('personas');
  server.module = { personas: [persona('Ancienne')], lastUpdated };
  const stream = streamed(server);
  await showModule({ key: 'personas', me: { hasPremiumAccess: true } });
  await regenerate();
  await waitFor(() => expect(stream.hasBegun()).toBe(true));
  screen.getByRole('button', { name: 'Détails Ancienne' }).focus();
  await stream.send('partial', { result: { personas: [persona('Julie')] } });
  await screen.findByText('Julie');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vos personas' })),
  );
});

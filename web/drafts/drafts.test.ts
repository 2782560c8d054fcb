// @vitest-environment happy-dom

import { locks } from 'node:worker_threads';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { findModule } from '@elan/modules/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialFormState } from '../moduleEditor/state/formState.ts';
import { listDrafts, watchErased } from './draftPlaces.ts';
import { draftKey, eraseArrived, eraseDraft, readDraft, writeDraft } from './draftStorage.ts';
import {
  countUnsaved,
  type DraftsNotSaved,
  eraseDrafts,
  eraseDraftsIn,
  saveDrafts,
  sendLeftDrafts,
} from './drafts.ts';
import { type Draft, formats, type Written } from './formats.ts';
import { registerOpenForm, trackSave } from './openForms.ts';
import { profilePlace, writeProfileDraft } from './profileDrafts.ts';
import { eraseProjectDraft, writeProjectDraft } from './projectDrafts.ts';
import { keepRequest, readRequest } from './storedRequests.ts';

const place = { userId: 'u1', projectId: 'p1', module: 'business-plan' };
const draft: Draft = {
  answers: { vision: 'Être là à 5 h' },
  comments: '',
  baseLastUpdated: null,
  savedAt: '2026-11-20T21:14:00.000Z',
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('drafts', () => {
  it('are read back as they were written', () => {
    const pendingGeneration = {
      key: 'k1',
      body: { answers: { vision: 'x' }, comments: '', language: 'fr' as const },
      startedAt: draft.savedAt,
    };
    expect(writeDraft(place, { ...draft, pendingGeneration })).toBe(true);
    expect(readDraft(place)).toEqual({ ...draft, pendingGeneration });
    eraseDraft(place);
    expect(readDraft(place)).toBeUndefined();
  });

  const now = new Date().toISOString();
  const longAgo = new Date(Date.now() - 61 * 60 * 1_000).toISOString();
  const pendingSince = (startedAt: string) => ({
    key: 'k1',
    body: { answers: draft.answers, comments: '', language: 'fr' as const },
    startedAt,
  });
  const marks = { proposedAnswers: [], defaultedAnswers: [] };
  const version = { answers: draft.answers, comments: '', ...marks };

  it('that only remember a generation have nothing unsaved, and are not saved', async () => {
    writeDraft(place, { ...draft, base: version, pendingGeneration: pendingSince(now) });
    expect(countUnsaved('u1')).toBe(0);
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await saveDrafts('u1');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Draft>]>([
    ['an answer', {}],
    ['comments', { answers: {}, comments: 'Aussi ceci' }],
    ['an answer withdrawn since', { answers: {} }],
    ['a confirmed answer', { base: { ...version, proposedAnswers: ['vision'] } }],
    ['a save that may not have arrived', { answers: {}, sent: version }],
  ])('that hold %s sent with a generation are unsaved until a save', (_what, part) => {
    const base = { ...version, answers: {} };
    const pendingGeneration = pendingSince(now);
    writeDraft(place, { ...draft, ...marks, base, ...part, pendingGeneration });
    expect(countUnsaved('u1')).toBe(1);
  });

  it.each([
    ['stay while it may have a result', now, 0],
    ['are sent once it has surely ended', longAgo, 1],
  ])('left with a generation %s', async (_when, startedAt, saves) => {
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    const fetch = vi.fn(async () => Response.json({ lastUpdated: now }));
    vi.stubGlobal('fetch', fetch);
    const base = { ...version, answers: {} };
    writeDraft(place, { ...draft, base, pendingGeneration: pendingSince(startedAt) });
    await sendLeftDrafts('u1');
    expect(fetch).toHaveBeenCalledTimes(saves);
    expect(listDrafts('u1')).toHaveLength(1 - saves);
  });

  it.each([
    ['are sent once it was saved', draft.savedAt, 1],
    ['stay while it may be running', null, 0],
  ])('left with a generation %s, where the user signs out', async (_when, lastUpdated, saves) => {
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    const saved: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      if (request.method !== 'PUT') {
        const module = lastUpdated && { answers: draft.answers, comments: '', lastUpdated };
        return Response.json({ modules_data: module ? { 'business-plan': module } : {} });
      }
      const body = JSON.parse(String(request.body));
      if (body.baseLastUpdated !== lastUpdated) {
        return Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 });
      }
      saved.push(body.data.answers);
      return Response.json({ lastUpdated: now });
    });
    // The user typed on after the generation began.
    const answers = { vision: 'Être là à 5 h, sauf le lundi' };
    const base = { ...version, answers: {} };
    writeDraft(place, { ...draft, answers, base, pendingGeneration: pendingSince(now) });
    await sendLeftDrafts('u1');
    expect(saved).toEqual([]);
    await sendLeftDrafts('u1', true);
    expect(saved).toEqual(saves ? [answers] : []);
    expect(countUnsaved('u1')).toBe(1 - saves);
  });

  const forecast = { inputs: bakery, origins: {}, confirmed: [], typed: {} };
  const saved: Required<Written> = { ...version, forecast, writeUp: 'Du pain.' };
  /** Another value of each field that a user writes. */
  const changes: Written = {
    answers: { vision: 'Être là à 6 h' },
    comments: 'Aussi ceci',
    proposedAnswers: ['vision'],
    defaultedAnswers: ['vision'],
    forecast: { ...forecast, confirmed: ['opening'] },
    writeUp: 'Du pain chaud.',
  };

  it('are erased once all of it has arrived', () => {
    const { writeUp: _unedited, ...edited } = saved;
    for (const written of [saved, edited]) {
      writeDraft(place, { ...draft, ...written });
      eraseArrived(place, saved);
      expect(readDraft(place)).toBeUndefined();
    }
  });

  it.each(Object.keys(formats.arrived.shape.written.shape))(
    'stay where %s changed during the save',
    (name) => {
      expect(changes).toHaveProperty(name);
      const changed = { ...draft, ...saved, [name]: changes[name as keyof Written] };
      writeDraft(place, changed);
      eraseArrived(place, saved);
      expect(readDraft(place)).toEqual(changed);
    },
  );

  it.each([
    'pas du JSON',
    '[]',
    '{}',
    '{"answers":{"a":1},"comments":"","baseLastUpdated":null,"savedAt":"hier"}',
    JSON.stringify({ ...draft, more: true }),
  ])('that read %j count as none', (kept) => {
    localStorage.setItem(draftKey(place), kept);
    expect(readDraft(place)).toBeUndefined();
  });

  it('report when the browser refuses them, and still survive a change of screen', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeDraft(place, draft)).toBe(false);
    expect(readDraft(place)).toEqual(draft);
    expect(listDrafts('u1')).toEqual([place]);
    vi.unstubAllGlobals();
    eraseDraft(place);
    expect(readDraft(place)).toBeUndefined();
  });

  it('are listed and erased by person', () => {
    writeDraft(place, draft);
    writeDraft({ ...place, module: 'idea' }, draft);
    writeDraft({ ...place, userId: 'u2' }, draft);
    localStorage.setItem('elan.draft.u1.broken', '{}');
    expect(
      listDrafts('u1')
        .map(({ module }) => module)
        .sort(),
    ).toEqual(['business-plan', 'idea']);
    eraseDrafts('u1');
    expect(listDrafts('u1')).toEqual([]);
    expect(listDrafts('u2')).toHaveLength(1);
  });

  it('are saved, and those that conflict remain and are named', async () => {
    writeDraft(place, draft);
    writeDraft({ ...place, module: 'idea' }, { ...draft, baseLastUpdated: draft.savedAt });
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      if (request.method !== 'PUT')
        return Response.json({ modules_data: { idea: { answers: { vision: 'Partir' } } } });
      bodies.push([url, request.method, JSON.parse(String(request.body))]);
      return url.endsWith('/idea')
        ? Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 })
        : Response.json({ lastUpdated: draft.savedAt });
    });
    const failure = await saveDrafts('u1').catch((error: DraftsNotSaved) => error);
    expect((failure as DraftsNotSaved).kept).toMatchObject([
      { place: { module: 'idea' }, cause: { code: 'save_conflict' } },
    ]);
    expect(listDrafts('u1')).toEqual([{ ...place, module: 'idea' }]);
    expect(bodies).toContainEqual([
      '/api/projects/p1/modules/business-plan',
      'PUT',
      { data: { answers: draft.answers, comments: '' }, baseLastUpdated: null },
    ]);
  });

  it('that change in another tab during their save are saved again, on top of what arrived', async () => {
    const lastUpdated = '2026-11-21T08:00:00.000Z';
    const later = { ...draft, answers: { vision: 'Être là à 5 h, sauf le lundi' }, savedAt: now };
    const bodies: { data: { answers?: unknown }; baseLastUpdated: string | null }[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      const saved = { ...bodies.at(0)?.data, lastUpdated };
      if (request.method !== 'PUT')
        return Response.json({ modules_data: { 'business-plan': saved } });
      bodies.push(JSON.parse(String(request.body)));
      if (bodies.length === 1) writeDraft(place, later);
      return Response.json({ lastUpdated });
    });
    writeDraft(place, draft);
    await saveDrafts('u1');
    expect(bodies.map(({ data }) => data.answers)).toEqual([draft.answers, later.answers]);
    expect(bodies.at(1)?.baseLastUpdated).toBe(lastUpdated);
    expect(listDrafts('u1')).toEqual([]);
  });

  it('with a generation that was saved stay where they change while they are sent at a sign-out', async () => {
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    const base = { ...version, answers: {} };
    const left = { ...draft, base, pendingGeneration: pendingSince(now) };
    const later = {
      ...left,
      answers: { vision: 'Sauf le lundi' },
      savedAt: '2099-01-01T08:00:00.000Z',
    };
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      const saved = { ...draft, lastUpdated: now };
      if (request.method !== 'PUT')
        return Response.json({ modules_data: { 'business-plan': saved } });
      writeDraft(place, later);
      return Response.json({ lastUpdated: now });
    });
    writeDraft(place, left);
    await sendLeftDrafts('u1', true);
    expect(readDraft(place)).toEqual(later);
  });

  it.each([
    ['is created', null],
    ['is changed', 'p1'],
  ])('of a project that %s are saved with what was typed during that', async (_how, projectId) => {
    const form = { userId: 'u1', projectId };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      sent.push([method, url, JSON.parse(String(body))]);
      if (sent.length === 1) writeProjectDraft(form, { name: 'Pain de nuit', savedAt: now });
      return Response.json({ id: 'p1' });
    });
    writeProjectDraft(form, { name: 'Pain', savedAt: draft.savedAt });
    await saveDrafts('u1');
    const [, second] = sent;
    expect(second).toEqual(['PATCH', '/api/projects/p1', { name: 'Pain de nuit' }]);
    expect(sent).toHaveLength(2);
    expect(countUnsaved('u1')).toBe(0);
  });

  it.each<[string, { name: string } | null, object[]]>([
    ['cleared', { name: 'Pain' }, [{ description: '' }]],
    ['discarded', null, []],
  ])(
    'of a new project that are %s while it is created leave what was last seen',
    async (_how, texts, patches) => {
      const form = { userId: 'u1', projectId: null };
      const sent: unknown[] = [];
      vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
        if (method === 'PATCH') sent.push(JSON.parse(String(body)));
        else if (texts) writeProjectDraft(form, { ...texts, savedAt: now });
        else eraseProjectDraft(form);
        return Response.json({ id: 'p1' });
      });
      writeProjectDraft(form, { name: 'Pain', description: 'De nuit', savedAt: draft.savedAt });
      await saveDrafts('u1');
      expect(sent).toEqual(patches);
      expect(countUnsaved('u1')).toBe(0);
    },
  );

  it.each([
    ['a value', 'Maude', { contact: 'Maude' }, ['Mo', 'Maude']],
    ['a text that cannot be saved yet', ' ', {}, ['Mo']],
  ])(
    'of a dossier that change to %s during their save are saved as far as they can be',
    async (_what, contact, change, arrived) => {
      const dossier = profilePlace('u1', 'p1');
      const sent: unknown[] = [];
      vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
        sent.push(JSON.parse(String(body)).contact);
        if (sent.length === 1) {
          writeProfileDraft(dossier, { typed: { contact }, change, savedAt: now });
        }
        return Response.json({});
      });
      const first = { contact: 'Mo' };
      writeProfileDraft(dossier, { typed: first, change: first, savedAt: draft.savedAt });
      const left = await saveDrafts('u1').then(
        () => 0,
        ({ kept }: DraftsNotSaved) => kept.length,
      );
      expect(sent).toEqual(arrived);
      expect(left).toBe(2 - arrived.length);
      expect(countUnsaved('u1')).toBe(left);
    },
  );

  it.each(['this', 'another'])(
    'wait for a slow save in %s tab, and are not sent again',
    async (tab) => {
      vi.stubGlobal('navigator', { locks });
      const fetch = vi.fn(async () => Response.json({}));
      vi.stubGlobal('fetch', fetch);
      const form = { userId: 'u1', projectId: null };
      writeProjectDraft(form, { name: 'Pain de nuit', savedAt: draft.savedAt });
      vi.resetModules();
      const otherTab = await import('./openForms.ts');
      const { promise, resolve } = Promise.withResolvers<void>();
      const track = tab === 'this' ? trackSave : otherTab.trackSave;
      track(promise.then(() => eraseProjectDraft(form)));
      const saving = saveDrafts('u1');
      await new Promise((ended) => setTimeout(ended, 50));
      resolve();
      await saving;
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it.each(['this', 'another'])(
    'of projects stay unsent while a save in %s tab does not end, and the others are saved',
    async (tab) => {
      vi.stubGlobal('navigator', { locks });
      const sent: string[] = [];
      vi.stubGlobal('fetch', async (url: string) => {
        sent.push(url);
        return Response.json({});
      });
      writeProjectDraft(
        { userId: 'u1', projectId: null },
        { name: 'Pain', savedAt: draft.savedAt },
      );
      writeDraft(place, draft);
      vi.resetModules();
      const otherTab = await import('./openForms.ts');
      const { promise, resolve } = Promise.withResolvers<void>();
      const track = tab === 'this' ? trackSave : otherTab.trackSave;
      track(promise);
      await expect(saveDrafts('u1', 50)).rejects.toThrow('1 drafts could not be saved');
      resolve();
      expect(sent).toEqual(['/api/projects/p1/modules/business-plan']);
      expect(countUnsaved('u1')).toBe(1);
    },
  );

  it('include the reasons for checks that are written, which remain if they cannot be saved', async () => {
    const check = { ...place, module: 'untraced.12.000' };
    keepRequest('reason', check, { text: ' Deux formats\n' });
    keepRequest('reason', { ...place, module: 'blank' }, { text: ' ' });
    keepRequest('reason', { ...check, userId: 'u2' }, { text: 'Autre chose' });
    expect(countUnsaved('u1')).toBe(1);
    vi.stubGlobal('fetch', async () => Response.json({ code: 'internal' }, { status: 500 }));
    await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
    expect(countUnsaved('u1')).toBe(1);
    const sent = stubChecks(check.module);
    await saveDrafts('u1');
    expect(sent).toEqual(['Deux formats']);
    expect(countUnsaved('u1')).toBe(0);
    expect(countUnsaved('u2')).toBe(1);
  });

  /** Answers the calls about one check. @returns the reasons that are sent. */
  function stubChecks(id: string, because?: string, onSent = () => {}): readonly string[] {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'GET') {
        const answer = sent.at(-1) ?? because;
        return Response.json({
          checks: [{ id, ...(answer ? { answer: { because: answer } } : {}) }],
        });
      }
      expect(url).toBe(`/api/projects/p1/checks/${id}/answer`);
      sent.push(JSON.parse(String(body)).because);
      onSent();
      return Response.json({});
    });
    return sent;
  }

  it('of a reason do not replace another one that was saved since', async () => {
    keepRequest('reason', place, { text: 'Deux formats' });
    const sent = stubChecks(place.module, 'Trois formats');
    await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
    expect([sent, countUnsaved('u1')]).toEqual([[], 1]);
  });

  it('of a reason replace the one that was shown when it was opened', async () => {
    const sent = stubChecks(place.module, 'Un format');
    keepRequest('reason', place, { text: 'Deux formats', from: 'Un format' });
    await saveDrafts('u1');
    expect(sent).toEqual(['Deux formats']);
  });

  it('of a reason that arrived without a reply are erased', async () => {
    keepRequest('reason', place, { text: 'Deux formats ' });
    const sent = stubChecks(place.module, 'Deux formats');
    await saveDrafts('u1');
    expect([sent, countUnsaved('u1')]).toEqual([[], 0]);
  });

  it('of a reason that changes during its save are saved too', async () => {
    const later = ['Deux formats, pas trois', 'Deux formats seulement'];
    keepRequest('reason', place, { text: 'Deux formats' });
    const sent = stubChecks(place.module, undefined, () => {
      const text = later.shift();
      if (text) keepRequest('reason', place, { text });
    });
    await saveDrafts('u1');
    expect(sent).toEqual(['Deux formats', 'Deux formats, pas trois', 'Deux formats seulement']);
    expect(countUnsaved('u1')).toBe(0);
  });

  it('of a reason for a check that no longer exists are erased at a sign-out', async () => {
    keepRequest('reason', place, { text: 'Deux formats' });
    vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found' }, { status: 404 }));
    await saveDrafts('u1');
    expect(countUnsaved('u1')).toBe(0);
  });

  it('go with their project, and so do undecided changes and unsaved reasons', () => {
    const revision = { part: { section: 'Vision' }, instruction: 'Plus court' };
    const reason = { text: 'Deux formats' };
    const other = { ...place, projectId: 'p10' };
    const translation = {
      key: 'k1',
      action: 'translate' as const,
      body: { language: 'en' as const, baseLastUpdated: now },
      startedAt: now,
    };
    for (const one of [place, other]) {
      writeDraft(one, draft);
      keepRequest('translation', one, translation);
      keepRequest('revision', one, revision);
      keepRequest('reason', one, reason);
    }
    eraseDraftsIn('u1', 'p1');
    expect(listDrafts('u1')).toEqual([other]);
    const requests = (of: typeof place) => [
      readRequest('revision', of),
      readRequest('translation', of),
      readRequest('reason', of),
    ];
    expect(requests(place)).toEqual([undefined, undefined, undefined]);
    expect(requests(other)).toEqual([revision, translation, reason]);
  });

  it('note what is on its way, an edited text too, while they are sent after their page was left', async () => {
    // The module is not open in any tab.
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    const noted: unknown[] = [];
    vi.stubGlobal('fetch', async () => {
      noted.push(readDraft(place)?.sent);
      return Response.json({ lastUpdated: '2026-11-21T08:00:00.000Z' });
    });
    writeDraft(place, { ...draft, writeUp: '## Vision\n\nÀ 5 h.' });
    await sendLeftDrafts('u1');
    const { answers, comments } = draft;
    const marks = { proposedAnswers: [], defaultedAnswers: [] };
    expect(noted).toEqual([{ answers, comments, ...marks, writeUp: '## Vision\n\nÀ 5 h.' }]);
    expect(listDrafts('u1')).toEqual([]);
  });

  it('are reported once another tab has erased them, and no other key', () => {
    const erased: unknown[] = [];
    const stop = watchErased('u1', (one) => erased.push(one));
    const own = draftKey(place);
    for (const [key, newValue] of [
      [own, null],
      [own, '{}'],
      [`${own}.arrived`, null],
      [draftKey({ ...place, userId: 'u2' }), null],
      [null, null],
    ] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    const close = registerOpenForm(place, async () => {});
    window.dispatchEvent(new StorageEvent('storage', { key: own, newValue: null }));
    close();
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: own, newValue: null }));
    expect(erased).toEqual([place]);
  });

  describe('based on a version before the saved one', () => {
    const lastUpdated = '2026-11-21T08:00:00.000Z';
    const none = { proposedAnswers: [], defaultedAnswers: [] };
    const base = { answers: { vision: 'Être là' }, comments: '', ...none };
    const written = { ...draft, base, ...none };

    /**
     * Simulates a server with one module, which accepts only saves based on its current version.
     * @returns the requests that it received.
     */
    function moduleServer(saved: object) {
      const bodies: { baseLastUpdated: string | null }[] = [];
      vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
        if (request.method !== 'PUT')
          return Response.json({ modules_data: { 'business-plan': { ...saved, lastUpdated } } });
        const body = JSON.parse(String(request.body));
        bodies.push(body);
        return body.baseLastUpdated === lastUpdated
          ? Response.json({ lastUpdated })
          : Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 });
      });
      return bodies;
    }

    it.each([
      ['holds the same, since the reply was lost', written.answers, written.answers],
      ['has another field', { ...base.answers, goal: '60' }, { ...written.answers, goal: '60' }],
    ])('are merged where it %s', async (_why, answers, merged) => {
      const bodies = moduleServer({ answers, comments: '' });
      writeDraft(place, written);
      await saveDrafts('u1');
      expect(bodies.at(-1)).toEqual({
        data: { answers: merged, comments: '', ...none },
        baseLastUpdated: lastUpdated,
      });
      expect(listDrafts('u1')).toEqual([]);
    });

    it('remain where it has another text in the same field', async () => {
      const bodies = moduleServer({ answers: { vision: 'Partir' }, comments: '' });
      writeDraft(place, written);
      await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
      expect(bodies).toHaveLength(1);
      expect(readDraft(place)).toEqual(written);
    });
  });

  const journal = { ...place, module: 'journal' };
  const text = { title: 'Lundi', content: 'Le four est arrivé.', mood: 'positive' as const };
  const earlier = { id: '1', date: draft.savedAt, ...text, tags: [] };
  const added = { ...earlier, id: String(Date.parse(draft.savedAt)) };
  const entryDraft: Draft = { ...draft, answers: {}, newEntry: text };

  /**
   * Simulates a server with one module, not saved yet, whose saves each make a new version.
   * @param onSave called during each save, with its number from 1; its error fails that save before it arrives.
   */
  function versionServer(of: typeof place, onSave: (save: number) => void) {
    let module: ModuleEntry | undefined;
    let saves = 0;
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      if (request.method !== 'PUT')
        return Response.json({ modules_data: module ? { [of.module]: module } : {} });
      const { data, baseLastUpdated } = JSON.parse(String(request.body));
      if (baseLastUpdated !== (module?.lastUpdated ?? null))
        return Response.json({ error: 'x', code: 'save_conflict' }, { status: 409 });
      saves += 1;
      onSave(saves);
      const lastUpdated = new Date(Date.parse(draft.savedAt) + saves).toISOString();
      module = { ...module, ...data, lastUpdated };
      return Response.json({ lastUpdated });
    });
    return { saved: () => module };
  }

  /**
   * Simulates a server with one journal.
   * @returns the bodies of the requests that it received.
   */
  function journalServer(module: object | undefined) {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      if (request.method !== 'PUT')
        return Response.json({ modules_data: module ? { journal: module } : {} });
      bodies.push(JSON.parse(String(request.body)));
      return Response.json({ lastUpdated: draft.savedAt });
    });
    return bodies;
  }

  it('add the entry that was not added yet to the journal as it is then', async () => {
    const lastUpdated = '2026-11-21T08:00:00.000Z';
    const bodies = journalServer({ entries: [earlier], lastUpdated });
    writeDraft(journal, entryDraft);
    await saveDrafts('u1');
    expect(bodies).toEqual([{ data: { entries: [added, earlier] }, baseLastUpdated: lastUpdated }]);
    expect(listDrafts('u1')).toEqual([]);
  });

  it('send an edited analysis together with a new entry', async () => {
    const lastUpdated = '2026-11-21T08:00:00.000Z';
    const bodies = journalServer({ entries: [], comments: '', aiAnalysis: 'Avant.', lastUpdated });
    const marks = { proposedAnswers: [], defaultedAnswers: [] };
    const base = { answers: {}, comments: '', ...marks, writeUp: 'Avant.' };
    const edited = { ...entryDraft, comments: '', writeUp: 'Après.', base };
    writeDraft(journal, { ...edited, baseLastUpdated: lastUpdated });
    await saveDrafts('u1');
    expect(bodies).toMatchObject([{ data: { entries: [added], aiAnalysis: 'Après.' } }]);
    expect(listDrafts('u1')).toEqual([]);
  });

  it('add an entry once where only the comments change during its save', async () => {
    const added: unknown[] = [];
    const sent: unknown[] = [];
    const lastUpdated = '2026-11-21T08:00:00.000Z';
    const later = { ...entryDraft, comments: 'Bref', savedAt: now };
    vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
      const saved = { entries: added, comments: '', lastUpdated };
      if (request.method !== 'PUT') return Response.json({ modules_data: { journal: saved } });
      const { entries, comments } = JSON.parse(String(request.body)).data;
      if (entries) added.splice(0, added.length, ...entries);
      sent.push(comments);
      if (sent.length === 1) writeDraft(journal, later);
      return Response.json({ lastUpdated });
    });
    writeDraft(journal, entryDraft);
    await saveDrafts('u1');
    expect(sent.at(-1)).toBe('Bref');
    expect(added).toHaveLength(1);
    expect(listDrafts('u1')).toEqual([]);
  });

  it('add an entry once, with its newest words, where it and the comments change during its save', async () => {
    const later = (content: string, comments: string): Draft => ({
      ...entryDraft,
      newEntry: { ...text, content },
      comments,
      savedAt: '2099-01-01T08:00:00.000Z',
    });
    const steps = [later('Le four est arrivé', 'Bref'), later('Le four est arrivé hier', 'Bref.')];
    const { saved } = versionServer(journal, (save) => {
      const step = steps[save - 1];
      if (step) writeDraft(journal, { ...step, savedAt: `2099-01-01T08:00:0${save}.000Z` });
    });
    writeDraft(journal, { ...entryDraft, newEntry: { ...text, content: 'Le four' } });
    await saveDrafts('u1');
    expect(saved()).toMatchObject({
      comments: 'Bref.',
      entries: [{ ...added, content: 'Le four est arrivé hier' }],
    });
    expect(listDrafts('u1')).toEqual([]);
  });

  it.each<[string, typeof place, Draft, Partial<Draft>, object]>([
    [
      'an answer',
      place,
      { ...draft, base: { ...version, answers: {} } },
      { answers: { vision: 'Être là à 6 h' } },
      { answers: { vision: 'Être là à 6 h' } },
    ],
    [
      'an entry',
      journal,
      entryDraft,
      { newEntry: { ...text, content: 'Le four est là.' } },
      { entries: [{ ...added, content: 'Le four est là.' }] },
    ],
  ])(
    'with %s that changed during its save are saved by a retry where that change failed to arrive',
    async (_what, of, first, change, arrived) => {
      const { saved } = versionServer(of, (save) => {
        if (save === 1) writeDraft(of, { ...first, ...change, savedAt: now });
        if (save === 2) throw new TypeError('Failed to fetch');
      });
      writeDraft(of, first);
      await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
      const definition = findModule(of.module);
      const opened = definition && initialFormState(definition, readDraft(of), saved());
      expect(opened?.values).toMatchObject(change);
      await saveDrafts('u1');
      expect(saved()).toMatchObject(arrived);
      expect(listDrafts('u1')).toEqual([]);
    },
  );

  it('add it once although the first answer was lost, with the comments in one save', async () => {
    const bodies = journalServer({ entries: [added], comments: '', lastUpdated: draft.savedAt });
    writeDraft(journal, { ...entryDraft, comments: 'Bref', baseLastUpdated: draft.savedAt });
    await saveDrafts('u1');
    expect(bodies).toEqual([
      {
        data: { answers: {}, comments: 'Bref', entries: [added] },
        baseLastUpdated: draft.savedAt,
      },
    ]);
  });

  it.each([
    ['is half written', { ...entryDraft, newEntry: { ...text, title: '' } }],
    ['comes with comments that were changed elsewhere', { ...entryDraft, comments: 'Bref' }],
  ])('keep an entry that %s', async (_why, kept) => {
    const bodies = journalServer({ entries: [earlier], lastUpdated: draft.savedAt });
    writeDraft(journal, kept);
    await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
    expect(bodies).toEqual([]);
    expect(readDraft(journal)).toEqual(kept);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnsaved, eraseDrafts, eraseDraftsIn, saveDrafts } from './drafts.ts';
import { type FormPlace, readProjectDraft } from './projectDrafts.ts';
import { useProjectForm } from './useProjectForm.ts';

const blank = { name: '', description: '' };
const newProject = { userId: 'u1', projectId: null };
const edited = { userId: 'u1', projectId: 'p1' };

async function form(place: FormPlace = newProject, saved = blank) {
  const { result, unmount } = renderHook(() => useProjectForm(place, saved));
  // Drafts lost by a killed browser are recovered first.
  await act(async () => {});
  return { result, unmount };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a project’s name and description', () => {
  it('are kept over a remount, until the form is sent or cancelled', async () => {
    const first = await form();
    act(() => first.result.current.type({ name: 'Pain de nuit' }));
    first.unmount();
    const second = await form();
    expect(second.result.current).toMatchObject({ name: 'Pain de nuit', description: '' });
    act(() => second.result.current.forget());
    expect(second.result.current).toMatchObject(blank);
    expect(readProjectDraft(newProject)).toBeUndefined();
  });

  it('are no draft once they equal what is saved', async () => {
    const { result, unmount } = await form(edited, { name: 'Pain', description: 'La nuit' });
    act(() => result.current.type({ name: 'Pains' }));
    expect(countUnsaved('u1')).toBe(0);
    act(() => void document.dispatchEvent(new Event('focusout')));
    expect(countUnsaved('u1')).toBe(1);
    act(() => result.current.type({ name: 'Pain' }));
    expect(countUnsaved('u1')).toBe(0);
    unmount();
    expect(countUnsaved('u1')).toBe(0);
  });

  it('remain and report it where the browser refuses to store them', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { result } = await form({ userId: 'u3', projectId: null });
    act(() => result.current.type({ description: 'Du pain la nuit' }));
    act(() => void document.dispatchEvent(new Event('focusout')));
    expect(result.current).toMatchObject({ isRefused: true, description: 'Du pain la nuit' });
    act(() => result.current.forget());
  });

  it('of a new project keep a deletion made while it is created, where the form was left', async () => {
    const { result, unmount } = await form();
    act(() => result.current.type({ name: 'Pain', description: 'De nuit' }));
    const { arrived } = result.current;
    const sent = result.current.sending();
    act(() => result.current.type({ description: '' }));
    unmount();
    expect(arrived(sent, 'p1')).toBe(false);
    expect(readProjectDraft(edited)).toMatchObject({ description: '' });
    eraseDrafts('u1');
  });

  it('are saved on sign-out, created or updated; one without a name remains', async () => {
    const one = await form();
    act(() => one.result.current.type({ name: 'Pain de nuit' }));
    const other = await form(edited, { name: 'Tri', description: '' });
    act(() => other.result.current.type({ description: 'À Lévis' }));
    const nameless = await form({ userId: 'u1', projectId: 'p2' }, { ...blank, name: 'Toison' });
    act(() => nameless.result.current.type({ name: ' ' }));
    act(() => void document.dispatchEvent(new Event('focusout')));
    expect(countUnsaved('u1')).toBe(3);
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      sent.push([request.method, url, JSON.parse(String(request.body))]);
      return Response.json({});
    });
    await expect(saveDrafts('u1')).rejects.toThrow('1 drafts could not be saved');
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual([
      'POST',
      '/api/projects',
      { name: 'Pain de nuit', description: '' },
    ]);
    // A name changed on another device stays.
    expect(sent).toContainEqual(['PATCH', '/api/projects/p1', { description: 'À Lévis' }]);
    expect(countUnsaved('u1')).toBe(1);
    eraseDraftsIn('u1', 'p2');
    expect(countUnsaved('u1')).toBe(0);
    eraseDrafts('u1');
  });
});

import type { Project } from '@elan/domain/contract/projects';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { type ProfileChange, withProfileChange } from '@elan/domain/dossier/profileChange';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { createStore, useStoreValue } from '../../../lib/store.ts';
import type { Me } from '../../../session/me.ts';
import {
  type Answer,
  activeRow,
  fakeApi,
  founder,
  Refusal,
  showAt,
} from '../../../subscription/testing/premiumStage.tsx';
import { SeesEverything } from '../../../testing/seesEverything.ts';
import { DossierScreen } from '../DossierScreen.tsx';

const lastUpdated = '2026-11-20T15:00:00.000Z';

/** A project with a written idea and marketing module, but no environmental analysis. */
export const project: Project = {
  id: 'p1',
  user_id: 'u1',
  name: 'Pain de nuit',
  description: 'Une boulangerie de nuit.',
  created_at: lastUpdated,
  updated_at: lastUpdated,
  modules_data: {
    idea: { answers: {}, aiResponse: 'Le pain est cuit et livré dans la nuit.', lastUpdated },
    marketing: { answers: {}, aiResponse: 'Le pain se vend par une affiche.', lastUpdated },
  },
};
export const paths = {
  project: 'GET /api/projects/p1',
  profile: 'GET /api/projects/p1/dossier/profile',
  change: 'PATCH /api/projects/p1/dossier/profile',
  checks: 'GET /api/projects/p1/checks',
  pages: (query: string) => `GET /api/projects/p1/dossier/pages?${query}`,
  page: (page: number, query: string) => `GET /api/projects/p1/dossier/pages/${page}.svg?${query}`,
  file: (query: string) => `GET /api/projects/p1/dossier?${query}`,
};
/** The initial query for the server. */
export const firstEdition = 'pack=sadc&language=fr';

interface Stage {
  /** Whether to use the URL without a project. */
  readonly isPlain?: boolean;
  readonly me?: Me;
  readonly profile?: DossierProfile;
  readonly pages?: number;
  readonly replaced?: readonly string[];
  readonly answers?: Record<string, Answer | (() => Answer | Promise<Answer>)>;
}

/** Shows the dossier of `project`, with a fake server for its pages. */
export async function showDossier(stage: Stage = {}) {
  const {
    isPlain = false,
    me = founder,
    profile = {},
    pages = 5,
    replaced = [],
    answers = {},
  } = stage;
  vi.stubGlobal('IntersectionObserver', SeesEverything);
  const svg = new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });
  let stored = profile;
  const api = fakeApi({
    'GET /api/subscription': activeRow,
    [paths.project]: project,
    [paths.profile]: () => stored,
    [paths.checks]: { checks: [], stale: [], untraced: [], untracedCount: {} },
    [paths.pages(firstEdition)]: { pages, replaced },
    ...Object.fromEntries(
      Array.from({ length: pages }, (_, at) => [paths.page(at + 1, firstEdition), svg]),
    ),
    ...answers,
  });
  if (!(paths.change in answers)) {
    api.answers[paths.change] = () => {
      stored = withProfileChange(stored, api.made(paths.change).at(-1)?.body as ProfileChange);
      return stored;
    };
  }
  const address = { at: '/p/p1/dossier', path: '/p/$projectId/dossier' };
  const isOpen = createStore(true);
  function Page() {
    return useStoreValue(isOpen, (open) => open) ? <DossierScreen /> : null;
  }
  const shown = await showAt(<Page />, {
    me,
    ...(isPlain ? { at: '/dossier' } : address),
  });
  /** Removes the screen, as going to another page does. */
  const leave = () => act(() => isOpen.set(false));
  const comeBack = () => act(() => isOpen.set(true));
  /** Simulates another device that saves the profile. */
  const saveElsewhere = (next: DossierProfile) => {
    stored = next;
  };
  return { ...shown, api, leave, comeBack, readSaved: () => stored, saveElsewhere };
}

/** A file as returned by the server. */
export function fileReply(name: string): Response {
  const disposition = `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response('%PDF', { headers: { 'content-disposition': disposition } });
}

export { Refusal };

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, PageRenderer } from '@elan/domain/contract/pageData';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { beforeAll, expect, it } from 'vitest';
import { loadSsrBundle } from '../server/http/pages/builtPages.ts';
import { pageWriter, readPageTemplate } from '../server/http/pages/htmlTemplate.ts';
import { webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

const at = '2026-11-20T21:00:00.000Z';
const summary = { id: 'p1', name: 'Pain', description: '', created_at: at, updated_at: at };
const idea = { answers: { businessIdea: 'Du pain chaud la nuit' }, comments: '', lastUpdated: at };
const written = {
  ...idea,
  aiResponse: '## Lecture\n\nLe pain coûte 9 $.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
};

const visitor: PageData = {
  deployment: {
    standIns: [],
    supportEmail: 'aide@exemple.quebec',
    signupDisabled: false,
    freeLimit: 3,
    plan: { id: 'premium', priceId: 'price', mode: 'subscription' },
  },
};
const person: PageData = {
  ...visitor,
  me: {
    user: { id: 'u1', email: 'alice@exemple.ca' },
    language: 'fr',
    aiUsage: { used: 1, limit: 3 },
    generationsUnderWay: 0,
    hasAccess: true,
    isFounder: false,
    hasPremiumAccess: false,
    isAdmin: false,
  },
};
const projectWith = (entry: ModuleEntry): PageData => ({
  ...person,
  project: { ...summary, user_id: 'u1', modules_data: { idea: entry } },
});
const dashboard: PageData = {
  ...person,
  projects: {
    projects: [
      { ...summary, progress: 0, status: 'new', completed_modules: [], modules_with_content: [] },
    ],
    nextCursor: null,
  },
  projectCounts: { created: 1, completed: 0, storage: { used: 1_000, limit: 50_000_000 } },
  resumption: {
    ...summary,
    step: {
      kind: 'answer',
      module: 'idea',
      question: 'targetMarket',
      number: 2,
      of: 7,
      isReady: false,
    },
    checks: [],
    stale: [],
  },
  subscription: null,
};

let render: PageRenderer;
beforeAll(async () => {
  await buildWeb();
  const renderer = await loadSsrBundle(webDist);
  if (!renderer) throw new Error('the build renders no pages');
  render = renderer;
}, 600_000);

/** @returns the script files that a page needs before it can handle a click, with all their static imports. */
async function scriptsOf(path: string, language: 'fr' | 'en', data: PageData): Promise<string[]> {
  const page = await render({ path, language, at, data, origin: 'https://elan.exemple.quebec' });
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`);
  const html = pageWriter(readPageTemplate(webDist))({ path, language, page });
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(webDist, file), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) {
      visit(`assets/${next}`);
    }
  };
  for (const [, file = ''] of html.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g))
    visit(file);
  return [...found];
}

/** @returns their total size as sent. The smallest files are not compressed. */
function kilobytes(files: readonly string[]): number {
  const sizes = files.map((file) => {
    const plain = join(webDist, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

// A page over its limit loads something that no click needs: turn that into a part (`web/parts/`).
it.each([
  // Of these, 58 kB are React.
  ['/auth', visitor, 110],
  ['/dashboard', dashboard, 151],
  ['/p/p1/module/idea', projectWith(idea), 200],
  ['/p/p1/module/idea', projectWith(written), 200],
] as const)('%s answers a press with few scripts', async (path, data, limit) => {
  for (const language of ['fr', 'en'] as const) {
    const files = await scriptsOf(path, language, data);
    const listed = files.map((file) => `${file} ${kilobytes([file]).toFixed(1)}`).join('\n');
    expect(kilobytes(files), listed).toBeLessThanOrEqual(limit);
  }
});

it('loads the texts of one language, and no schema', async () => {
  const files = (await scriptsOf('/p/p1/module/idea', 'en', projectWith(written))).join();
  expect(files).toContain('copy-en-');
  expect(files).not.toMatch(/copy-fr-|schemas-|popups-/);
});

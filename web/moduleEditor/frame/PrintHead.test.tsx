// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../lib/queryClient.ts';
import { Rendered } from '../../lib/rendered.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { PrintHead } from './PrintHead.tsx';

afterEach(() => vi.unstubAllEnvs());

it('is dated in Toronto where the server renders it, whatever time the server has', () => {
  const lastUpdated = '2026-11-26T00:30:00.000Z';
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(new Date(lastUpdated).getDate()).toBe(26);
  const rendered = { at: lastUpdated, language: 'fr', isSignedIn: true } as const;
  const html = renderToString(
    <AppProviders client={makeQueryClient()}>
      <Rendered value={{ ...rendered, projectId: null, wanted: null }}>
        <PrintHead projectName="Pain de nuit" entry={{ lastUpdated }} />
      </Rendered>
    </AppProviders>,
  );
  expect(html).toContain('25 novembre 2026');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { changelogs, closeChangelog, sectionOf } from './changelog.ts';

const { en, fr } = changelogs;
const before =
  '# Changelog\n\n## Unreleased\n\n### Texts\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n';

describe('a release', () => {
  const after = closeChangelog(before, en, '0.2.0', '2026-11-26');

  it('gives what was not released its number and day, below an empty part', () => {
    expect(sectionOf(after, en.unreleased)).toBe('');
    expect(after).toContain('## 0.2.0 – 2026-11-26');
    expect(sectionOf(after, '## 0.2.0')).toBe('### Texts\n\n- New.');
    expect(sectionOf(after, '## 0.1.0')).toBe('- Old.');
  });

  it('does not release nothing, or the same version twice', () => {
    expect(() => closeChangelog(after, en, '0.3.0', '2026-11-27')).toThrow('nothing under');
    expect(() => closeChangelog(before, en, '0.1.0', '2026-11-27')).toThrow('already');
    expect(() => closeChangelog(before, fr, '0.2.0', '2026-11-27')).toThrow('À paraître');
  });

  it('does not take a number that begins alike for the same', () => {
    expect(sectionOf('## 0.1.01 – 2026-01-01\n\n- Other.\n', '## 0.1.0')).toBeUndefined();
  });
});

it('has an unreleased part first in both changelogs', () => {
  for (const { file, unreleased } of Object.values(changelogs)) {
    const text = readFileSync(join(repository, file), 'utf8');
    expect(text.match(/^## .*/m)?.[0]).toBe(unreleased);
  }
});

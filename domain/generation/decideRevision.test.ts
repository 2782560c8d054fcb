import { describe, expect, it } from 'vitest';
import { maxRevisedLength } from '../writeUp/revision.ts';
import { decideRevision, hasRevision } from './decideRevision.ts';

const access = {
  plan: 'free',
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
} as Parameters<typeof decideRevision>[0]['access'];
const definition = {
  key: 'idea',
  kind: 'writeUp',
  free: true,
} as Parameters<typeof decideRevision>[0]['definition'];
const asked: Parameters<typeof decideRevision>[0] = {
  definition,
  access,
  content: { aiResponse: '## A\n\nDu pain. Du pain.' },
  target: { section: 'A' },
  isCurrent: true,
  usage: { used: 2, limit: 3 },
};
const without = (text: string | undefined) => ({ ...asked, content: { aiResponse: text } });

describe('a revision', () => {
  it('is open for a section or a passage of a saved text', () => {
    expect(decideRevision(asked)).toEqual({ allowed: true });
    expect(decideRevision({ ...asked, target: { passage: 'Du pain. Du' } })).toEqual({
      allowed: true,
    });
    expect(hasRevision(definition)).toBe(true);
    expect(hasRevision({ ...definition, kind: 'journal' })).toBe(false);
  });

  it.each([
    ['suspended', { access: { ...access, hasAccess: false } }],
    ['premium_required', { definition: { ...definition, free: false } }],
    ['revision_needs_text', without(' ')],
    ['revision_needs_text', { content: undefined }],
    ['save_conflict', { isCurrent: false }],
    ['section_not_found', { target: { section: 'B' } }],
    ['passage_not_found', { target: { passage: 'Du vin' } }],
    ['passage_not_unique', { target: { passage: 'Du pain' } }],
    ['revision_too_long', without(`## A\n\n${'x'.repeat(maxRevisedLength + 1)}`)],
    ['quota_spent', { usage: { used: 3, limit: 3 } }],
    ['storage_full', { storage: { used: 10, limit: 10 } }],
  ] as const)('is refused: %s', (because, change) => {
    expect(decideRevision({ ...asked, ...change })).toEqual({ allowed: false, because });
  });
});

import { hasRevision } from '@elan/domain/generation/decideRevision';
import { catalogue } from '@elan/modules/catalogue';
import { describe, expect, it, vi } from 'vitest';
import { promptVersionOf } from './promptVersion.ts';

const modules = Object.values(catalogue);

describe('the version of a prompt', () => {
  it('differs for every module and action', () => {
    const versions = modules.flatMap((definition) => [
      promptVersionOf('generate', definition),
      promptVersionOf('autoFill', definition),
      ...(hasRevision(definition) ? [promptVersionOf('revise', definition)] : []),
    ]);
    expect(new Set(versions).size).toBe(versions.length);
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/);
  });

  it('stays the same after a restart, and changes with the instructions', async () => {
    const before = promptVersionOf('generate', catalogue.idea);
    vi.resetModules();
    const again = await import('./promptVersion.ts');
    expect(again.promptVersionOf('generate', catalogue.idea)).toBe(before);

    vi.resetModules();
    vi.doMock('@elan/modules/prompts', async (original) => {
      const { prompts, ...rest } = await original<typeof import('@elan/modules/prompts')>();
      const messages = () => [{ role: 'system', content: 'Autre chose.' }];
      return { ...rest, prompts: { ...prompts, idea: { ...prompts.idea, messages } } };
    });
    const changed = await import('./promptVersion.ts');
    expect(changed.promptVersionOf('generate', catalogue.idea)).not.toBe(before);
    vi.doUnmock('@elan/modules/prompts');
  });
});

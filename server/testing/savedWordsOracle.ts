import { contract } from '@elan/domain/contract/contract';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { maxVersions } from '@elan/domain/project/versions';
import { expect } from 'vitest';
import { type Person, replyOf } from './person.ts';

/** Everything that is kept of one module, and which words of it somebody was told are saved. */
export function savedWordsOracle(person: Person, projectPath: string, module: string) {
  const path = `${projectPath}/modules/${module}`;
  const acknowledged: string[] = [];
  const refused: string[] = [];
  /** A version never changes: each is read once. */
  const read = new Map<string, string>();

  async function versions(): Promise<string[]> {
    const listed = replyOf(contract.listVersions, await person.call('GET', `${path}/versions`));
    for (const { id } of listed.versions) {
      if (read.has(id)) continue;
      const whole = replyOf(
        contract.getVersion,
        await person.call('GET', `${path}/versions/${id}`),
      );
      read.set(id, JSON.stringify(whole.data));
    }
    return listed.versions.map(({ id }) => read.get(id) ?? '');
  }

  return {
    path,
    /** The server said that these words are saved. */
    acknowledge: (words: string) => acknowledged.push(words),
    /** The server refused to save these words. */
    refuse: (words: string) => refused.push(words),
    count: () => ({ acknowledged: acknowledged.length, refused: refused.length }),
    async versionIds(): Promise<string[]> {
      const listed = replyOf(contract.listVersions, await person.call('GET', `${path}/versions`));
      return listed.versions.map(({ id }) => id);
    },
    /**
     * Fails unless the last words that were acknowledged, as many as versions are kept, stand in the module
     * or in a version of it, and none that were refused do.
     */
    async expectAccounted(current: ModuleContent | undefined): Promise<void> {
      const all = [JSON.stringify(current ?? {}), ...(await versions())];
      const isKept = (words: string) => all.some((text) => text.includes(words));
      expect(acknowledged.slice(-maxVersions).filter((words) => !isKept(words))).toEqual([]);
      expect(refused.filter(isKept)).toEqual([]);
    },
  };
}

export type SavedWordsOracle = ReturnType<typeof savedWordsOracle>;

import { contract } from '@elan/domain/contract/contract';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { maxVersions } from '@elan/domain/project/versions';
import { expect } from 'vitest';
import { type Person, replyOf } from '../people/person.ts';

/** What is stored of one module, and which words were acknowledged as saved. */
export function savedWordsOracle(person: Person, projectPath: string, module: string) {
  const path = `${projectPath}/modules/${module}`;
  const acknowledged: string[] = [];
  const refused: string[] = [];
  /** A version never changes, so each is read once. */
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
    /** The server confirmed that these words are saved. */
    acknowledge: (words: string) => acknowledged.push(words),
    /** The server refused to save these words. */
    refuse: (words: string) => refused.push(words),
    count: () => ({ acknowledged: acknowledged.length, refused: refused.length }),
    async versionIds(): Promise<string[]> {
      const listed = replyOf(contract.listVersions, await person.call('GET', `${path}/versions`));
      return listed.versions.map(({ id }) => id);
    },
    /**
     * Fails unless the last acknowledged words, as many as there may be versions, are in the module
     * or in one of its versions, and refused words are not.
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

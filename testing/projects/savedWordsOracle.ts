import { contract } from '@elan/domain/contract/contract';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { maxVersions } from '@elan/domain/project/versions';
import { expect } from 'vitest';
import { type Person, replyOf } from '../people/person.ts';

/** Checks that the saves of one module that the server confirmed are still stored. */
export function savedWordsOracle(person: Person, projectPath: string, module: string) {
  const path = `${projectPath}/modules/${module}`;
  const acknowledged: string[] = [];
  const refused: string[] = [];
  /** Versions by id. A version never changes, so each is read only once. */
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
    /** Records that the server confirmed saving this text. */
    acknowledge: (words: string) => acknowledged.push(words),
    /** Records that the server refused to save this text. */
    refuse: (words: string) => refused.push(words),
    count: () => ({ acknowledged: acknowledged.length, refused: refused.length }),
    async versionIds(): Promise<string[]> {
      const listed = replyOf(contract.listVersions, await person.call('GET', `${path}/versions`));
      return listed.versions.map(({ id }) => id);
    },
    /**
     * Fails unless the latest confirmed texts, as many as versions are kept, are in the module or one of its versions,
     * and refused texts are not.
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

import { contract } from '@elan/domain/contract/contract';
import { type Answered, ideaAnswers, replyOf, signedUpPerson } from '@elan/testing/person';
import { writes } from '@elan/testing/providerAnswers';
import { type SavedWordsOracle, savedWordsOracle } from '@elan/testing/savedWordsOracle';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { type Pick, type Round, soak } from '@elan/testing/soak';
import { afterAll, beforeAll, expect, it } from 'vitest';

const answersOf = {
  idea: ideaAnswers,
  analysis: { marketSize: 'local', competitors: 'Trois', differentiators: 'La nuit' },
};
const modules = ['idea', 'analysis'] as const;
type Module = (typeof modules)[number];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FREE_AI_LIMIT: '1000' });
});
afterAll(() => server.close());

it(`what was acknowledged is kept, what was refused changed nothing`, async () => {
  let texts = 0;
  // Each text is one that no other is.
  server.provider.answers((reply) => {
    texts += 1;
    return writes(`[texte ${texts}]`)(reply);
  });
  const person = await signedUpPerson(server);
  const projectPath = `/api/projects/${(await person.createProject()).id}`;
  const stored = async () =>
    replyOf(contract.getProject, await person.call('GET', projectPath)).modules_data;
  const kept = {
    idea: savedWordsOracle(person, projectPath, 'idea'),
    analysis: savedWordsOracle(person, projectPath, 'analysis'),
  };

  /** A tab, with what it believes to be the newest of each module. */
  function tab(name: string) {
    const seen: Record<Module, string | null> = { idea: null, analysis: null };
    /** @returns whether the server said yes; if not, it said that the module had changed. */
    const took = (words: string, at: SavedWordsOracle, { status, body }: Answered): boolean => {
      if (status === 200) at.acknowledge(words);
      else {
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'save_conflict' });
        at.refuse(words);
      }
      return status === 200;
    };
    const acts = {
      async save(module: Module, words: string): Promise<void> {
        const data = { comments: words, answers: answersOf[module] };
        const { path } = kept[module];
        const body = { data, baseLastUpdated: seen[module] };
        const answered = await person.call('PUT', path, body);
        if (took(words, kept[module], answered)) {
          seen[module] = replyOf(contract.saveModule, answered).lastUpdated;
        }
      },
      async generate(module: Module, words: string, pick: Pick): Promise<void> {
        const base = pick(0, 1) === 0 ? { baseLastUpdated: seen[module] } : {};
        const body = { answers: answersOf[module], comments: words, language: 'fr', ...base };
        const answered = await person.call('POST', `${kept[module].path}/generate`, body);
        if (!took(words, kept[module], answered)) return;
        const { result, lastUpdated } = replyOf(contract.generateModule, answered);
        kept[module].acknowledge(result.aiResponse ?? 'no text');
        if (!result.superseded) seen[module] = lastUpdated;
      },
      async restore(module: Module): Promise<void> {
        const { path, versionIds } = kept[module];
        const [version] = (await versionIds()).slice(-1);
        if (version === undefined) return;
        const body = { baseLastUpdated: seen[module] };
        const answered = await person.call('POST', `${path}/versions/${version}/restore`, body);
        if (answered.status === 200) {
          // It has no words of its own, and takes a place among the versions all the same.
          kept[module].acknowledge('');
          seen[module] = replyOf(contract.restoreVersion, answered).entry.lastUpdated;
          return;
        }
        // It was stale, or the version made room for a newer one since it was listed.
        expect([404, 409]).toContain(answered.status);
      },
    };
    return {
      async act(pick: Pick, round: number): Promise<void> {
        const module = modules[pick(0, 1)] ?? 'idea';
        if (pick(0, 2) > 0) seen[module] = (await stored())[module]?.lastUpdated ?? null;
        const words = `[${name}, tour ${round}]`;
        const act = pick(0, 9);
        if (act < 6) await acts.save(module, words);
        else if (act < 9) await acts.generate(module, words, pick);
        else await acts.restore(module);
      },
    };
  }

  const tabs = [tab('A'), tab('B')];
  const oneRound: Round = async (pick, round) => {
    await Promise.all(tabs.map((one) => one.act(pick, round)));
    const now = await stored();
    for (const module of modules) await kept[module].expectAccounted(now[module]);
  };
  // Of each module enough was taken and enough refused to prove anything.
  await soak(100, oneRound, () =>
    modules
      .map((module) => kept[module].count())
      .every(({ acknowledged, refused }) => acknowledged > 20 && refused > 3),
  );
});

import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import {
  type Answered,
  ideaAnswers,
  onAnotherDevice,
  type Person,
  replyOf,
  signedUpPerson,
} from '@elan/testing/people/person';
import { type SavedWordsOracle, savedWordsOracle } from '@elan/testing/projects/savedWordsOracle';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { type Pick, type Round, soak } from '@elan/testing/soak';
import { expect, it } from 'vitest';

const answersOf = {
  idea: ideaAnswers,
  analysis: { marketSize: 'local', competitors: 'Trois', differentiators: 'La nuit' },
};
const modules = ['idea', 'analysis'] as const;
type Module = (typeof modules)[number];

const server = duringTests(() => startTestServer({ FREE_AI_LIMIT: '1000' }));

it('what was acknowledged of two devices is kept, what was refused changed nothing', async () => {
  let texts = 0;
  // Each text is unique.
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

  /** Simulates a device, with the version of each module that it takes for the newest. */
  function device(name: string, person: Person) {
    const seen: Record<Module, string | null> = { idea: null, analysis: null };
    /** The comments as this device last read or wrote them, to which it adds text. */
    const text: Record<Module, string> = { idea: '', analysis: '' };
    /** @returns whether the server accepted the change. If not, it must have reported a conflict. */
    const took = (words: string, at: SavedWordsOracle, { status, body }: Answered): boolean => {
      if (status === 200) at.acknowledge(words);
      else {
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'save_conflict' });
        at.refuse(words);
      }
      return status === 200;
    };
    const acts = {
      /** @param isTyped whether the words are added to the existing ones, rather than replacing them. */
      async save(module: Module, words: string, isTyped: boolean): Promise<void> {
        const isRoom = text[module].length < 3_000;
        const comments = isTyped && isRoom ? `${text[module]}${words}` : words;
        const data = { comments, answers: answersOf[module] };
        const { path } = kept[module];
        const body = { data, baseLastUpdated: seen[module] };
        const answered = await person.call('PUT', path, body);
        if (took(words, kept[module], answered)) {
          seen[module] = replyOf(contract.saveModule, answered).lastUpdated;
          text[module] = comments;
        }
      },
      async generate(module: Module, words: string, pick: Pick): Promise<void> {
        const base = pick(0, 1) === 0 ? { baseLastUpdated: seen[module] } : {};
        const body = { answers: answersOf[module], comments: words, language: 'fr', ...base };
        const answered = await person.call('POST', `${kept[module].path}/generate`, body);
        if (!took(words, kept[module], answered)) return;
        const { result, lastUpdated } = replyOf(contract.generateModule, answered);
        kept[module].acknowledge(result.aiResponse ?? 'no text');
        if (result.superseded) return;
        seen[module] = lastUpdated;
        text[module] = words;
      },
      async restore(module: Module): Promise<void> {
        const { path, versionIds } = kept[module];
        const [version] = (await versionIds()).slice(-1);
        if (version === undefined) return;
        const body = { baseLastUpdated: seen[module] };
        const answered = await person.call('POST', `${path}/versions/${version}/restore`, body);
        if (answered.status === 200) {
          // A restore has no words of its own, but still uses one of the limited versions.
          kept[module].acknowledge('');
          const { entry } = replyOf(contract.restoreVersion, answered);
          seen[module] = entry.lastUpdated;
          text[module] = entry.comments ?? '';
          return;
        }
        // Either the base was stale, or the version was dropped for a newer one since it was listed.
        expect([404, 409]).toContain(answered.status);
      },
    };
    return {
      async act(pick: Pick, round: number): Promise<void> {
        const module = modules[pick(0, 1)] ?? 'idea';
        if (pick(0, 2) > 0) {
          const entry = (await stored())[module];
          seen[module] = entry?.lastUpdated ?? null;
          text[module] = entry?.comments ?? '';
        }
        // As long as a sentence, so that removing it creates a version even within one sitting.
        const words = `[${name}, tour ${round}]`.repeat(12);
        const act = pick(0, 9);
        if (act < 6) await acts.save(module, words, act < 4);
        else if (act < 9) await acts.generate(module, words, pick);
        else await acts.restore(module);
      },
    };
  }

  const laptop = await onAnotherDevice(server, person);
  const devices = [device('A', person), device('B', laptop)];
  const oneRound: Round = async (pick, round) => {
    await Promise.all(devices.map((one) => one.act(pick, round)));
    const now = await stored();
    for (const module of modules) await kept[module].expectAccounted(now[module]);
  };
  // Continues until, for each module, enough changes were accepted and refused.
  await soak(100, oneRound, () =>
    modules
      .map((module) => kept[module].count())
      .every(({ acknowledged, refused }) => acknowledged > 20 && refused > 3),
  );
});

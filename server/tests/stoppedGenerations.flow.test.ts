import { randomUUID } from 'node:crypto';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { stalls, writes } from '@elan/testing/provider/providerAnswers';
import { someIdeas, somePersonas, someScore } from '@elan/testing/provider/structures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreProject } from '../flows/projects/deleteProject.ts';

const flows = duringTests(openFlows);

const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);
const replies = {
  idea: { asked: { answers: ideaAnswers }, text: 'Le pain de nuit, pour qui travaille la nuit.' },
  brainstorm: {
    asked: { answers: brainstormAnswers },
    text: JSON.stringify({ ideas: someIdeas(12) }),
  },
  personas: { asked: {}, text: JSON.stringify({ personas: somePersonas(3) }) },
  maturity: { asked: {}, text: JSON.stringify(someScore()) },
};
type Module = keyof typeof replies;

async function at(module: Module) {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  return moduleFlows(flows, person, module);
}

it('counts every stop, or deletion, of what was shown, and keeps what is complete', async () => {
  const history = fc.record({
    module: fc.constantFrom(...(Object.keys(replies) as Module[])),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    end: fc.constantFrom('stop', 'delete'),
    isWatched: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ module, share, end, isWatched }) => {
      const here = await at(module);
      const { asked, text } = replies[module];
      const key = randomUUID();
      const leave = () => (end === 'stop' ? here.stop(key) : here.deleteProject());
      const beginning = text.slice(0, Math.ceil(text.length * share));
      let shown = false;
      let isEnding = false;
      const endOnce = () => {
        if (!isEnding) void leave();
        isEnding = true;
      };
      const asking = new Promise<void>((resolve) => {
        flows.provider.answers((reply) => {
          stalls(beginning)(reply);
          resolve();
        });
      });
      const followed = isWatched
        ? here.follow(asked, key, () => {
            shown = true;
            endOnce();
          })
        : here.generate(asked, key).then(
            (reply) => ({ reply, failure: undefined }),
            ({ code: failure }) => ({ reply: undefined, failure }),
          );
      await asking;
      setTimeout(endOnce, 60);
      const { reply, failure } = await followed;
      expect(reply === undefined).toBe(failure !== undefined);
      if (shown) expect(failure).not.toBe('generation_stopped');
      if (reply && end === 'delete') {
        await here.person.act(restoreProject, { projectId: here.projectId });
      }
      if (reply) expect(await here.entry()).toBeDefined();
      const isCounted = reply !== undefined || failure === 'generation_stopped_counted';
      expect(await here.used()).toBe(isCounted ? 1 : 0);
      expect(await here.quota()).toMatchObject([{ holds: {} }]);
    }),
    { numRuns: 20 },
  );
}, 60_000);

it('offers the complete parts of a stopped structure beside the earlier one', async () => {
  const here = await at('brainstorm');
  const { asked } = replies.brainstorm;
  flows.provider.answers(writes(JSON.stringify({ ideas: someIdeas(15) })));
  await here.generate(asked);
  const fifteen = await here.entry();
  const five = someIdeas(5, 'Autre');
  flows.provider.answers(stalls(`${JSON.stringify({ ideas: five }).slice(0, -2)},{"title":"La`));
  const { reply } = await here.follow(asked, 'arret', () => void here.stop('arret'));
  expect(reply?.result).toMatchObject({
    generatedIdeas: five,
    structureEnding: 'stopped',
    superseded: true,
  });
  const now = await here.entry();
  expect(now?.generatedIdeas).toEqual(fifteen?.generatedIdeas);
  expect(now?.structureEnding).toBe('complete');
  expect(now?.basis).toEqual(fifteen?.basis);
  expect(await here.wholeVersions()).toMatchObject([
    { cause: 'offered', data: { generatedIdeas: five, structureEnding: 'stopped' } },
  ]);
  expect(await here.used()).toBe(2);
});

it('stores that a structure was stopped, until it is generated in full', async () => {
  const here = await at('personas');
  const first = JSON.stringify({ personas: somePersonas(1) }).slice(0, -2);
  flows.provider.answers(stalls(`${first},{"nom":"Ma`));
  await here.follow({}, 'arret', () => void here.stop('arret'));
  const stopped = { personas: somePersonas(1), structureEnding: 'stopped' };
  expect(await here.entry()).toMatchObject(stopped);
  await here.save({ comments: 'Surtout la nuit.' });
  expect(await here.entry()).toMatchObject(stopped);
  await here.save({ personas: [], structureEnding: 'stopped' });
  expect(await here.entry()).toMatchObject({ personas: [], structureEnding: 'stopped' });
  expect(await here.wholeVersions()).toMatchObject([{ data: stopped }]);
  flows.provider.answers(writes(replies.personas.text));
  await here.generate({});
  expect(await here.entry()).toMatchObject({
    personas: somePersonas(3),
    structureEnding: 'complete',
  });
});

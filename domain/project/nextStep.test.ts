import { expect, it } from 'vitest';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { sampleModule } from '../testing/sampleModule.ts';
import { type ModuleState, nextStep } from './nextStep.ts';

const module = (key: string, change: Partial<ModuleDefinition> = {}): ModuleDefinition => ({
  ...sampleModule,
  key,
  ...change,
});
/** Modules with three questions each, the second of which is optional; the journal has none. */
const journey = [
  module('brainstorm', { kind: 'ideas' }),
  module('idea'),
  module('plan', { free: false }),
  module('journal', { kind: 'journal', free: false, questions: [] }),
];
const state = (change: Partial<ModuleState> = {}): ModuleState => ({
  answers: {},
  hasContent: false,
  hasSelectedIdea: false,
  hasOwnIdea: false,
  ...change,
});
const done = state({ hasContent: true });
const free = { hasPremiumAccess: false };
const premium = { hasPremiumAccess: true };
const next = (modules: Record<string, ModuleState>, access = free) => {
  const step = nextStep(journey, modules, access);
  return Object.values(step).join(' ');
};

it('begins with the first question of the first module', () => {
  expect(nextStep(journey, {}, free)).toEqual({
    kind: 'answer',
    module: 'brainstorm',
    question: 'name',
    number: 1,
    of: 3,
    isReady: false,
  });
});

it.each([
  ['where the person stopped', { name: 'Élan' }, 'answer idea story 2 3 false'],
  ['past what was left out on the way', { story: 'x' }, 'answer idea size 3 3 false'],
  ['at the end, with what was left out', { size: 'small' }, 'answer idea name 1 3 false'],
  ['not at a blank that is optional', { name: 'x', size: 'small' }, 'generate idea'],
  ['with a blank for what it is', { name: ' ' }, 'answer idea name 1 3 false'],
])('goes on %s', (_where, answers, step) => {
  const modules = { brainstorm: state({ hasContent: true, hasOwnIdea: true }) };
  expect(next({ ...modules, idea: state({ answers }) })).toBe(step);
});

const ownIdea = { brainstorm: state({ hasContent: true, hasOwnIdea: true }) };
/** The next step in the idea module, whose second question is a long text, if that question was typed in last. */
const afterTyping = (question: string, answers: Record<string, string>, module = 'idea') => {
  const modules = { ...ownIdea, idea: state({ answers }) };
  return Object.values(nextStep(journey, modules, free, { module, question })).join(' ');
};

it.each([
  ['in mid-sentence', 'Nos clients roulent tous les', 'answer idea story 2 3 false'],
  ['before any of it has arrived', '', 'answer idea story 2 3 false'],
  ['where a sentence ended', 'Nos clients roulent.', 'answer idea size 3 3 false'],
  ['where a quotation ended it', 'Ils disent « enfin! » ', 'answer idea size 3 3 false'],
])('returns to an answer that was left %s', (_how, story, step) => {
  expect(afterTyping('story', { name: 'Élan', story })).toBe(step);
});

it('returns to a long answer of the next module alone', () => {
  const answers = { name: 'Élan', story: 'Nos clients' };
  const next = 'answer idea size 3 3 false';
  expect(afterTyping('name', answers)).toBe(next);
  expect(afterTyping('story', answers, 'plan')).toBe(next);
  expect(afterTyping('unknown', answers)).toBe(next);
});

it('returns to an unfinished answer also where nothing else is left', () => {
  const answers = { name: 'Élan', story: 'Nos clients', size: 'small' };
  expect(afterTyping('story', answers)).toBe('answer idea story 2 3 true');
});

it('states that a module can be generated before its optional questions', () => {
  const [first, second, third] = sampleModule.questions;
  const short = [module('idea', { questions: [first, third, second] })];
  const answers = { name: 'Élan', size: 'small' };
  expect(nextStep(short, { idea: state({ answers }) }, free)).toEqual({
    kind: 'answer',
    module: 'idea',
    question: 'story',
    number: 3,
    of: 3,
    isReady: true,
  });
});

it('returns to the ideas until one is chosen and developed', () => {
  expect(next({ brainstorm: done })).toBe('choose brainstorm');
  const chosen = state({ hasContent: true, hasSelectedIdea: true });
  expect(next({ brainstorm: chosen })).toBe('develop brainstorm');
  const answers = { name: 'Pain de nuit' };
  expect(next({ brainstorm: chosen, idea: state({ answers }) })).toBe(
    'answer idea story 2 3 false',
  );
});

it('skips the ideas for a person who brought their own, or who has written it down', () => {
  expect(next({ brainstorm: state({ hasContent: true, hasOwnIdea: true }) })).toBe(
    'answer idea name 1 3 false',
  );
  expect(next({ idea: done }, premium)).toBe('answer plan name 1 3 false');
});

it('offers what is locked last, and then the texts', () => {
  const both = { brainstorm: done, idea: done };
  expect(next(both)).toBe('unlock plan');
  expect(next({ ...both, plan: done }, premium)).toBe('use journal');
  expect(next({ ...both, plan: done, journal: done }, premium)).toBe('takeAway');
  // The module was written with Premium, which has since ended.
  expect(next({ ...both, plan: done })).toBe('unlock journal');
});

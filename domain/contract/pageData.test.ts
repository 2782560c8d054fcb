import { expect, it } from 'vitest';
import { projectHintValue, readProjectHint } from './pageData.ts';

const projectId = '6c3b5b0e-4f0e-4c39-9c0b-0d6c4f6f3a11';

it.each([{ projectId }, { projectId, writing: { module: 'business-plan', question: 'vision' } }])(
  'a cookie returns the project and the question stored in it: %j',
  (hint) => {
    expect(readProjectHint(projectHintValue(hint))).toEqual(hint);
  },
);

it('a cookie without a project is read as none', () => {
  for (const value of [undefined, '', '.idea.vision']) {
    expect(readProjectHint(value)).toBeUndefined();
  }
  expect(readProjectHint(`${projectId}.idea`)).toEqual({ projectId });
});

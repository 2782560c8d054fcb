import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { expect, it } from 'vitest';
import { changeProfile } from '../flows/dossier/profile.ts';
import { readIndustry } from '../flows/dossier/readIndustry.ts';
import { type Edition, readSource } from '../flows/dossier/readSource.ts';
import { createProject } from '../flows/projects/createProject.ts';
import { putIndustryFigures } from '../store/industryFigures.ts';

const flows = duringTests(openFlows);

it('a project gets the figures of the industry that its dossier names', async () => {
  const figure = {
    ...{ naics: '9911', year: 2024, size: 'all', ratio: 'wagesShare' as const },
    ...{ q1: 18, median: 27.5, q3: 36, source: 'Invented', licence: 'None' },
  };
  const earlier = { ...figure, year: 2023 };
  const wider = { ...figure, naics: '99', year: 2025 };
  await flows.database.db.transaction((tx) => putIndustryFigures(tx, [figure, earlier, wider]));
  const person = await newPerson(flows);
  const { id: projectId } = await person.act(createProject, { name: 'Pain', description: '' });
  const found = () => person.act(readIndustry, { projectId });
  expect(await found()).toEqual({ figures: [] });
  for (const [naics, figures] of [
    ['991122', [figure]],
    ['99', [wider]],
    ['98', []],
    ['Boulangerie', []],
  ] as const) {
    await person.act(changeProfile, { projectId, change: { naics } });
    expect(await found()).toEqual({ figures });
    const source = await person.act((services, input: Edition) => readSource(services, input), {
      ...{ projectId, pack: 'bank', language: 'fr' },
    });
    expect(source.industry).toEqual(figures);
  }
  const stranger = await newPerson(flows);
  await expect(stranger.act(readIndustry, { projectId })).rejects.toMatchObject({
    code: 'not_found',
  });
});

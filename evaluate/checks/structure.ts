import { ideasRequested } from '@elan/domain/project/ideas';
import { maturityCategories } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { personasRequested } from '@elan/domain/project/personas';

/** @returns the faults in the lists of a structured reply, such as too few or too many elements; none for a text. */
export function checkStructure({
  generatedIdeas,
  personas: people,
  score,
}: ModuleContent): readonly string[] {
  const faults: string[] = [];
  if (generatedIdeas) {
    const titles = new Set(generatedIdeas.map(({ title }) => title.toLowerCase()));
    if (titles.size < generatedIdeas.length) faults.push('two ideas have one title');
    if (titles.size < ideasRequested.least || titles.size > ideasRequested.most)
      faults.push(`${titles.size} ideas, not ${ideasRequested.least} to ${ideasRequested.most}`);
  }
  if (people && people.length !== personasRequested)
    faults.push(`${people.length} personas, not ${personasRequested}`);
  if (people && new Set(people.map(({ nom }) => nom)).size < people.length)
    faults.push('two personas have one name');
  for (const category of score ? maturityCategories : []) {
    if (!score?.categories[category]?.recommendations.length)
      faults.push(`no recommendation for ${category}`);
  }
  return faults;
}

/** @returns all texts in a structured reply. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

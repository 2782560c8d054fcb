import { mixedBullets, type SectionWriters } from '../phrases.ts';
import { plan, recommendations } from './plans.ts';
import { opportunities, strengths, weaknesses } from './points.ts';

/** The sections of the idea, in French. */
export const idea: SectionWriters<'idea'> = {
  strengths: (m) => mixedBullets(m, strengths(m)),
  challenges: (m) => mixedBullets(m, weaknesses(m)),
  opportunities: (m) => mixedBullets(m, opportunities(m)),
  recommendations,
  plan,
};

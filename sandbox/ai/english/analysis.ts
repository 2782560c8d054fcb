import { mixedBullets, type SectionWriters } from '../phrases.ts';
import { competitors, market } from '../sections/market.ts';
import { nextSteps } from './plans.ts';
import { opportunities, strengths, threats, weaknesses } from './points.ts';

/** The sections of the situation analysis, in English. */
export const analysis: SectionWriters<'analysis'> = {
  market,
  competitors,
  strengths: (m) => mixedBullets(m, strengths(m)),
  weaknesses: (m) => mixedBullets(m, weaknesses(m)),
  opportunities: (m) => mixedBullets(m, opportunities(m)),
  threats: (m) => mixedBullets(m, threats(m)),
  nextSteps,
};

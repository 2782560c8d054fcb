import { chosen, type OptionOf } from './chosen.ts';
import type { Material } from './material.ts';

export type Stage = OptionOf<'rd', 'developmentStage'>;

/** The stages in the order in which they are gone through, with their part of the money and their weeks. */
const stages: readonly { readonly stage: Stage; readonly part: number; readonly weeks: number }[] =
  [
    { stage: 'conceptualIdea', part: 0, weeks: 2 },
    { stage: 'research', part: 0.3, weeks: 2 },
    { stage: 'prototype', part: 1, weeks: 4 },
    { stage: 'testing', part: 0.6, weeks: 4 },
    { stage: 'readyToSell', part: 0.8, weeks: 3 },
    { stage: 'onSale', part: 0.5, weeks: 6 },
  ];

/** What a whole stage may cost, in months of tests. */
const monthsOfTests = 5;

/** A row of the road map: what to do in a stage, in how long, at what cost. */
export interface PlannedStage {
  readonly stage: Stage;
  readonly weeks: number;
  /** Whole dollars. */
  readonly cost: number;
}

/** @returns where the person says that the product stands; on paper, where nothing is said. */
export function stageOf(m: Material): Stage {
  return chosen(m, 'rd', 'developmentStage') ?? 'conceptualIdea';
}

/** @returns the current stage and those after it, three at least. */
export function roadMapOf(m: Material): readonly PlannedStage[] {
  const current = stages.findIndex(({ stage }) => stage === stageOf(m));
  return stages.slice(Math.min(current, stages.length - 3)).map(({ stage, part, weeks }) => ({
    stage,
    weeks,
    cost: Math.round((m.testBudget * monthsOfTests * part) / 10) * 10,
  }));
}

import type { Growing, GrowingScore } from '@elan/domain/project/growing';
import {
  type CategoryScore,
  type MaturityCategory,
  type MaturityScore,
  maturityCategories,
  overallOf,
} from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import * as z from 'zod/mini';
import { fieldOf, lineOf, linesOf, textOf } from '../writing/replyTexts.ts';

const percent = z.int().check(z.gte(0), z.lte(100));
const list = (least: number, most: number) =>
  z.array(z.string()).check(z.minLength(least), z.maxLength(most));

const category = z.strictObject({
  score: percent,
  status: z.string(),
  recommendations: list(1, 3),
});

/** The schema sent to the provider. The overall score is not in it, because it is computed. */
export const replySchema = z.strictObject({
  categories: z.strictObject({
    idea: category,
    market: category,
    business: category,
    marketing: category,
    product: category,
    finance: category,
  } satisfies Record<MaturityCategory, typeof category>),
  strengths: list(1, 4),
  weaknesses: list(1, 4),
  nextSteps: list(3, 5),
  timeline: z.string(),
});

/**
 * @returns a score rounded to an integer; undefined if it is not between 0 and 100, since an invalid score is refused
 * and not corrected.
 */
function percentOf(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\d+([.,]\d+)?\s*%?$/.test(value.trim())
      ? Number.parseFloat(value.replace(',', '.'))
      : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= 100)) return undefined;
  // Adding zero turns −0 into 0.
  return Math.round(number) + 0;
}

function categoryOf(value: unknown): CategoryScore | undefined {
  const score = percentOf(fieldOf(value, 'score'));
  if (score === undefined) return undefined;
  return {
    score,
    status: lineOf(fieldOf(value, 'status'), 200),
    recommendations: listIn(value, 'recommendations'),
  };
}

function listIn(value: unknown, name: string): string[] {
  return [...linesOf(fieldOf(value, name), 600, 20)];
}

/** @returns the score with its computed overall number; undefined unless all six category scores are valid. */
export function keep(value: unknown): ModuleContent | undefined {
  const scored = maturityCategories.flatMap((name) => {
    const found = categoryOf(fieldOf(fieldOf(value, 'categories'), name));
    return found ? [[name, found] as const] : [];
  });
  if (scored.length < maturityCategories.length) return undefined;
  const categories = Object.fromEntries(scored) as MaturityScore['categories'];
  const score: MaturityScore = {
    overall: overallOf(categories),
    categories,
    strengths: listIn(value, 'strengths'),
    weaknesses: listIn(value, 'weaknesses'),
    nextSteps: listIn(value, 'nextSteps'),
    timeline: textOf(fieldOf(value, 'timeline'), 1_000),
  };
  return { score };
}

/** @returns the categories whose score has been received, and the texts received; undefined if there are neither. */
export function grow(value: unknown): Growing | undefined {
  const scored = maturityCategories.flatMap((name) => {
    const found = categoryOf(fieldOf(fieldOf(value, 'categories'), name));
    return found ? [[name, found] as const] : [];
  });
  const score: GrowingScore = {
    categories: Object.fromEntries(scored),
    strengths: listIn(value, 'strengths'),
    weaknesses: listIn(value, 'weaknesses'),
    nextSteps: listIn(value, 'nextSteps'),
    timeline: textOf(fieldOf(value, 'timeline'), 1_000),
  };
  const { categories: _scored, ...others } = score;
  const isBegun = scored.length > 0 || Object.values(others).some(({ length }) => length > 0);
  return isBegun ? { score } : undefined;
}

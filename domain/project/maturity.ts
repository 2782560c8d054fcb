import * as z from 'zod/mini';
import { text } from '../text.ts';

export const maturityCategories = [
  'idea',
  'market',
  'business',
  'marketing',
  'product',
  'finance',
] as const;
export type MaturityCategory = (typeof maturityCategories)[number];

/** The weight of each category in the overall score, as a percentage. The weights add up to 100. */
export const maturityWeights: Readonly<Record<MaturityCategory, number>> = {
  idea: 15,
  market: 20,
  business: 20,
  marketing: 15,
  product: 10,
  finance: 20,
};

/** @returns the weighted mean of the six category scores (each 0 to 100), rounded half up. */
export function overallOf(
  categories: Readonly<Record<MaturityCategory, { readonly score: number }>>,
): number {
  const hundredths = maturityCategories.reduce(
    (sum, name) => sum + categories[name].score * maturityWeights[name],
    0,
  );
  return Math.floor((hundredths + 50) / 100);
}

/** How many recommendations of a category are shown (docs/product.md#maturity-score). */
export const recommendationsShown = 2;

const percent = z.int().check(z.gte(0), z.lte(100));
const list = z.array(text(600)).check(z.maxLength(20));

const categorySchema = z.strictObject({
  score: percent,
  status: text(200),
  recommendations: list,
});
export type CategoryScore = z.infer<typeof categorySchema>;

/** The maturity of a project, overall and in each category (docs/product.md#maturity-score). */
export const maturityScoreSchema = z.strictObject({
  overall: percent,
  categories: z.strictObject({
    idea: categorySchema,
    market: categorySchema,
    business: categorySchema,
    marketing: categorySchema,
    product: categorySchema,
    finance: categorySchema,
  } satisfies Record<MaturityCategory, typeof categorySchema>),
  strengths: list,
  weaknesses: list,
  nextSteps: list,
  timeline: text(1_000),
});
export type MaturityScore = z.infer<typeof maturityScoreSchema>;

export type MaturityBand = 'green' | 'yellow' | 'orange' | 'red';

/** @returns the color band of a score (docs/product.md#maturity-score). */
export function bandOf(score: number): MaturityBand {
  if (score >= 80) return 'green';
  if (score >= 60) return 'yellow';
  return score >= 40 ? 'orange' : 'red';
}

/** @returns the color of the dial's ring, which has no band between amber and red (docs/product.md#maturity-score). */
export function ringOf(score: number): 'green' | 'amber' | 'red' {
  if (score >= 80) return 'green';
  return score >= 60 ? 'amber' : 'red';
}

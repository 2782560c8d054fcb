import * as z from 'zod/mini';
import { figuresSchema } from '../figures/figures.ts';
import { units } from '../forecast/explain/explanation.ts';
import { forecastInputsSchema } from '../forecast/inputs.ts';
import { forecastSchema } from '../forecast/outputs.ts';
import { scenarios } from '../forecast/scenario.ts';
import { industryFigureSchema, mostIndustryFigures } from '../industry/industryFigures.ts';
import { defineCall } from './call.ts';

const scenario = z.optional(z.enum(scenarios));

export const getForecast = defineCall({
  method: 'GET',
  path: '/api/projects/:id/forecast',
  summary:
    'The saved forecast of a project, computed: `expected` unless another scenario is asked for. 404 where none is saved.',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ scenario }),
  reply: forecastSchema,
});

export const getFigures = defineCall({
  method: 'GET',
  path: '/api/projects/:id/figures',
  summary:
    'The figures and tables that the texts of a project name by `{{f:id}}` and `{{t:id}}`, as they are now; none where no forecast is saved.',
  params: z.strictObject({ id: z.string() }),
  reply: figuresSchema,
});

export const getIndustry = defineCall({
  method: 'GET',
  path: '/api/projects/:id/industry',
  summary:
    'Quartiles of ratios in the industry that the dossier names by its NAICS code, of all sizes, as the operator loaded them: those of the longest code that it begins with, of their last year. None where no code is named or nothing is loaded.',
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({
    figures: z.array(industryFigureSchema).check(z.maxLength(mostIndustryFigures)),
  }),
});

/** How many figures one call can explain. */
export const mostExplained = 100;
/** How many parts all explanations of one call can have together. */
export const mostParts = 5_000;
/** Maximum length of a figure path, which may contain an offer id of 64 characters. */
export const longestFigure = 120;

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });
const unit = z.enum(units);
const value = z.nullable(z.union([z.number(), z.string()]));

const explanation = z.strictObject({
  figure: z.string(),
  value: z.nullable(z.number()),
  unit,
  isSum: z.boolean(),
  formula: bilingual,
  evaluates: z.nullable(z.string()),
  parts: z
    .array(
      z.strictObject({
        label: bilingual,
        value,
        unit,
        sign: z.optional(z.union([z.literal(1), z.literal(-1)])),
        figure: z.optional(z.string()),
        input: z.optional(z.string()),
        rate: z.optional(z.strictObject({ year: z.int(), source: z.string() })),
      }),
    )
    .check(z.maxLength(mostParts)),
});
export type ExplanationReply = z.infer<typeof explanation>;

export const computeForecast = defineCall({
  method: 'POST',
  path: '/api/forecast',
  summary:
    'Computes a forecast without saving it. `explain` names figures by their paths in the reply, such as `years.0.ebitda`, or as a part of an explanation does: `evaluates` is the formula with its numbers, of `+ - * / ( ) max min round` alone (cents for money, a percentage as a share of 1, a half rounded away from zero), null where the figure is unknown or the rule searches through months.',
  body: z.strictObject({
    inputs: forecastInputsSchema,
    scenario,
    explain: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(longestFigure)))
        .check(z.maxLength(mostExplained)),
    ),
  }),
  reply: z.extend(forecastSchema, {
    explanations: z.optional(z.array(explanation).check(z.maxLength(mostExplained))),
  }),
});

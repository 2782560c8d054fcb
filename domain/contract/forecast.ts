import * as z from 'zod/mini';
import { figuresSchema } from '../figures/figures.ts';
import { forecastInputsSchema } from '../forecast/inputs.ts';
import { forecastSchema } from '../forecast/outputs.ts';
import { scenarios } from '../forecast/scenario.ts';
import { defineCall } from './call.ts';

const scenario = z.optional(z.enum(scenarios));

export const getForecast = defineCall({
  method: 'GET',
  path: '/api/projects/:id/forecast',
  summary:
    'The saved forecast of a project, computed: `expected` unless another scenario is asked for. 404 where none is saved.',
  session: 'required',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ scenario }),
  reply: forecastSchema,
});

export const getFigures = defineCall({
  method: 'GET',
  path: '/api/projects/:id/figures',
  summary:
    'The figures and tables that the texts of a project name by `{{f:id}}` and `{{t:id}}`, as they are now; none where no forecast is saved.',
  session: 'required',
  params: z.strictObject({ id: z.string() }),
  reply: figuresSchema,
});

export const computeForecast = defineCall({
  method: 'POST',
  path: '/api/forecast',
  summary: 'Computes a forecast without saving it.',
  session: 'required',
  body: z.strictObject({ inputs: forecastInputsSchema, scenario }),
  reply: forecastSchema,
});

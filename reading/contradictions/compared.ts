import { money } from '@elan/domain/forecast/checks/figures';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check, Forecast } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import type { Amount } from '../amounts/amounts.ts';
import type { ProjectTexts } from '../projectTexts.ts';

/** A project's forecast and the answers of its modules, to be compared. */
export interface Compared {
  readonly project: ProjectTexts;
  readonly inputs: ForecastInputs;
  /** The forecast of the expected scenario. */
  readonly forecast: Pick<Forecast, 'months' | 'years' | 'sourcesAndUses' | 'breakEven'>;
  /** @returns the date when a module was last saved, as "2026-11-24"; today if it never was. */
  readonly savedOn: (module: string) => string;
}

interface Disagreement {
  readonly id: string;
  /** The answer that disagrees. */
  readonly module: string;
  readonly question: string;
  readonly text: Bilingual;
}

/** @returns a check about an answer that disagrees with the forecast. */
export function disagreement({ id, module, question, text }: Disagreement): Check {
  const modules = module === 'finances' ? [module] : [module, 'finances'];
  return { id, severity: 'warning', modules, text, mendAt: { module, question } };
}

/** @returns an amount as text: the low end of a range, or the number as written if it has two meanings. */
export function writtenAmount({
  least,
  asDecimal,
}: Pick<Amount, 'least' | 'asDecimal'>): Bilingual {
  if (!asDecimal) return money(Math.round(least * 100));
  const { written } = asDecimal;
  return { fr: `${written}\u00a0$`, en: `$${written}` };
}

/** @returns whether two figures differ by more than a share of the computed one. */
export function differs(stated: number, computed: number, share: number): boolean {
  return Math.abs(stated - computed) > Math.abs(computed) * share;
}

/** @returns the limits in cents of an option that is a band in dollars, such as "10000-25000"; undefined for others. */
export function bandOf(
  option: string,
): { readonly least: number; readonly most: number } | undefined {
  const [, under] = /^under-(\d+)$/.exec(option) ?? [];
  if (under) return { least: 0, most: Number(under) * 100 };
  const [, over] = /^over-(\d+)$/.exec(option) ?? [];
  if (over) return { least: Number(over) * 100, most: Number.POSITIVE_INFINITY };
  const [, least, most] = /^(\d+)-(\d+)$/.exec(option) ?? [];
  return least && most ? { least: Number(least) * 100, most: Number(most) * 100 } : undefined;
}

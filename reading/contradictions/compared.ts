import type { DossierProfile } from '@elan/domain/dossier/profile';
import { money, number } from '@elan/domain/forecast/checks/figures';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check, Forecast } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { plural } from '@elan/domain/plural';
import type { Amount } from '../amounts/amounts.ts';
import type { Fact, Sentence } from '../facts/register.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { nameOf } from './stated.ts';

/** A project's forecast and the answers of its modules, to be compared. */
export interface Compared {
  readonly project: ProjectTexts;
  /** What the answers say. */
  readonly register: readonly Sentence[];
  readonly profile: DossierProfile;
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

interface Difference {
  readonly id: string;
  readonly at: Pick<Sentence, 'module' | 'question'>;
  /** What the two values are about, as the beginning of a sentence. */
  readonly topic: Bilingual;
  /** The words of the answer. */
  readonly written: string;
  readonly planned: Bilingual;
}

/** @returns a check about words that disagree with a value of the forecast. */
export function differsFromForecast({ id, at, topic, written, planned }: Difference): Check {
  return disagreement({
    id,
    module: at.module,
    question: at.question,
    text: {
      fr: `${topic.fr}\u00a0: vous y écrivez «\u00a0${written}\u00a0»; dans les prévisions\u00a0: ${planned.fr}.`,
      en: `${topic.en}: there you write “${written}”; in the forecast: ${planned.en}.`,
    },
  });
}

/** Like `differsFromForecast`, but links to the field of the forecast. @param path the field, such as "hoursPerWeek". */
export function differsFromAnswer({
  id,
  at,
  path,
  topic,
  written,
  planned,
}: Difference & { readonly path: string }): Check {
  const elsewhere = nameOf(at.module);
  return {
    id,
    severity: 'warning',
    modules: ['finances', at.module],
    text: {
      fr: `${topic.fr}\u00a0: dans ${elsewhere.fr}, vous écrivez «\u00a0${written}\u00a0»; dans les prévisions\u00a0: ${planned.fr}.`,
      en: `${topic.en}: in ${elsewhere.en} you write “${written}”; in the forecast: ${planned.en}.`,
    },
    mendAt: { module: 'finances', question: path },
  };
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

/** Sales taxes, which people include in an amount or leave out. */
const taxes = [1, 1.149_75, 1.05];

/**
 * @param share the difference that is allowed as a share of the value.
 * @returns whether a fact may mean the value, in the unit of the fact, with or without sales taxes.
 */
export function mayMean(fact: Fact, value: number, share = 0.005): boolean {
  const factors = fact.measure === 'money' ? taxes.flatMap((tax) => [tax, 1 / tax]) : [1];
  return factors.some((factor) => isNear(fact, value * factor, share));
}

/** Like `mayMean`, but without taxes. */
export function isNear({ least, most, other, slack }: Fact, value: number, share: number): boolean {
  const room = Math.max(slack, Math.abs(value) * share) + 1e-9;
  const isWithin = (low: number, high: number) => value >= low - room && value <= high + room;
  return isWithin(least, most) || (other !== undefined && isWithin(other, other));
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

/** @returns a number of hours with its noun. */
export function hoursText(count: number): Bilingual {
  const { fr, en } = number(count);
  return {
    fr: `${fr} ${plural('fr', count, 'heure', 'heures')}`,
    en: `${en} ${plural('en', count, 'hour', 'hours')}`,
  };
}

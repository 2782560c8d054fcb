import type { Outlook } from '@elan/domain/forecast/forecast';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Scenario } from '@elan/domain/forecast/scenario';
import type { Language } from '@elan/domain/language';
import { createContext, useContext } from 'react';
import { results as en } from '../copy/en.ts';
import { results as fr, type ResultsCopy } from '../copy/fr.ts';
import { monthText } from './format.ts';

const texts: Readonly<Record<Language, ResultsCopy>> = { fr, en };

/** @returns the texts of the results in a language. */
export function resultsCopy(language: Language): ResultsCopy {
  return texts[language];
}

/**
 * @param m number of months after start-up.
 * @returns the month, such as "mai 2027"; the start-up month is named as such.
 */
export function monthInPlan(
  m: number,
  month: string,
  language: Language,
  style: 'long' | 'short' = 'long',
): string {
  if (m > 0) return monthText(month, language, style);
  const { startUp, startUpMonth } = texts[language];
  return style === 'short' ? startUp : startUpMonth(monthText(month, language));
}

/** Data and actions shared by all parts of the results. */
export interface Results {
  readonly language: Language;
  readonly outlook: Outlook;
  readonly scenario: Scenario;
  /** The project whose industry the ratios are compared with; undefined if nothing of it is saved. */
  readonly projectId?: string | undefined;
  /** Opens the explanation of a figure. */
  readonly onExplain: (figure: string, scenario: Scenario, title: string) => void;
  /** Moves to an input. @param path such as "offers.0.price". */
  readonly onGoToInput: (path: string) => void;
}

export const ResultsContext = createContext<Results | undefined>(undefined);

export interface ResultsInUse extends Results {
  readonly copy: ResultsCopy;
  /** The forecast of the shown scenario. */
  readonly forecast: Forecast;
  /** @returns the name of a month, such as "mai 2027". `m` is the number of months after start-up. */
  readonly monthOf: (m: number, style?: 'long' | 'short') => string;
}

/** @returns the results of the nearest `ResultsContext`, with the shown forecast and the texts. */
export function useResults(): ResultsInUse {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('useResults needs a ResultsContext above it');
  const { language, outlook, scenario } = results;
  const forecast = outlook.forecasts[scenario];
  return {
    ...results,
    copy: texts[language],
    forecast,
    monthOf: (m, style) => monthInPlan(m, forecast.months[m]?.month ?? '', language, style),
  };
}

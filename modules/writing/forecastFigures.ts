import { figureCatalogue, figureIds } from '@elan/domain/figures/catalogue';
import { figureText } from '@elan/domain/figures/format';
import { figureSource } from '@elan/domain/figures/source';
import { type TableId, tableCatalogue } from '@elan/domain/figures/tables';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Language } from '@elan/domain/language';

/**
 * The part of the prompt data about the forecast, in the language of the prompt. The model must refer to a figure by
 * its id instead of writing the amount.
 */
export interface ForecastFigures {
  /** The known figures; at most 150. */
  readonly facts: readonly Fact[];
  readonly tables: readonly { readonly id: string; readonly label: string }[];
  /** The missing inputs, by their path in the form. */
  readonly missing: readonly string[];
  readonly disagreements: readonly string[];
}

interface Fact {
  readonly id: string;
  readonly label: string;
  /** The user's name for the offer or loan that the figure belongs to. */
  readonly of?: string;
  /** The current value, formatted as on the page. */
  readonly value: string;
  readonly period?: string;
  readonly origin: 'said' | 'computed';
}

/** Computes everything that the prompt states about the forecast, so that the model need not calculate. */
export function forecastFigures(inputs: ForecastInputs, language: Language): ForecastFigures {
  const source = figureSource(inputs);
  return {
    facts: figureIds.flatMap((id): readonly Fact[] => {
      const { label, period, isEntered, nameIn, read } = figureCatalogue[id];
      const figure = read(source);
      if (!figure || figure.value === null) return [];
      const name = nameIn?.(source);
      return [
        {
          id,
          label: label[language],
          ...(name ? { of: name } : {}),
          value: figureText(figure, language),
          ...(period ? { period: period[language] } : {}),
          origin: isEntered ? 'said' : 'computed',
        },
      ];
    }),
    tables: (Object.keys(tableCatalogue) as TableId[]).flatMap((id) => {
      const { label, read } = tableCatalogue[id];
      return read(source) ? [{ id, label: label[language] }] : [];
    }),
    missing: [...new Set(source.expected.unknown.flatMap(({ because }) => because))],
    disagreements: source.checks.map(({ text }) => text[language]),
  };
}

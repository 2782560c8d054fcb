import { type ComponentType, createContext } from 'react';

interface ForecastPartProps {
  /** The path of the field in the form, such as "offers.0.price". */
  readonly path: string;
  /** The name of the field's line, if it has one. */
  readonly line?: string | undefined;
  /** The field's value as JSON. Without a value, the component shows the field's name. */
  readonly value?: string;
}

/** Shows the name or formatted value of a forecast field. Undefined on pages that do not load the forecast. */
export const ForecastPartContext = createContext<ComponentType<ForecastPartProps> | undefined>(
  undefined,
);

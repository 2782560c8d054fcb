import { type ComponentType, createContext } from 'react';

interface ForecastPartProps {
  /** Where the field is in the form: "offers.0.price". */
  readonly path: string;
  /** What the line of the field is called, where it has a name. */
  readonly line?: string | undefined;
  /** One side's value, as JSON; without it, the name of the field is meant. */
  readonly value?: string;
}

/** Names a field of the forecast and writes its value as a person would; loaded with the forecast. */
export const ForecastPartContext = createContext<ComponentType<ForecastPartProps> | undefined>(
  undefined,
);

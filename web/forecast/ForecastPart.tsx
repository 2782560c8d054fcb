import { useLanguage } from '../copy/language.tsx';
import { useForecastCopy } from './copy/forecastCopy.ts';
import { choiceOf } from './values/choices.ts';
import { format, generalPath, specOf } from './values/specs.ts';

interface ForecastPartProps {
  readonly path: string;
  /** One side's value, as JSON; without it, the name of the field is meant. */
  readonly value?: string;
}

/** The name of a field of the form, or a value of it, in the words of the form. */
export function ForecastPart({ path, value }: ForecastPartProps) {
  const { language } = useLanguage();
  const { fields, options, lists, questions, part } = useForecastCopy();
  const general = generalPath(path);
  if (value === undefined) {
    const [list = ''] = path.split('.');
    const label = Object.hasOwn(fields, general)
      ? fields[general as keyof typeof fields].label
      : (questions[list as keyof typeof questions]?.title ?? path);
    const line = /^[a-z]+\.(\d+)/i.exec(path)?.[1];
    const place = Object.hasOwn(lists, list) ? lists[list as keyof typeof lists].one : '';
    return <>{line === undefined ? label : part(place, Number(line) + 1, label)}</>;
  }
  const read: unknown = JSON.parse(value);
  const choice = choiceOf(path);
  const labels: Readonly<Record<string, string>> = choice ? options[choice] : {};
  const spec = specOf(path);
  if (spec) return <>{format(spec, read, language)}</>;
  return <>{typeof read === 'string' ? (labels[read] ?? read) : [read].flat().join(', ')}</>;
}

import { fieldAt, generalPath } from '@elan/domain/forecast/fieldPaths';
import { wordsAt } from '@elan/domain/forecast/fieldWords';
import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { percentOfShare, typedRate } from '@elan/domain/rate';
import { useLanguage } from '../copy/language.tsx';
import { monthNames, monthText, useFieldWords, useForecastCopy } from './copy/forecastCopy.ts';
import type { ForecastCopy } from './copy/fr.ts';
import { format, specOf } from './values/specs.ts';

interface ForecastPartProps {
  readonly path: string;
  /** The name of the field's line, if it has one. */
  readonly line?: string | undefined;
  /** One version's value, as JSON; if absent, the field's name is shown. */
  readonly value?: string;
}

/** Shows the name or a value of a form field, in the form's words. */
export function ForecastPart({ path, line, value }: ForecastPartProps) {
  const { language } = useLanguage();
  const copy = useForecastCopy();
  const words = wordsAt(useFieldWords(), path);
  if (value !== undefined) {
    const chosen = words.options ?? copy.yesOrNo;
    const read: unknown = JSON.parse(value);
    const field = fieldAt(path);
    if (field?.kind === 'links' || field?.kind === 'link') {
      const { one } = copy.lists[field.to];
      return (
        <span>
          {[read]
            .flat()
            .map((id) => (typeof id === 'number' ? `${one} ${id}` : id))
            .join(', ')}
        </span>
      );
    }
    return <span>{valueText(path, read, language, chosen)}</span>;
  }
  const label = labelOf(path, words.label, copy);
  const [list = ''] = path.split('.');
  const place = /^[a-z]+\.(\d+)/i.exec(path)?.[1];
  if (place === undefined || !Object.hasOwn(copy.lists, list)) return <span>{label}</span>;
  const { one } = copy.lists[list as keyof typeof copy.lists];
  return (
    <span>
      {line === undefined ? copy.part(one, Number(place) + 1, label) : `${line}, ${label}`}
    </span>
  );
}

function labelOf(
  path: string,
  label: string | undefined,
  { questions, units }: ForecastCopy,
): string {
  const [list = ''] = path.split('.');
  const place = Number(path.split('.').at(-1));
  switch (generalPath(path)) {
    case 'offers.*.units.anchors.*':
      return units.month(place);
    case 'offers.*.units.years.*':
      return units.year_(place + 1);
    case 'offers.*.season':
      return questions.seasons.title;
  }
  return label ?? questions[list as keyof typeof questions]?.title ?? path;
}

/** @param chosen the words for the values of a choice, by value. */
function valueText(
  path: string,
  value: unknown,
  language: Language,
  chosen: Readonly<Record<string, string>>,
): string {
  const spec = specOf(path);
  if (spec?.kind === 'amount') return price(Number(value), language);
  if (spec?.kind === 'rate') return typedRate(String(value), language);
  if (spec) return format(spec, value, language);
  const general = generalPath(path);
  if (Array.isArray(value)) {
    const short = monthNames(language, 'short');
    const parts = value.map((part, index) => {
      if (general.endsWith('.season')) return `${short[index]} ${part}`;
      if (general.endsWith('.months')) return short[Number(part) - 1] ?? part;
      return typedRate(percentOfShare(String(part)), language);
    });
    return parts.join(', ');
  }
  if (general === 'opening') return monthText(String(value), language);
  return chosen[String(value)] ?? String(value);
}

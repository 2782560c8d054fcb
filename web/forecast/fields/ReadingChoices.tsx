import type { NumberValue } from '@elan/reading/numbers/typedNumber';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FieldSpec } from '../values/specs.ts';
import { readingTexts } from '../values/specs.ts';

interface ReadingChoicesProps {
  readonly spec: FieldSpec;
  readonly readings: readonly [NumberValue, NumberValue] | undefined;
  readonly onChoose: (value: NumberValue) => void;
}

/** A button for each of the two values that an ambiguous text can mean; renders nothing otherwise. */
export function ReadingChoices({ spec, readings, onChoose }: ReadingChoicesProps) {
  const { language } = useLanguage();
  if (readings === undefined) return null;
  const texts = readingTexts(spec, readings, language);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {readings.map((value, index) => (
        <Button key={value} className="tabular-nums" onClick={() => onChoose(value)}>
          {texts[index]}
        </Button>
      ))}
    </div>
  );
}

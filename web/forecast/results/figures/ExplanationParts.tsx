import { inputAt } from '@elan/domain/forecast/explain/context';
import type { Explanation, Part } from '@elan/domain/forecast/explain/explanation';
import { isMissing, partText } from './explainedText.ts';
import { useResults } from './ResultsContext.ts';

export interface PartsProps {
  readonly explanation: Explanation;
  readonly onFigure: (figure: string, title: string) => void;
  /** Called before moving to an input. */
  readonly onLeave: () => void;
}

const link =
  'inline-block min-h-11 min-w-11 text-left sm:min-h-6 sm:min-w-6 font-semibold text-action underline underline-offset-4';

/** The parts of a figure with their values, and links to their explanations, inputs or sources. Rules have no link. */
export function Parts({ explanation, onFigure, onLeave }: PartsProps) {
  const { copy } = useResults();
  const texts = copy.explanation;
  const { value, isSum, parts } = explanation;
  if (value === null && !isMissing(explanation)) return <p>{texts.notApplicable}</p>;
  if (parts.length === 0) return <p>{texts.zero}</p>;
  const lead = isMissing(explanation) ? texts.missing : isSum ? texts.sum : texts.parts;
  return (
    <div>
      <p className="text-sm text-muted">{lead}</p>
      <ul className="mt-1 divide-y divide-line">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and their list never changes
          <li key={at} className="flex items-baseline justify-between gap-4 py-2">
            <PartName part={part} onFigure={onFigure} onLeave={onLeave} />
            <PartValue part={part} isSum={isSum} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The value of a part; in a sum, subtracted parts are shown as negative. */
function PartValue({ part, isSum }: { readonly part: Part; readonly isSum: boolean }) {
  const results = useResults();
  const { value, sign } = part;
  const isTakenOff = isSum && sign === -1 && typeof value === 'number';
  return (
    <span className="shrink-0 text-right">
      {partText(results, isTakenOff ? { ...part, value: 0 - value } : part)}
    </span>
  );
}

function PartName({
  part: { label, origin },
  onFigure,
  onLeave,
}: Omit<PartsProps, 'explanation'> & { readonly part: Part }) {
  const { copy, language, outlook, onGoToInput } = useResults();
  const texts = copy.explanation;
  const name = label[language];
  if (origin.kind === 'figure') {
    return (
      <button type="button" className={link} onClick={() => onFigure(origin.figure, name)}>
        {name}
      </button>
    );
  }
  if (origin.kind === 'rule') return <NameWithOrigin name={name} origin={texts.rule} />;
  if (origin.kind === 'rate') {
    return (
      <span>
        <span>{name}</span>
        <span className="block text-sm text-muted">
          <span>{`${texts.rate(origin.year)}, `}</span>
          <a
            href={origin.source}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.sourceOf(name)}
            className="text-action underline underline-offset-4"
          >
            {texts.source}
          </a>
        </span>
      </span>
    );
  }
  const isEntered = inputAt(outlook.inputs, origin.path) !== null;
  return (
    <span>
      <button
        type="button"
        aria-label={texts.toInput(name)}
        className={link}
        onClick={() => {
          onLeave();
          onGoToInput(origin.path);
        }}
      >
        {name}
      </button>
      <span className="block text-sm text-muted">{isEntered ? texts.yours : texts.byDefault}</span>
    </span>
  );
}

function NameWithOrigin({ name, origin }: { readonly name: string; readonly origin: string }) {
  return (
    <span>
      <span>{name}</span>
      <span className="block text-sm text-muted">{origin}</span>
    </span>
  );
}

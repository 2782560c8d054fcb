import type { Check } from '@elan/domain/forecast/outputs';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { SavedChecks } from '../../../moduleEditor/checks/checkAnswers.ts';
import { MeantSo } from '../../../moduleEditor/checks/MeantSo.tsx';
import { Button } from '../../../ui/Button.tsx';
import { inElement } from '../../../ui/inElement.tsx';
import { useResults } from '../figures/ResultsContext.ts';
import { ContradictionItem } from './ContradictionItem.tsx';
import { SavedAnswer } from './SavedAnswer.tsx';

const icons = { blocking: CircleAlert, warning: TriangleAlert, note: Info } as const;
const colours = { blocking: 'text-danger', warning: 'text-warn', note: 'text-info' } as const;

interface FindingsProps {
  readonly contradictions: readonly Check[];
  readonly saved: SavedChecks | undefined;
}

/**
 * The problems found in the forecast and its contradictions with the answers, most with a link to fix them. If cash
 * falls below zero, also lists remedies. Findings that the user has answered come last.
 */
export function Findings({ contradictions, saved }: FindingsProps) {
  const { copy, language, outlook, onGoToInput } = useResults();
  const texts = copy.checks;
  const { checks, shortage } = useMemo(() => outlook.findings(), [outlook]);
  if (checks.length + contradictions.length === 0) {
    return outlook.forecasts.expected.unknown.length > 0 ? (
      <p className="text-muted">{texts.noneYet}</p>
    ) : (
      <p className="flex gap-3">
        <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-action" />
        <span>{texts.none}</span>
      </p>
    );
  }
  const finding = (check: Check) => {
    const answer = saved ? <SavedAnswer check={check} saved={saved} /> : null;
    if (contradictions.includes(check)) {
      return (
        <ContradictionItem key={check.id} check={check}>
          {answer}
        </ContradictionItem>
      );
    }
    const isShortage = check.id === 'cashBelowZero' && shortage !== undefined;
    const text = (isShortage ? shortage.text : check.text)[language];
    return (
      <Finding
        key={check.id}
        check={check}
        text={text}
        remedies={isShortage ? shortage.remedies.map((remedy) => remedy[language]) : []}
        onFix={onGoToInput}
      >
        {answer}
      </Finding>
    );
  };
  const { open = [], meant = [] } = Object.groupBy([...checks, ...contradictions], (check) =>
    saved?.find(check)?.answer ? 'meant' : 'open',
  );
  return (
    <ul className="divide-y divide-line rounded border border-line bg-surface">
      {open.map(finding)}
      {meant.length > 0 ? <MeantSo count={meant.length}>{meant.map(finding)}</MeantSo> : null}
    </ul>
  );
}

interface FindingProps {
  readonly check: Check;
  readonly text: string;
  readonly remedies: readonly string[];
  readonly onFix: (path: string) => void;
  /** Shown below the text. */
  readonly children: ReactNode;
}

function Finding(props: FindingProps) {
  const { check, text, remedies, onFix, children } = props;
  const { severity, mendAt } = check;
  const { copy } = useResults();
  const texts = copy.checks;
  const Icon = icons[severity];
  const { question } = mendAt;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 p-4">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${colours[severity]}`} />
      <div className="min-w-48 flex-1">
        <p className={`text-sm font-semibold ${colours[severity]}`}>{texts.severity[severity]}</p>
        <p className="wrap-anywhere">{text}</p>
        {remedies.length > 0 ? (
          <>
            <p className="mt-2">{texts.remedies}</p>
            <ul className="list-disc pl-5">
              {remedies.map((remedy) => (
                <li key={remedy}>{remedy}</li>
              ))}
            </ul>
          </>
        ) : null}
        {inElement(children)}
      </div>
      {question === undefined ? null : (
        <Button
          aria-label={severity === 'note' ? texts.seeLabel(text) : texts.fixLabel(text)}
          onClick={() => onFix(question)}
        >
          {severity === 'note' ? texts.see : texts.fix}
        </Button>
      )}
    </li>
  );
}

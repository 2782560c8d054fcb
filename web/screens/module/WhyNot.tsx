import type { Decision } from '@elan/domain/generation/decideGeneration';
import { type Answers, missingAnswers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { Link } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { focusField, questionFieldId } from './fieldIds.ts';

interface WhyNotProps {
  readonly id: string;
  readonly definition: ModuleDefinition;
  readonly answers: Answers;
  readonly decision: Decision;
}

/** Why the module cannot be generated now; a missing answer leads to its question. */
export function WhyNot({ id, definition, answers, decision }: WhyNotProps) {
  const { moduleScreen, failures, upsell } = useCopy();
  const { language } = useLanguage();
  if (decision.allowed) return null;
  if (decision.because !== 'answers_missing') {
    return (
      <div className="text-sm">
        <p id={id} className="text-danger">
          {failures[decision.because]}
        </p>
        {decision.because === 'quota_spent' ? (
          <Link
            to="/pricing"
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
          >
            {upsell.unlock}
          </Link>
        ) : null}
      </div>
    );
  }
  const missing = missingAnswers(definition, answers);
  return (
    <div id={id} className="text-sm">
      <p className="text-muted">{moduleScreen.missing(missing.length)}</p>
      <ul className="mt-1">
        {missing.map((question) => (
          <li key={question.id}>
            <a
              href={`#${questionFieldId(question.id)}`}
              className="inline-block py-1 text-action underline underline-offset-2 hover:text-action-strong"
              onClick={(event) => {
                event.preventDefault();
                focusField(questionFieldId(question.id));
              }}
            >
              {question.label[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

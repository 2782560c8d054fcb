import type { FailureCode } from '@elan/domain/failure';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { SupportFor, SuspendedNotice } from '../../subscription/SupportLink.tsx';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { useRefusalText } from '../../subscription/useRefusalText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

interface WhyDisabledProps {
  readonly id: string;
  readonly editor: Pick<ModuleEditor, 'definition' | 'content' | 'form' | 'decision'>;
}

/** The reason why the module cannot be generated now, with links to missing answers. */
export function WhyDisabled({ id, editor }: WhyDisabledProps) {
  const { decision } = editor;
  if (decision.allowed) return null;
  if (decision.because !== 'answers_missing') return <Refusal id={id} because={decision.because} />;
  return <Missing id={id} editor={editor} />;
}

/** The reason why AI requests are refused now, with an upgrade link if the free quota is used up. */
export function Refusal({ id, because }: { id: string; because: FailureCode }) {
  const refusal = useRefusalText();
  return (
    <div className="text-sm">
      {/* Missing entries are not an error, so their message is not red. */}
      <p id={id} className={because === 'entries_missing' ? 'text-muted' : 'text-danger'}>
        {refusal(because)}
      </p>
      <SupportFor code={because} />
      {because === 'quota_spent' ? <UnlockLink variant="secondary" className="mt-2" /> : null}
    </div>
  );
}

function Missing({ id, editor }: WhyDisabledProps) {
  const { definition, content, form } = editor;
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  // The selector returns the ids as one string, so that typing in an answered field does not trigger a render.
  const ids = useStoreValue(form.formState, ({ values }) =>
    missingAnswers(definition, values.answers)
      .map((question) => question.id)
      .join(' '),
  ).split(' ');
  const missing = definition.questions.filter((question) => ids.includes(question.id));
  return (
    <div id={id} className="text-sm">
      <p className="text-muted">
        {(hasResult(definition.kind, content) ? moduleScreen.regenerating : moduleScreen).missing(
          missing.length,
        )}
      </p>
      <ul className="mt-1">
        {missing.map((question) => (
          <li key={question.id}>
            <a
              href={`#${questionFieldId(question.id)}`}
              className="inline-flex items-center py-1 text-action underline underline-offset-2 hover:text-action-strong max-sm:min-h-11"
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

/** Whether `LockedNotice` gives this reason. */
export function isLock(because: FailureCode): boolean {
  return because === 'premium_required' || because === 'suspended';
}

/**
 * The reason why the module is read-only: a suspended account or the plan. In the latter case, modules other than
 * write-ups have their own title (docs/product.md#roles-and-access).
 */
export function LockedNotice({
  definition,
  mayWrite: decision,
}: Pick<ModuleEditor, 'definition' | 'mayWrite'>) {
  const { moduleScreen } = useCopy();
  const lapsed = useLapseNotice();
  if (decision.allowed) return null;
  const { title, toolTitle, text } = moduleScreen.premium;
  return decision.because === 'premium_required' ? (
    <Notice
      className="print:hidden"
      title={definition.kind === 'writeUp' ? title : toolTitle}
      action={<UnlockLink variant="secondary" wanted={definition.key} />}
    >
      {lapsed ?? text}
    </Notice>
  ) : (
    <SuspendedNotice />
  );
}

import type { FeedbackNumbers, OwnerNumbers } from '@elan/domain/contract/numbers';
import { isFailureCode } from '@elan/domain/failure';
import { findModule } from '../../../catalogue/journey.ts';
import { useCopy } from '../../../copy/copy.ts';
import { useLanguage } from '../../../copy/language.tsx';
import { NumberTable } from './NumberTable.tsx';
import { countText, shareText, useNumbersCopy } from './numberTexts.ts';

/** The outcomes of each module's generations. */
export function Modules({ modules }: Pick<OwnerNumbers, 'modules'>) {
  const copy = useNumbersCopy();
  const { language } = useLanguage();
  if (modules.length === 0) return <p className="text-muted">{copy.nothing}</p>;
  return (
    <NumberTable
      caption={copy.modules.title}
      columns={[
        { name: copy.modules.module },
        { name: copy.days.succeeded, isNumber: true },
        { name: copy.days.failed, isNumber: true },
        { name: copy.modules.share, isNumber: true },
      ]}
      rows={modules.map(({ module, succeeded, failed }) => ({
        key: module,
        cells: [
          findModule(module)?.title[language] ?? module,
          countText(succeeded, language),
          countText(failed, language),
          shareText(failed, succeeded + failed, language) ?? copy.none,
        ],
      }))}
    />
  );
}

/** The reasons why generations failed: each code with its count and, if there is one, the sentence shown to users. */
export function Failures({ failures }: Pick<OwnerNumbers, 'failures'>) {
  const { failures: copy } = useNumbersCopy();
  const { failures: sentences } = useCopy();
  const { language } = useLanguage();
  if (failures.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <NumberTable
      caption={copy.title}
      columns={[{ name: copy.code }, { name: copy.count, isNumber: true }]}
      rows={failures.map(({ code, count }) => ({
        key: code,
        cells: [
          <>
            <code className="wrap-anywhere">{code}</code>
            {isFailureCode(code) ? (
              <span className="block text-muted">{sentences[code]}</span>
            ) : null}
          </>,
          countText(count, language),
        ],
      }))}
    />
  );
}

/** The feedback on each module's texts, by the version of the prompt that generated them. */
export function FeedbackTable({ feedback }: { readonly feedback: readonly FeedbackNumbers[] }) {
  const { feedback: copy, none } = useNumbersCopy();
  const { reasons: words } = useCopy().feedback;
  const { language } = useLanguage();
  if (feedback.length === 0) return <p className="text-muted">{copy.none}</p>;
  const count = (value: number) => countText(value, language);
  return (
    <NumberTable
      caption={copy.title}
      columns={[
        { name: copy.module },
        { name: copy.version },
        { name: copy.texts, isNumber: true },
        { name: copy.helped, isNumber: true },
        { name: copy.notHelped, isNumber: true },
        { name: copy.reasons },
      ]}
      rows={feedback.map(({ module, promptVersion, texts, helped, notHelped, reasons }) => ({
        key: `${module} ${promptVersion}`,
        cells: [
          findModule(module)?.title[language] ?? module,
          promptVersion === null ? copy.noVersion : <code key="version">{promptVersion}</code>,
          count(texts),
          count(helped),
          count(notHelped),
          <span key="reasons" className="block min-w-72 sm:min-w-48">
            {reasons.length === 0
              ? none
              : reasons.map((one) => `${words[one.reason]} (${count(one.count)})`).join(', ')}
          </span>,
        ],
      }))}
    />
  );
}

import type { FeedbackNumbers } from '@elan/domain/contract/numbers';
import { findModule } from '../../../catalogue/journey.ts';
import { useCopy } from '../../../copy/copy.ts';
import { useLanguage } from '../../../copy/language.tsx';
import { countText } from './format.ts';
import { NumberTable } from './NumberTable.tsx';
import { useNumbersCopy } from './numbersCopy.ts';

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

import { entriesAnalyzed } from '@elan/domain/project/journal';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Actions, type ActionsEditor } from '../../moduleEditor/frame/Actions.tsx';
import { CommentsBox } from '../../moduleEditor/questions/Questionnaire.tsx';
import { TextButtons } from '../../moduleEditor/result/TextButtons.tsx';
import { useWrittenText } from '../../moduleEditor/result/useWrittenText.ts';
import {
  WriteUpResult,
  type WriteUpResultProps,
} from '../../moduleEditor/result/WriteUpResult.tsx';
import { Button } from '../../ui/Button.tsx';

/** The id of the heading of the analysis. */
export const analysisId = 'journal-analysis';

interface JournalAnalysisProps {
  readonly editor: ActionsEditor & WriteUpResultProps['editor'];
}

/**
 * The analysis of the latest entries in a collapsible panel. The panel is open initially if there is an analysis, and
 * opens when a generation starts or ends.
 */
export function JournalAnalysis({ editor }: JournalAnalysisProps) {
  const { analysis, commentsHelp } = useCopy().journal;
  const { generation, content } = editor;
  const written = useWrittenText(editor);
  const panelId = useId();
  const [isOpen, setOpen] = useState(!isBlank(content?.aiAnalysis));
  const { isRunning, failure, isDone } = generation;
  useEffect(() => {
    if (isRunning || failure !== undefined || isDone) setOpen(true);
  }, [isRunning, failure, isDone]);

  // The panel must be open before it can be scrolled into view.
  function generate() {
    flushSync(() => setOpen(true));
    editor.generate();
  }

  return (
    <div className="min-w-0 space-y-6">
      <section aria-labelledby={analysisId} className="space-y-5 print:hidden">
        <div>
          <h2 id={analysisId} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
            {analysis.name}
          </h2>
          <p className="mt-1 text-muted">{analysis.about(entriesAnalyzed)}</p>
        </div>
        <CommentsBox form={editor.form} mayWrite={editor.mayWrite} help={commentsHelp} />
        <Actions editor={{ ...editor, generate }} />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="-ml-4"
          icon={
            <ChevronDown
              aria-hidden
              size={18}
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? analysis.hide : analysis.show}
        </Button>
      </section>
      <div id={panelId} hidden={!isOpen}>
        <div className="-ml-3 flex flex-wrap empty:hidden print:hidden">
          <TextButtons written={written} />
        </div>
        <WriteUpResult
          editor={editor}
          written={written}
          empty={<NoAnalysisYet definition={editor.definition} />}
        />
      </div>
    </div>
  );
}

/** Describes the future analysis, and lists its sections. */
function NoAnalysisYet({ definition }: { definition: ModuleDefinition }) {
  const { analysis } = useCopy().journal;
  const { language } = useLanguage();
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{analysis.emptyTitle}</p>
      <p className="mt-1 text-muted">{analysis.empty}</p>
      <ul className="mt-2 list-disc space-y-2 pl-6 marker:text-muted">
        {definition.sections.map((section) => (
          <li key={section.id}>{section.title[language]}</li>
        ))}
      </ul>
    </div>
  );
}

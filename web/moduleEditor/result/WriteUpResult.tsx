import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { hydratedLater } from '../../parts/Later.tsx';
import { loadParts } from '../../parts/parts.ts';
import { listsSections } from './moduleIntros.tsx';
import { Result, type ResultEditor } from './Result.tsx';
import type { WrittenText } from './useWrittenText.ts';
import type { BodyEditor } from './WrittenBody.tsx';

/** Parts displayed inside a text must be loaded together with the text, or they would disappear for a moment. */
const shownInText: ReadonlySet<string> = new Set(['moduleEditor/revision/SectionTools.tsx']);

const WrittenBody = hydratedLater('moduleEditor/result/WrittenBody.tsx', async () => {
  const [body] = await Promise.all([import('./WrittenBody.tsx'), loadParts(shownInText)]);
  return body.WrittenBody;
});

export interface WriteUpResultProps {
  readonly editor: ResultEditor & BodyEditor;
  readonly written: WrittenText;
  /** Further checks, shown beside or above the text. */
  readonly checks?: ReactNode;
  /** Shown while there is no text. By default, the contents of the write-up. */
  readonly empty?: ReactNode;
}

/** The write-up, also while it is being written, or `empty` if there is none. */
export function WriteUpResult({ editor, written, checks, empty }: WriteUpResultProps) {
  const { definition, decision } = editor;
  const { shown } = written;
  return (
    <Result
      editor={editor}
      // The empty state stays visible beside a long questionnaire, whereas a text scrolls with the page.
      className={shown === undefined ? 'xl:sticky xl:top-24' : ''}
    >
      {() =>
        shown === undefined ? (
          (empty ?? (
            <NoWriteUpYet
              definition={definition}
              canGenerate={decision.allowed}
              listed={!listsSections(definition)}
            />
          ))
        ) : (
          <WrittenBody editor={editor} written={written} shown={shown} checks={checks} />
        )
      }
    </Result>
  );
}

interface NoWriteUpYetProps {
  readonly definition: ModuleDefinition;
  readonly canGenerate: boolean;
  /** Whether to list the sections here. False if the page lists them elsewhere. */
  readonly listed: boolean;
}

/** The next step to get a write-up, and its future sections if `listed`. */
function NoWriteUpYet({ definition, canGenerate, listed }: NoWriteUpYetProps) {
  const { empty } = useCopy().moduleScreen;
  const { language } = useLanguage();
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{empty.title}</p>
      <p className="mt-1 text-muted">{canGenerate ? empty.whenReady : empty.whenMissing}</p>
      {listed ? (
        <>
          <p className="mt-4 text-sm text-muted">{empty.sections}</p>
          <ol className="mt-2 list-decimal space-y-2 pl-6 marker:text-muted">
            {definition.sections.map((section) => (
              <li key={section.id} className="pl-1">
                {section.title[language]}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

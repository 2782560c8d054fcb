import { isTextEdited } from '@elan/domain/project/editedText';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { isText, type ModuleDefinition } from '@elan/domain/questionnaire/module';
import { lazy, Suspense, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

const VersionComparison = lazy(async () => ({
  default: (await import('../versions/VersionComparison.tsx')).VersionComparison,
}));

interface LateResultNoticeProps {
  readonly editor: Pick<ModuleEditor, 'definition' | 'content' | 'generation'>;
  /** The content of the late result. */
  readonly offeredContent: ModuleContent;
  /** Called when a button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

/**
 * Offers a result that arrived after the module had changed, or that would replace an edited text. The user either
 * takes the result or keeps the saved version.
 */
export function LateResultNotice({ editor, offeredContent, onGone }: LateResultNoticeProps) {
  const { definition, content } = editor;
  const { lateResult } = editor.generation;
  const { results, editing, keptComplete } = useCopy().moduleScreen;
  const { offered } = results[definition.kind];
  const say = useFailureText();
  const { taking } = lateResult;
  const isEdited = isTextEdited(content);
  return (
    <Notice
      title={isEdited ? editing.offered.title : offered.title}
      announce
      className="mt-4"
      action={
        <>
          <Button
            variant="secondary"
            busy={taking.isPending}
            onClick={() => void taking.mutateAsync().then(onGone, onGone)}
          >
            {offered.use}
          </Button>
          {isText(definition.kind) && content ? (
            <Differences definition={definition} then={content} now={offeredContent} />
          ) : null}
          <Button
            variant="quiet"
            disabled={taking.isPending}
            onClick={() => {
              lateResult.drop();
              onGone();
            }}
          >
            {offered.keep}
          </Button>
        </>
      }
    >
      <span>
        {isEdited
          ? editing.offered.text
          : lateResult.isPartial
            ? keptComplete.offered
            : offered.text}
      </span>
      {taking.error ? (
        <p role="alert" className="mt-2 text-danger">
          {say(taking.error)}
        </p>
      ) : null}
    </Notice>
  );
}

interface DifferencesProps {
  readonly definition: ModuleDefinition;
  readonly then: ModuleContent;
  readonly now: ModuleContent;
}

/** A button that opens a comparison of the current text with the offered one. */
function Differences({ definition, then, now }: DifferencesProps) {
  const { common, moduleScreen } = useCopy();
  const { difference } = moduleScreen.editing;
  const [isOpen, setOpen] = useState(false);
  // The offered result contains no answers or comments, so only the texts are compared.
  const { aiResponse, aiAnalysis } = then;
  const at = { lastUpdated: '' };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {difference.show}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="spread"
        title={difference.title}
        closeLabel={common.close}
        actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
      >
        <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
          <VersionComparison
            definition={definition}
            name={difference.current}
            then={{ aiResponse, aiAnalysis, ...at }}
            now={{ aiResponse: now.aiResponse, aiAnalysis: now.aiAnalysis, ...at }}
            nowName={difference.offered}
          />
        </Suspense>
      </Dialog>
    </>
  );
}

import type { Project } from '@elan/domain/contract/projects';
import { decideGeneration, decideWriting } from '@elan/domain/generation/decideGeneration';
import { isModuleComplete } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMe } from '../../session/me.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { Actions } from './Actions.tsx';
import { Analysis } from './Analysis.tsx';
import { accessOf } from './accessOf.ts';
import { bringUp } from './bringUp.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { columns } from './columns.ts';
import { focusField } from './fieldIds.ts';
import { LockedNotice } from './LockedNotice.tsx';
import { NextModule } from './NextModule.tsx';
import { useModuleCache } from './projectCache.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { tooLongField } from './tooLongField.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useSaving } from './useSaving.ts';
import { useWriteUp } from './useWriteUp.ts';
import { useWriting } from './useWriting.ts';

interface ModulePageProps {
  readonly definition: ModuleDefinition;
  readonly userId: string;
  readonly project: Project;
}

/** One module of one project: the questions, what can be done with the answers, the write-up. */
export function ModulePage({ definition, userId, project }: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const me = useMe();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [savedTimes, setSavedTimes] = useState(0);
  const entry = project.modules_data[definition.key];
  const place = useMemo(
    () => ({ userId, projectId: project.id, module: definition.key }),
    [userId, project.id, definition.key],
  );
  const writing = useWriting(definition, place, entry);
  const cache = useModuleCache(project.id, definition.key);
  const saving = useSaving({
    definition,
    projectId: project.id,
    writing,
    cache,
    onSaved: () => setSavedTimes((times) => times + 1),
  });
  const writeUp = useWriteUp({
    definition,
    projectId: project.id,
    language,
    writing,
    cache,
    upToDate: saving.upToDate,
  });
  const announcement = useAnnouncement(writeUp, savedTimes);

  const access = accessOf(me);
  const mayWrite = decideWriting(definition, access);
  const { answers } = writing.written;
  const decision = decideGeneration({ definition, access, answers, usage: me.aiUsage });

  /** What is too long to be saved is shown instead. */
  const unlessTooLong = (act: () => void) => () => {
    const field = tooLongField(writing.written);
    if (field === undefined) act();
    else focusField(field);
  };
  const generate = unlessTooLong(() => {
    bringUp(heading.current);
    void writeUp.generate();
  });
  const retry = () => {
    bringUp(heading.current);
    writeUp.retry();
  };
  const save = unlessTooLong(() => void saving.save());

  function discard() {
    const { written } = writing;
    writing.write(writing.base.written);
    toast({
      text: moduleScreen.discarded,
      action: { label: moduleScreen.undo, run: () => writing.write(written) },
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className={columns}>
        <section aria-label={moduleScreen.questions} className="min-w-0 space-y-6">
          <LockedNotice decision={mayWrite} />
          <Questionnaire
            definition={definition}
            written={writing.written}
            disabled={!mayWrite.allowed}
            onWrite={writing.write}
          />
          <Actions
            definition={definition}
            writing={writing}
            saving={saving}
            decision={decision}
            isRunning={writeUp.isRunning}
            isWritable={mayWrite.allowed}
            onGenerate={generate}
            onSave={save}
            onDiscard={discard}
          />
        </section>
        <Analysis
          definition={definition}
          entry={entry}
          writeUp={{
            ...writeUp,
            generate: async () => generate(),
            retry: writeUp.isOutOfSight ? retry : unlessTooLong(retry),
          }}
          canGenerate={decision.allowed}
          heading={heading}
        />
      </div>
      {isModuleComplete(definition, entry) ? <NextModule after={definition} /> : null}
      <ConflictDialog
        definition={definition}
        conflict={saving.conflict}
        mine={writing.written}
        onKeepMine={saving.keepMine}
        onTakeTheirs={saving.takeTheirs}
        onGoOn={saving.goOn}
      />
    </>
  );
}

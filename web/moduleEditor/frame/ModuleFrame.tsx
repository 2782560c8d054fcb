import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { type ComponentType, type ReactNode, useState } from 'react';
import { later } from '../../parts/Later.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { TextLinksContext } from '../../writeUp/textMarks.tsx';
import { ImmediateSaveConflict } from '../conflict/ImmediateSaveConflict.tsx';
import { ModuleMentions } from '../ModuleMentions.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { GenerationRefusal } from './Actions.tsx';
import { ModuleExtras, type ModuleExtrasProps } from './ModuleExtras.tsx';
import { NextModule, useFirstStep } from './NextModule.tsx';
import { hasReadyCard, ReadyCard } from './ReadyCard.tsx';

const ConflictDialog = later('moduleEditor/conflict/ConflictDialog.tsx', async () => {
  return (await import('../conflict/ConflictDialog.tsx')).ConflictDialog;
});

interface ModuleFrameProps {
  readonly editor: ModuleExtrasProps['editor'] &
    Pick<
      ModuleEditor,
      'form' | 'saving' | 'decision' | 'immediateSave' | 'heading' | 'announcement'
    >;
  /** Runs instead of following a link to the next module, if something must be done first. */
  readonly onNext?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of every module: announcements, conflict dialogs, links to the next step and secondary actions. */
export function ModuleFrame({ editor, onNext, children }: ModuleFrameProps) {
  const { definition, project, entry, content, saving, immediateSave } = editor;
  useFirstStep(onNext);
  const hasConflicted = useLatch(saving.conflict !== undefined);
  const isDone = hasResult(definition.kind, content) || isModuleComplete(definition, entry);
  const isGoingOn = isDone && !editor.generation.isRunning;
  return (
    <>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      <TextLinksContext value={linksFrom(definition.key)}>
        <div className="group/module">
          {inElement(children)}
          <GenerationRefusal editor={editor} place="below" />
          {isGoingOn ? (
            <NextModule after={definition} projectId={project.id} isSecond={onNext !== undefined} />
          ) : null}
        </div>
      </TextLinksContext>
      {hasBar(definition, content) ? null : (
        <div className="mt-6 empty:hidden">
          <ModuleExtras editor={editor} />
        </div>
      )}
      {hasReadyCard(definition, entry) ? <ReadyCard editor={editor} /> : null}
      {hasConflicted ? <ConflictDialog editor={editor} /> : null}
      <ImmediateSaveConflict immediateSave={immediateSave} />
    </>
  );
}

/** @returns whether the condition is or was true, so that what it shows can close by itself. */
function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}

/** @returns whether the bar of a written module is shown. A journal has none, because it is never finished. */
export function hasBar({ kind }: ModuleDefinition, content: ModuleContent | undefined): boolean {
  return kind !== 'journal' && hasResult(kind, content);
}

const linkers = new Map<string, ComponentType<{ readonly text: string }>>();

/**
 * @returns a component that links the modules mentioned in a text. Cached by module, because a new component would
 * remount all texts.
 */
function linksFrom(key: string): ComponentType<{ readonly text: string }> {
  const known = linkers.get(key);
  if (known) return known;
  const Linked = ({ text }: { text: string }) => <ModuleMentions text={text} except={key} />;
  linkers.set(key, Linked);
  return Linked;
}

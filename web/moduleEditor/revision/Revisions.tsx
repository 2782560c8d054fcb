import { hasRevision } from '@elan/domain/generation/decideRevision';
import { isBlank } from '@elan/domain/text';
import { sectionFinder } from '@elan/domain/writeUp/places';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import { readRequest } from '../../drafts/storedRequests.ts';
import { later } from '../../parts/Later.tsx';
import { SectionToolsContext } from '../../writeUp/sectionTools.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { LoadedPanel } from './LoadedPanel.ts';
import { OpenRevisionContext } from './openRevision.ts';
import type { RevisedEditor } from './useRevision.ts';

const SectionTools = later(
  'moduleEditor/revision/SectionTools.tsx',
  async () => (await import('./SectionTools.tsx')).SectionTools,
);

type RevisionsEditor = RevisedEditor & Pick<ModuleEditor, 'generation'>;

/**
 * Lets the user request changes to the write-up in `children`, with a button below each section. Not available while a
 * write-up is generated or a late one is offered.
 */
export function Revisions({
  editor,
  children,
}: {
  readonly editor: RevisionsEditor;
  readonly children: ReactNode;
}) {
  const { definition, content, mayWrite, generation, place } = editor;
  const [part, setPart] = useState<RevisedPart>();
  const [isHeld, setHeld] = useState(false);
  // Restores an instruction or request from before a reload, which only this browser stores.
  useEffect(() => setPart(readRequest('revision', place)?.part), [place]);
  const text = content?.aiResponse ?? '';
  const isOpen =
    hasRevision(definition) &&
    mayWrite.allowed &&
    !isBlank(text) &&
    !generation.isRunning &&
    generation.lateResult.content === undefined;
  const sectionOf = useMemo(() => sectionFinder(text), [text]);
  const value = useMemo(
    () => ({
      editor,
      text,
      sectionOf,
      part,
      open: setPart,
      close: () => {
        setPart(undefined);
        setHeld(false);
      },
      isHeld,
      hold: setHeld,
    }),
    [editor, text, sectionOf, part, isHeld],
  );
  // The tools are rendered after the end of the text, in a separate task to keep the page responsive.
  const tools = useDeferredValue(isOpen ? SectionTools : undefined);
  const isHomeless = isOpen && part !== undefined && !sectionOf(part.section);
  return (
    <OpenRevisionContext value={value}>
      {isHomeless ? <LoadedPanel part={part} choices={[]} /> : null}
      <SectionToolsContext value={tools}>{children}</SectionToolsContext>
    </OpenRevisionContext>
  );
}

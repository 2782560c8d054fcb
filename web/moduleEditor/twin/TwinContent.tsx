import { decideTwin } from '@elan/domain/generation/decideTwin';
import type { Language } from '@elan/domain/language';
import { lexWhole } from '@elan/domain/writeUp/lex';
import { isCurrentTwin, otherLanguage, writtenLanguage } from '@elan/domain/writeUp/twin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { isWorthAsking } from '../../drafts/draft.ts';
import type { AskedTranslation } from '../../drafts/formats.ts';
import { keepRequest, readRequest } from '../../drafts/storedRequests.ts';
import { needsUncountedNote } from '../../generation/uncounted.ts';
import { useGeneration } from '../../generation/useGeneration.ts';
import { isCode } from '../../lib/apiClient.ts';
import { constantStore, type Store, useStoreValue } from '../../lib/store.ts';
import { accessOf, usageOf, useMe } from '../../session/me.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { SectionToolsContext } from '../../writeUp/sectionTools.tsx';
import { BlocksOfWriteUp } from '../../writeUp/WriteUp.tsx';
import { CopyButton } from '../result/TextButtons.tsx';
import { twinPanelId } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

export type TwinEditor = Pick<
  ModuleEditor,
  | 'definition'
  | 'place'
  | 'content'
  | 'cache'
  | 'queue'
  | 'saving'
  | 'form'
  | 'mayWrite'
  | 'generation'
>;

interface TwinContentProps {
  readonly editor: TwinEditor;
  readonly text: string;
}

/** The content of `TwinPanel`, in a separate chunk. */
export function TwinContent({ editor, text }: TwinContentProps) {
  const { twin: copy, moduleScreen } = useCopy();
  const say = useFailureText();
  const me = useMe();
  const storage = useStorage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { definition, content, mayWrite } = editor;
  const { state, isRunning, failure, isOutcomeUnknown, translate, stop } = useTwin(editor);
  const { twin } = content ?? {};
  const language = otherLanguage(writtenLanguage(text));
  const decision = decideTwin({
    definition,
    access: accessOf(me),
    content,
    usage: usageOf(me),
    storage,
  });
  const isOld = twin !== undefined && !isCurrentTwin(twin, text);
  const shown = useMemo(() => (twin ? constantStore(twin.text) : undefined), [twin]);
  const ask = (words: string) =>
    mayWrite.allowed && (decision.allowed || isOutcomeUnknown) && !isRunning ? (
      <Button
        variant="secondary"
        onClick={() => {
          translate(language);
          heading.current?.focus({ preventScroll: true });
        }}
      >
        {me.isFounder ? words : copy.forOne(words)}
      </Button>
    ) : null;
  return (
    <section
      id={twinPanelId}
      aria-label={copy.name[language]}
      className="mt-6 scroll-mt-20 rounded border border-line bg-surface p-4 sm:p-7 print:hidden"
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {copy.name[language]}
      </h2>
      {twin || isRunning ? null : <p className="mt-1 max-w-[60ch] text-muted">{copy.about}</p>}
      {isOld && !isRunning ? <p className="mt-1 text-muted">{copy.old}</p> : null}
      {failure === undefined || isRunning ? null : (
        <Notice tone="danger" announce className="mt-3" title={copy.failed}>
          {`${say(failure)} ${needsUncountedNote(failure) ? moduleScreen.notCounted : ''}`}
        </Notice>
      )}
      {isRunning ? (
        <div role="status" className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-muted">{copy.running}</p>
          {state.phase === 'running' ? <Button onClick={stop}>{moduleScreen.stop}</Button> : null}
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {twin === undefined ? ask(copy.have[language]) : isOld ? ask(copy.again) : null}
        {shown && twin && !isRunning ? <CopyButton text={shown} language={twin.language} /> : null}
      </div>
      {state.phase === 'running' && state.isWriting ? (
        <Text store={state.text} lang={language} />
      ) : shown && twin ? (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
            {copy.read[twin.language]}
          </summary>
          <Text store={shown} lang={twin.language} />
        </details>
      ) : null}
    </section>
  );
}

const whole = (text: string) => text;

/** Read-only, because the text is a translation of the write-up. */
function Text({ store, lang }: { readonly store: Store<string>; readonly lang: Language }) {
  const text = useStoreValue(store, whole);
  const fill = useFill(lang);
  const blocks = useMemo(() => lexWhole(fill(text, true)), [text, fill]);
  return (
    <SectionToolsContext value={undefined}>
      <div lang={lang} className="mt-3 max-w-[75ch]">
        <BlocksOfWriteUp blocks={blocks} writing />
      </div>
    </SectionToolsContext>
  );
}

/**
 * Requests a translation of the write-up, and tracks its progress, also after a reload. The server stores it even if
 * the page is closed.
 */
function useTwin({ definition, place, cache, queue, saving, form }: TwinEditor) {
  const [isAsking, setAsking] = useState(false);
  const [found] = useState(() => readRequest('translation', place));
  const generation = useGeneration<AskedTranslation>(
    { projectId: place.projectId, module: definition.key },
    {
      onDone: ({ result, lastUpdated }) => {
        keepRequest('translation', place, null);
        if (!result.twin || lastUpdated === null) return;
        // A version read after the translation was stored contains it.
        if ((cache.now()?.lastUpdated ?? '') >= lastUpdated) return;
        // A translation changes no field of the form, so a form based on the former version is up to date.
        const { base } = form.formState.read();
        if (base.lastUpdated === cache.now()?.lastUpdated) form.rebase({ ...base, lastUpdated });
        cache.set({ twin: result.twin, lastUpdated });
      },
      onFailed: (failure, isOver) => {
        if (isOver) keepRequest('translation', place, null);
        if (isCode(failure, 'save_conflict')) cache.readAgain().catch(() => {});
      },
    },
  );
  const { follow, state, lost } = generation;

  // Looks up the stored request when the panel opens, without starting a translation.
  useEffect(() => {
    if (isWorthAsking(found)) void follow(found, 'look');
  }, [found, follow]);

  function newTranslation(language: Language): AskedTranslation {
    const body = { language, baseLastUpdated: cache.now()?.lastUpdated ?? null };
    return { ...generation.newRequest(body, 'translate'), action: 'translate', body };
  }

  async function ask(language: Language): Promise<void> {
    setAsking(true);
    const resumeSaving = saving.hold();
    try {
      // Waits for queued saves, which change the version that this request is based on.
      await queue(async () => {});
      const pending = lost ?? newTranslation(language);
      keepRequest('translation', place, pending);
      setAsking(false);
      await follow(pending, 'ask');
    } finally {
      resumeSaving();
      setAsking(false);
    }
  }

  return {
    state,
    isRunning: isAsking || state.phase === 'running',
    failure: generation.failure,
    /** Whether an earlier request may still be running or done. `translate` then finds it again. */
    isOutcomeUnknown: lost !== undefined,
    translate: (language: Language) => void ask(language),
    stop: generation.stop,
  };
}

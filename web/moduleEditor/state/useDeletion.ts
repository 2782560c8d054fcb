import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ImmediateSave } from './useImmediateSave.ts';

/** Something that can be deleted from a module and put back. */
export interface Deletion {
  /** Identifies it while it is deleted. */
  readonly id: string;
  /** The words for deleting it and putting it back, and the message once it is deleted. */
  readonly words: { readonly remove: string; readonly putBack: string; readonly removed: string };
  readonly without: (content: ModuleContent) => ModuleContent;
  readonly withIt: (content: ModuleContent) => ModuleContent;
}

/** Deletes immediately and offers to undo it, for as long as the message stays. */
export function useDeletion(immediateSave: ImmediateSave) {
  const { moduleScreen } = useCopy();
  const toast = useToast();
  const [awaited, setAwaited] = useState<string>();
  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  async function putBack({ id, words, withIt }: Deletion): Promise<void> {
    setAwaited(id);
    const isBack = await immediateSave.save({ words: words.putBack, apply: withIt });
    // The page shows the reason, if it is still open.
    if (!isBack && !isOnPage.current) toast({ tone: 'danger', text: moduleScreen.saveFailed });
  }

  return {
    /** The item that is coming back: it takes the focus, since the message with the button disappears. */
    awaited,
    remove: (deletion: Deletion) => {
      const { words, without } = deletion;
      const undo = { label: moduleScreen.undo, run: () => void putBack(deletion) };
      const onDone = () => toast({ text: words.removed, action: undo });
      void immediateSave.save({ words: words.remove, apply: without, onDone });
    },
  };
}

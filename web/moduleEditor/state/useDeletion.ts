import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ImmediateSave } from './useImmediateSave.ts';

export interface Deletion {
  /** The item's id, reported as `awaited` when the item is restored. */
  readonly id: string;
  /** The descriptions of deleting and restoring the item, and the message after the deletion. */
  readonly words: { readonly remove: string; readonly putBack: string; readonly removed: string };
  readonly without: (content: ModuleContent) => ModuleContent;
  readonly withIt: (content: ModuleContent) => ModuleContent;
}

/** Deletes an item immediately. A message offers to undo that. */
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
    // While it is mounted, the page shows the failure itself.
    if (!isBack && !isOnPage.current) toast({ tone: 'danger', text: moduleScreen.saveFailed });
  }

  return {
    /** The id of the last restored item. The item receives the focus, because the undo button disappears. */
    awaited,
    remove: (deletion: Deletion) => {
      const { words, without } = deletion;
      const undo = { label: moduleScreen.undo, run: () => void putBack(deletion) };
      const onDone = () => toast({ text: words.removed, action: undo });
      void immediateSave.save({ words: words.remove, apply: without, onDone });
    },
  };
}

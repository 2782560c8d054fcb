import { hasTwin } from '@elan/domain/generation/decideTwin';
import { isBlank } from '@elan/domain/text';
import { useDeferredValue } from 'react';
import { hydratedLater } from '../../parts/Later.tsx';
import type { TwinEditor } from './useTwin.ts';

const TwinContent = hydratedLater(
  'moduleEditor/twin/TwinContent.tsx',
  async () => (await import('./TwinContent.tsx')).TwinContent,
);

/** The write-up in the other language: it costs one unit, is kept beside the text, and is marked where it is older. */
export function TwinPanel({ editor }: { readonly editor: TwinEditor }) {
  const { definition, content, generation } = editor;
  const text = content?.aiResponse ?? '';
  const isShown =
    hasTwin(definition) &&
    !isBlank(text) &&
    !generation.isRunning &&
    generation.lateResult.content === undefined;
  // When a text ends, this comes after it, and not in the same task.
  return useDeferredValue(isShown) && isShown ? <TwinContent editor={editor} text={text} /> : null;
}

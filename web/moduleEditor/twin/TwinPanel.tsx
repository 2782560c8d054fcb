import { hasTwin } from '@elan/domain/generation/decideTwin';
import { isBlank } from '@elan/domain/text';
import { useDeferredValue } from 'react';
import { hydratedLater } from '../../parts/Later.tsx';
import type { TwinEditor } from './TwinContent.tsx';

const TwinContent = hydratedLater(
  'moduleEditor/twin/TwinContent.tsx',
  async () => (await import('./TwinContent.tsx')).TwinContent,
);

/**
 * The write-up in the other language. A translation counts as one generation, is stored beside the text and is marked
 * if outdated.
 */
export function TwinPanel({ editor }: { readonly editor: TwinEditor }) {
  const { definition, content, generation } = editor;
  const text = content?.aiResponse ?? '';
  const isShown =
    hasTwin(definition) &&
    !isBlank(text) &&
    !generation.isRunning &&
    generation.lateResult.content === undefined;
  // The panel is rendered after the end of the text, in a separate task to keep the page responsive.
  return useDeferredValue(isShown) && isShown ? <TwinContent editor={editor} text={text} /> : null;
}

import { ArrowDown } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { scrollIntoViewIfNeeded } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** On a one-column page, a link from the top to the result, which is below a long questionnaire. */
export function JumpToResult({
  definition,
  content,
  heading,
}: Pick<ModuleEditor, 'definition' | 'content' | 'heading'>) {
  const { moduleScreen } = useCopy();
  const isThere = [content?.aiResponse, content?.generatedIdeas].some(
    (result) => result !== undefined && result.length > 0,
  );
  if (!isThere) return null;
  return (
    <Button
      variant="quiet"
      className="-ml-4 xl:hidden"
      icon={<ArrowDown aria-hidden size={18} />}
      onClick={() => {
        scrollIntoViewIfNeeded(heading.current);
        heading.current?.focus({ preventScroll: true });
      }}
    >
      {moduleScreen.results[definition.kind].jump}
    </Button>
  );
}

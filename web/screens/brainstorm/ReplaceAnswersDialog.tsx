import { useCopy } from '../../copy/copy.ts';
import { DifferingField } from '../../moduleEditor/conflict/DifferingField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Developing } from './useDevelopIdea.ts';

/** Where the idea module has answers already, shows what developing the idea would replace. */
export function ReplaceAnswersDialog({ developing }: { developing: Developing }) {
  const { brainstorm, common } = useCopy();
  const { title, text, now, after, keep, replace } = brainstorm.replace;
  return (
    <Dialog
      open={developing.replaced !== undefined}
      onOpenChange={(open) => {
        if (!open) developing.close();
      }}
      title={title}
      description={text}
      closeLabel={common.close}
      size="page"
      actions={
        <>
          <Button variant="danger" onClick={() => void developing.replace()}>
            {replace}
          </Button>
          <Button variant="primary" onClick={developing.keep}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="mt-4 divide-y divide-line border-t border-line">
        {developing.replaced?.map((field) => (
          <DifferingField key={field.question?.id} field={field} mine={now} theirs={after} />
        ))}
      </div>
    </Dialog>
  );
}

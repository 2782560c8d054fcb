import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { inElement } from '../inElement.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** The part of `Drawer` that is loaded separately. */
export function DrawerPopup({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 w-80 max-w-[88vw] overflow-y-auto border-r border-line bg-surface px-4 pt-4 pb-16 transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {inElement(children)}
          <Dialog.Close
            aria-label={closeLabel}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden size={20} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

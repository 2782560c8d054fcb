import { useState } from 'react';
import { later } from '../parts/Later.tsx';
import type { DialogProps } from './popups/DialogPopup.tsx';

const DialogPopup = later(
  'ui/popups/DialogPopup.tsx',
  async () => (await import('./popups/DialogPopup.tsx')).DialogPopup,
);

/**
 * A modal dialog, which keeps the focus inside, closes on Escape unless busy, and restores the focus when closed. Its
 * code is loaded when the dialog is first opened or when the browser is idle.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened || props.open ? <DialogPopup {...props} /> : null;
}

import { useState } from 'react';
import { later } from '../parts/Later.tsx';
import type { DrawerProps } from './popups/DrawerPopup.tsx';

const DrawerPopup = later(
  'ui/popups/DrawerPopup.tsx',
  async () => (await import('./popups/DrawerPopup.tsx')).DrawerPopup,
);

/** A modal panel that slides in from the left. Its code is loaded when first needed or when the browser is idle. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened || props.open ? <DrawerPopup {...props} /> : null;
}

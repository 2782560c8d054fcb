import { useState } from 'react';
import { readStored, writeStored } from '../session/browserStorage.ts';
import { useMe } from '../session/me.ts';

/** Whether this person has put the first steps away on this browser. */
export function useDismissed(): { readonly isDismissed: boolean; readonly dismiss: () => void } {
  const key = `elan.firstSteps.${useMe().user.id}`;
  const [isDismissed, setDismissed] = useState(() => readStored(key) === 'dismissed');
  return {
    isDismissed,
    dismiss: () => {
      writeStored(key, 'dismissed');
      setDismissed(true);
    },
  };
}

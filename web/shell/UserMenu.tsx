import { useEffect, useRef, useState } from 'react';
import { definePart, usePartWhenLoaded } from '../parts/parts.ts';
import { useMe } from '../session/me.ts';
import { menuButton } from './menuButton.ts';
import type { UserMenuPopupProps } from './UserMenuPopup.tsx';

const popup = definePart('shell/UserMenuPopup.tsx', () => import('./UserMenuPopup.tsx'));

/**
 * The user menu, labelled with the user's e-mail address. Its code loads after the page. If the button is clicked
 * before, the menu opens as soon as its code is loaded.
 */
export function UserMenu() {
  const { user } = useMe();
  const loaded = usePartWhenLoaded(popup);
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const [replaced, setReplaced] = useState<UserMenuPopupProps>();
  useEffect(() => {
    if (!loaded) return;
    const replace = () => {
      const isFocused = document.activeElement === button.current;
      setReplaced({ isPressed: pressed, isFocused });
    };
    // If the button is being pressed, waits for the click, which replacing the button would lose.
    if (pressed || !button.current?.matches(':active')) {
      replace();
      return;
    }
    document.addEventListener('click', replace, { once: true });
    return () => document.removeEventListener('click', replace);
  }, [loaded, pressed]);
  if (loaded && replaced) return <loaded.UserMenuPopup {...replaced} />;
  return (
    <div>
      <button
        ref={button}
        type="button"
        aria-label={user.email}
        aria-haspopup="menu"
        aria-expanded={false}
        className={menuButton}
        onClick={() => {
          setPressed(true);
          popup.load().catch(() => setPressed(false));
        }}
      >
        {user.email.slice(0, 1)}
      </button>
    </div>
  );
}

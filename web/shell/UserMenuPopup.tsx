import { Menu } from '@base-ui/react/menu';
import { decideQuota } from '@elan/domain/generation/decideGeneration';
import { isOwed } from '@elan/domain/subscription/status';
import { Link } from '@tanstack/react-router';
import { CircleUser, CreditCard, Headset, LogOut } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { accessOf, type Me, usageOf, useMe } from '../session/me.ts';
import { useSubscription } from '../subscription/subscription.ts';
import { useMayBuy } from '../subscription/UnlockLink.tsx';
import { useRefusalText } from '../subscription/useRefusalText.ts';
import { Badge } from '../ui/Badge.tsx';
import { menuButton } from './menuButton.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { UsageBar, usageWords } from './UsageChip.tsx';
import { useSignOut } from './useSignOut.ts';

export interface UserMenuPopupProps {
  /** True if the button was clicked before this component was loaded, so the menu opens immediately. */
  readonly isPressed: boolean;
  /** True if the replaced button had the focus, so the new button takes it. */
  readonly isFocused: boolean;
}

/** The menu button with its menu, which replaces the button of `UserMenu`. */
export function UserMenuPopup({ isPressed, isFocused }: UserMenuPopupProps) {
  const me = useMe();
  const { shell } = useCopy();
  const [asking, setAsking] = useState(false);
  // The menu is portaled into the header, so that it belongs to the header landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut({ onDrafts: () => setAsking(true) });
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <div ref={setPlace}>
      <Menu.Root defaultOpen={isPressed}>
        <Menu.Trigger ref={button} aria-label={me.user.email} className={menuButton}>
          {me.user.email.slice(0, 1)}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={8} className="z-30 outline-none">
            <Menu.Popup className="w-72 max-w-[calc(100vw-1rem)] rounded border border-line bg-surface p-2 shadow-lg outline-none">
              <Menu.Group>
                <Menu.GroupLabel className="px-3 pt-2 pb-3">
                  <AccountSummary me={me} />
                </Menu.GroupLabel>
                <MenuLinks />
                <Menu.Item
                  disabled={signOut.isPending}
                  onClick={() => signOut.ask()}
                  className={menuItem}
                >
                  <LogOut aria-hidden size={18} />
                  <span>{shell.signOut}</span>
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <SignOutDialog open={asking} onOpenChange={setAsking} signOut={signOut} />
    </div>
  );
}

/** The user's e-mail address, plan and AI usage, and why no generation is available, if so. */
function AccountSummary({ me }: { me: Me }) {
  const { shell } = useCopy();
  const refusal = useRefusalText();
  const access = accessOf(me);
  const { plan } = access;
  const left = decideQuota(access, usageOf(me));
  return (
    <div className="border-b border-line pb-3">
      <p className="truncate font-semibold" title={me.user.email}>
        {me.user.email}
      </p>
      <Badge className="mt-1" tone={plan === 'free' ? 'muted' : 'action'}>
        {shell.plan[plan]}
      </Badge>
      {me.isFounder ? (
        <p className="mt-2 text-sm text-muted">{shell.usageUnlimited}</p>
      ) : (
        <>
          <p className="mt-2 mb-2 text-sm text-muted">{usageWords(me, shell)}</p>
          <UsageBar me={me} className="" />
          {left.allowed ? null : <p className="mt-2 text-sm">{refusal(left.because)}</p>}
        </>
      )}
    </div>
  );
}

const menuItem =
  'flex min-h-11 items-center gap-3 rounded px-3 font-semibold -outline-offset-2 select-none ' +
  'data-highlighted:bg-tint data-highlighted:text-action';

/** User menu links: account, subscription or pricing (except for founders), and support desk (for administrators). */
function MenuLinks() {
  const { shell } = useCopy();
  const { isFounder, isAdmin, hasPremiumAccess } = useMe();
  const mayBuy = useMayBuy();
  // Read only without Premium access, to find an overdue subscription, which links to the account page.
  const { data: row } = useSubscription({ enabled: !hasPremiumAccess });
  const leadsToPrice = mayBuy && !(row != null && isOwed(row.subscription_status));
  return (
    <>
      <Menu.LinkItem closeOnClick className={menuItem} render={<Link to="/account" />}>
        <CircleUser aria-hidden size={18} />
        <span>{shell.account}</span>
      </Menu.LinkItem>
      {isFounder ? null : (
        <Menu.LinkItem
          closeOnClick
          className={menuItem}
          render={
            leadsToPrice ? <Link to="/pricing" /> : <Link to="/account" hash="subscription" />
          }
        >
          <CreditCard aria-hidden size={18} />
          <span>{shell.subscription}</span>
        </Menu.LinkItem>
      )}
      {isAdmin ? (
        <Menu.LinkItem closeOnClick className={menuItem} href="/admin">
          <Headset aria-hidden size={18} />
          <span>{shell.supportDesk}</span>
        </Menu.LinkItem>
      ) : null}
    </>
  );
}

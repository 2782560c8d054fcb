import { Menu } from '@base-ui/react/menu';
import { isOwed } from '@elan/domain/subscription/status';
import { Link } from '@tanstack/react-router';
import { CircleUser, CreditCard, Headset } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useMe } from '../session/me.ts';
import { useSubscription } from '../subscription/subscription.ts';
import { useMayBuy } from '../subscription/UnlockLink.tsx';

export const menuItem =
  'flex min-h-11 items-center gap-3 rounded px-3 font-semibold -outline-offset-2 select-none ' +
  'data-highlighted:bg-tint data-highlighted:text-action';

/** User menu links: account, subscription or pricing (except for founders), and support desk (for administrators). */
export function MenuLinks() {
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

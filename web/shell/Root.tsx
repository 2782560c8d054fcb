import { Link, Outlet } from '@tanstack/react-router';
import { PageLinkElement } from '../ui/PageLink.tsx';
import { AroundPage } from './AroundPage.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

export function Root() {
  useRouteFocus();
  return (
    <AroundPage>
      <PageLinkElement value={Link}>
        <Outlet />
      </PageLinkElement>
    </AroundPage>
  );
}

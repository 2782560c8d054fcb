import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { projectCountsQuery } from '../projects/projects.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { UnlockLink } from './UnlockLink.tsx';

/** Ways to get more room: the dashboard, for deleting projects permanently, and Premium for those who may buy it. */
export function StorageLinks() {
  const { storage } = useCopy();
  return (
    <>
      <LinkButton to="/dashboard" variant="secondary">
        {storage.toDashboard}
      </LinkButton>
      <UnlockLink variant="secondary" />
    </>
  );
}

/**
 * `StorageLinks` for a save that was refused because storage is full. Also refreshes the page's outdated storage
 * figures.
 */
export function StorageRefusalLinks() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: projectCountsQuery.queryKey });
  }, [client]);
  return <StorageLinks />;
}

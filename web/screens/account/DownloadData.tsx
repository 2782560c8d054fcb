import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { contract } from '../../lib/contract.ts';
import { saveReply } from '../../lib/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAccountCopy } from './accountCopy.ts';

/** A button that downloads the user's data. A failure is shown below with a retry button. */
export function DownloadData() {
  const { common } = useCopy();
  const { data } = useAccountCopy();
  const say = useFailureText();
  const download = useMutation({ mutationFn: () => saveReply(contract.exportAccount) });
  return (
    <>
      <Button
        icon={<Download aria-hidden size={18} />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {data.download}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {download.isPending ? data.preparing : download.isSuccess ? data.done : null}
      </p>
      {download.error ? (
        <Notice
          tone="danger"
          title={data.failed}
          announce
          className="mt-3"
          action={<Button onClick={() => download.mutate()}>{common.retry}</Button>}
        >
          {say(download.error)}
        </Notice>
      ) : null}
    </>
  );
}

import {
  comesIn,
  type DossierFormat,
  decideDossier,
  dossierFormats,
} from '@elan/domain/dossier/formats';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '../../copy/copy.ts';
import { contract } from '../../lib/contract.ts';
import { saveResponse } from '../../lib/saveFile.ts';
import { useMe } from '../../session/me.ts';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useLapse } from '../../subscription/useLapse.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { documentPatience, type EditionQuery, whenReady } from './dossierQueries.ts';

interface DownloadsProps {
  readonly projectId: string;
  readonly edition: EditionQuery;
  /** Saves the typed changes before a download. */
  readonly settle: () => Promise<void>;
}

/** The downloads. Formats that the plan does not include are mentioned once, with an upgrade link. */
export function Downloads(props: DownloadsProps) {
  const { downloads } = useDossierCopy();
  const me = useMe();
  const lapse = useLapse();
  const isAllowed = (format: DossierFormat) => decideDossier(format, me).allowed;
  const formats = dossierFormats.filter((format) => comesIn(props.edition.pack, format));
  const isRefused = !formats.every(isAllowed);
  return (
    <section aria-labelledby="downloads-title">
      <h2 id="downloads-title" className="text-xl">
        {downloads.title}
      </h2>
      <ul className="mt-3 grid gap-3 sm:max-lg:grid-cols-2">
        {formats.filter(isAllowed).map((format) => (
          <DownloadItem key={format} format={format} {...props} />
        ))}
      </ul>
      {isRefused ? (
        <div className="mt-4">
          <p className="font-semibold">{downloads.premium.title}</p>
          <p className="text-muted">{[lapse, downloads.premium.text].join(' ')}</p>
          <UnlockLink className="mt-3" />
        </div>
      ) : null}
    </section>
  );
}

function DownloadItem(props: DownloadsProps & { readonly format: DossierFormat }) {
  const { projectId, edition, settle, format } = props;
  const { downloads: copy } = useDossierCopy();
  const say = useFailureText();
  /** How many documents are created before this one, once the server has answered so. */
  const [place, setPlace] = useState<number>();
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: async () => {
      setPlace(undefined);
      await settle();
      const input = { params: { id: projectId }, query: { format, ...edition } };
      await saveResponse(await whenReady(contract.getDossier, [input], setPlace));
    },
    ...documentPatience,
  });
  return (
    <li>
      <Button
        variant={format === 'pdf' ? 'primary' : 'secondary'}
        busy={isPending}
        icon={<Download aria-hidden size={18} />}
        className="w-full"
        onClick={() => mutate()}
      >
        {copy.button[format]}
      </Button>
      <p role="status" className="mt-1 text-sm text-muted">
        {isPending
          ? [copy.making(format), place ? copy.before(place) : ''].join(' ').trim()
          : isSuccess
            ? copy.done
            : copy.about[format]}
      </p>
      {error ? (
        <Notice tone="danger" announce className="mt-2" title={copy.failed}>
          {say(error)}
        </Notice>
      ) : null}
    </li>
  );
}

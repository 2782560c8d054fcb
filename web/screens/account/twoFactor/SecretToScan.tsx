import type { ReplyOf } from '../../../lib/contract.ts';
import { useTwoFactorCopy } from './twoFactorQuery.ts';

interface SecretToScanProps {
  readonly offered: ReplyOf<'setUpTwoFactor'>;
}

/** The secret for an authenticator app, as a QR code, a link for this phone and text to type. */
export function SecretToScan({ offered: { secret, uri, qr } }: SecretToScanProps) {
  const copy = useTwoFactorCopy();
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-start sm:gap-6">
      {/* Dark on white in both themes, because cameras often cannot read inverted codes. */}
      <svg
        role="img"
        aria-label={copy.qrAlt}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-52 max-w-full rounded border border-line scheme-light"
      >
        <rect width={qr.size} height={qr.size} className="fill-surface" />
        <path d={qr.path} className="fill-ink" />
      </svg>
      <div className="grid min-w-0 content-start gap-3">
        <p>{copy.scanText}</p>
        <p>
          <a
            href={uri}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
          >
            {copy.onPhone}
          </a>
        </p>
        <p>
          <span>{`${copy.typed} `}</span>
          <code className="font-semibold [overflow-wrap:anywhere]">{inGroups(secret)}</code>
        </p>
      </div>
    </div>
  );
}

/** @returns the secret in groups of four characters, which authenticator apps also accept. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

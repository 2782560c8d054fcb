import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/saveFile.ts';
import { useMe } from '../../../session/me.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTwoFactorCopy } from './twoFactorQuery.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const copy = useTwoFactorCopy();
  const { user } = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const download = () => {
    const text = copy.fileText(user.email, codes.join('\n'));
    saveFile(copy.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div className="mt-4 rounded border border-line bg-sunken p-4">
      <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {copy.codesTitle}
      </h4>
      <p className="mt-1">{copy.codesText}</p>
      <ul className="mt-3 grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button onClick={download}>{copy.download}</Button>
        <Button onClick={onKept}>{copy.kept}</Button>
      </div>
    </div>
  );
}

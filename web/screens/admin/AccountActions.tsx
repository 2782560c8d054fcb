import type { SupportedAccount } from '@elan/domain/contract/admin';
import { isLive } from '@elan/domain/subscription/status';
import { useId, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { isCode } from '../../lib/apiClient.ts';
import { useMe } from '../../session/me.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { type Act, useAct } from './useSupportDesk.ts';

interface AccountActionsProps {
  readonly account: SupportedAccount;
  readonly onChange: (account: SupportedAccount) => void;
  /** Called when a focused button disappears. */
  readonly onButtonGone: () => void;
}

/** The available actions. An action and its opposite share one button. Administrators cannot suspend themselves. */
export function AccountActions({ account, onChange, onButtonGone }: AccountActionsProps) {
  const { admin } = useCopy();
  const me = useMe();
  const toast = useToast();
  const titleId = useId();
  const [asked, setAsked] = useState<Exclude<Act, 'lift'>>('suspend');
  const [open, setOpen] = useState(false);
  const act = useAct(account.id, (changed, done) => {
    setOpen(false);
    onChange(changed);
    toast({ tone: 'done', text: admin.acts[done].done });
  });
  const ask = (next: typeof asked) => {
    act.reset();
    setAsked(next);
    setOpen(true);
  };

  const { subscription } = account;
  const canCancel = subscription !== null && isLive(subscription.subscription_status);
  const renewal = subscription?.cancel_at_period_end ? 'resume' : 'cancel';
  const access = account.suspended_at === null ? 'suspend' : 'restore';
  const isOneself = account.id === me.user.id;
  const words = admin.acts[asked];
  const isHard = asked === 'suspend' || asked === 'cancel';
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 id={titleId} className="sr-only">
        {admin.actions}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset */}
      <div role="group" aria-labelledby={titleId} className="flex flex-wrap gap-3">
        {account.locked_until === null ? null : (
          <LiftButton
            busy={act.isPending && act.variables === 'lift'}
            onClick={() => act.mutate('lift')}
            onGone={onButtonGone}
          />
        )}
        {canCancel ? (
          <Button
            variant={renewal === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => ask(renewal)}
          >
            {admin.acts[renewal].button}
          </Button>
        ) : null}
        {isOneself ? null : (
          <Button
            variant={access === 'suspend' ? 'danger' : 'secondary'}
            onClick={() => ask(access)}
          >
            {admin.acts[access].button}
          </Button>
        )}
      </div>
      {act.variables === 'lift' ? <ActFailure error={act.error} /> : null}
      {/* It stays open if the action fails. */}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        busy={act.isPending}
        title={words.title}
        description={words.text(account.email)}
        confirm={words.button}
        variant={isHard ? 'danger' : 'primary'}
        onConfirm={() => act.mutate(asked)}
      >
        <ActFailure error={act.error} />
      </ConfirmDialog>
    </div>
  );
}

interface LiftButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
  /** Called when the button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
}

/** Lifts a lockout. No confirmation is needed, because the lock would end by itself. */
function LiftButton({ busy, onClick, onGone }: LiftButtonProps) {
  const { acts } = useCopy().admin;
  return (
    <Button
      ref={useFocusHandover(onGone)}
      // Not `disabled`, so that the button keeps the focus until it disappears and hands the focus over.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {acts.lift.button}
    </Button>
  );
}

/** The reason why an action failed; nothing if there is no error. */
function ActFailure({ error }: { error: unknown }) {
  const { admin } = useCopy();
  const say = useFailureText();
  if (!error) return null;
  const isGone = isCode(error, 'not_found');
  return (
    <Notice tone="danger" title={admin.failed} announce className="mt-4">
      {isGone ? admin.gone : say(error)}
    </Notice>
  );
}

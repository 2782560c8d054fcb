import { useAuthCopy } from '../../copy/authCopy.ts';
import { Button } from '../../ui/Button.tsx';

/** The e-mail has an account: links to sign-in and to a new password, both with the e-mail filled in. */
export function AlreadyRegistered(props: { onSignIn: () => void; onForgot: () => void }) {
  const auth = useAuthCopy();
  return (
    <div className="-mt-2 flex flex-wrap gap-3">
      <Button className="grow" onClick={props.onSignIn}>
        {auth.signInWithThis}
      </Button>
      <Button className="grow" onClick={props.onForgot}>
        {auth.toForgot}
      </Button>
    </div>
  );
}

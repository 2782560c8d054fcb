import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageLink, PageLinkButton } from '../ui/PageLink.tsx';
import type { DialogProps } from '../ui/popups/DialogPopup.tsx';
import { ToastProvider, useToast } from '../ui/Toasts.tsx';
import { type Specimen, words } from './specimen.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'danger', 'quiet'];
const sizes = ['question', 'page', 'spread'] as const;

export const actionSpecimens: readonly Specimen[] = [
  {
    name: 'Button',
    states: (language) =>
      variants.map((variant) => (
        <p key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>{words(language, 'Enregistrer', 'Save')}</Button>
          <Button variant={variant} icon={<Plus aria-hidden size={18} />}>
            {words(language, 'Ajouter', 'Add')}
          </Button>
          <Button variant={variant} busy>
            {words(language, 'Enregistrement…', 'Saving…')}
          </Button>
          <Button variant={variant} disabled>
            {words(language, 'Désactivé', 'Disabled')}
          </Button>
        </p>
      )),
  },
  {
    name: 'LinkButton',
    states: (language) => (
      <p className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <LinkButton key={variant} to="/" variant={variant}>
            {words(language, 'Voir les tarifs', 'See pricing')}
          </LinkButton>
        ))}
      </p>
    ),
  },
  {
    name: 'PageLink',
    states: (language) => (
      <p>
        <PageLink to="/pricing" className="underline">
          {words(language, 'Voir les tarifs', 'See pricing')}
        </PageLink>
      </p>
    ),
  },
  {
    name: 'PageLinkButton',
    states: (language) => (
      <p className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <PageLinkButton key={variant} to="/auth" variant={variant}>
            {words(language, 'Commencer', 'Get started')}
          </PageLinkButton>
        ))}
      </p>
    ),
  },
  {
    name: 'Dialog',
    states: (language) =>
      sizes.map((size) => <OpenedDialog key={size} size={size} french={language === 'fr'} />),
  },
  {
    name: 'Drawer',
    states: (language) => <OpenedDrawer key="drawer" french={language === 'fr'} />,
  },
  {
    name: 'Toasts',
    states: (language) => (
      <ToastProvider dismissLabel={words(language, 'Masquer', 'Dismiss')}>
        <Toaster french={language === 'fr'} />
      </ToastProvider>
    ),
  },
];

function OpenedDialog({
  size,
  french,
}: {
  size: NonNullable<DialogProps['size']>;
  french: boolean;
}) {
  const [open, setOpen] = useState(false);
  const close = french ? 'Fermer' : 'Close';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`${french ? 'Ouvrir' : 'Open'} (${size})`}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        title={french ? 'Supprimer le projet?' : 'Delete the project?'}
        description={french ? 'Il va dans la corbeille.' : 'It goes into the bin.'}
        closeLabel={close}
        actions={<Button onClick={() => setOpen(false)}>{close}</Button>}
      />
    </>
  );
}

function OpenedDrawer({ french }: { french: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Modules</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Modules"
        closeLabel={french ? 'Fermer' : 'Close'}
      >
        {french ? 'Mon idée' : 'My idea'}
      </Drawer>
    </>
  );
}

function Toaster({ french }: { french: boolean }) {
  const toast = useToast();
  const text = french ? 'Projet mis à la corbeille' : 'Project moved to the bin';
  const action = { label: french ? 'Reprendre' : 'Undo', run: () => {} };
  return (
    <p className="flex flex-wrap gap-3">
      {(['info', 'done', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => toast({ text, tone, action })}>
          {`${french ? 'Montrer' : 'Show'} (${tone})`}
        </Button>
      ))}
    </p>
  );
}

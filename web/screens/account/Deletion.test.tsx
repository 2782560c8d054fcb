// @vitest-environment happy-dom
import { confirmationPhrase, confirmationWord } from '@elan/domain/account/deletion';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../../drafts/draftStorage.ts';
import { sendLeftDrafts } from '../../drafts/drafts.ts';
import { readCookie, writeCookie } from '../../lib/browserStorage.ts';
import { signInRecordsKey } from '../../session/signInRecords.ts';
import { freePerson, Refusal } from '../../subscription/testing/premiumStage.tsx';
import { showAccount } from './testing/showAccount.tsx';

const call = 'POST /api/delete-account';
const done = { deleted: true };

const words = {
  fr: {
    button: 'Supprimer mon compte',
    word: 'Pour continuer, tapez SUPPRIMER',
    wordWrong: 'Veuillez taper exactement SUPPRIMER pour continuer',
    continue: 'Continuer',
    phrase: 'Phrase de confirmation',
    phraseWrong: 'Veuillez recopier exactement la phrase de confirmation',
    delete: 'Supprimer définitivement',
    cancel: 'Annuler',
    refund: /sans remboursement/,
    dumps: /copies de sauvegarde, au plus tard dans 30 jours/,
    log: /30 jours au plus les lignes du journal de sécurité/,
  },
  en: {
    button: 'Delete my account',
    word: 'To continue, type DELETE',
    wordWrong: 'Please type exactly DELETE to continue',
    continue: 'Continue',
    phrase: 'Confirmation phrase',
    phraseWrong: 'Please copy the confirmation phrase exactly',
    delete: 'Delete permanently',
    cancel: 'Cancel',
    refund: /without a refund/,
    dumps: /backup copies, within 30 days/,
    log: /30 days at most the lines of the security log/,
  },
} as const;

beforeEach(() => {
  writeCookie('elan_language', '', 0);
  writeCookie('elan_session', '1', 60);
});

describe.each(['fr', 'en'] as const)('the deletion of an account, %s', (language) => {
  const word = words[language];
  const phrase = confirmationPhrase[language];
  const dialog = () => within(screen.getByRole('dialog'));
  const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
  const press = (name: string) => fireEvent.click(button(name));
  const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const open = async (answer: object | (() => Promise<object>) = done) => {
    localStorage.setItem('elan.language', language);
    const shown = await showAccount(freePerson, { [call]: answer });
    fireEvent.click(screen.getByRole('button', { name: word.button }));
    await screen.findByRole('dialog');
    return shown;
  };
  const toPhrase = () => {
    type(word.word, confirmationWord[language]);
    press(word.continue);
  };
  const confirm = () => {
    toPhrase();
    type(word.phrase, phrase);
    press(word.delete);
  };

  it('shows first what is deleted, and offers the download', async () => {
    await open();
    for (const text of [word.refund, word.dumps, word.log]) dialog().getByText(text);
    dialog().getByRole('button', { name: /Télécharger mes données|Download my data/ });
  });

  it('goes no further with another word, and keeps it', async () => {
    await open();
    for (const typed of ['', ' ', 'delete', 'supprimer', 'DELETE ', ' SUPPRIMER', 'EFFACER']) {
      type(word.word, typed);
      field(word.word).blur();
      expect(button(word.continue).disabled).toBe(false);
      press(word.continue);
      const alert = dialog().getByRole('alert');
      expect(alert.textContent, typed).toBe(word.wordWrong);
      expect(field(word.word).getAttribute('aria-describedby')).toContain(alert.id);
      expect(field(word.word).value).toBe(typed);
      await waitFor(() => expect(document.activeElement).toBe(field(word.word)));
      type(word.word, 'D');
      expect(dialog().queryByRole('alert')).toBeNull();
    }
  });

  it('requires the exact phrase before anything can be deleted', async () => {
    const { api } = await open();
    toPhrase();
    dialog().getByText(phrase);
    expect(document.activeElement).toBe(field(word.phrase));
    expect(button(word.delete).disabled).toBe(true);
    expect(dialog().queryByRole('alert')).toBeNull();
    // A correct beginning shows no error yet.
    type(word.phrase, phrase.slice(0, 12));
    expect(dialog().queryByRole('alert')).toBeNull();
    fireEvent.blur(field(word.phrase));
    expect(dialog().getByRole('alert').textContent).toBe(word.phraseWrong);
    for (const wrong of [phrase.toLowerCase(), `${phrase} `, phrase.replace(',', '')]) {
      type(word.phrase, wrong);
      expect(dialog().getByRole('alert').textContent).toBe(word.phraseWrong);
      expect(button(word.delete).disabled).toBe(true);
      const { form } = field(word.phrase);
      if (form) fireEvent.submit(form);
    }
    expect(api.made(call)).toEqual([]);
    type(word.phrase, phrase);
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(button(word.delete).disabled).toBe(false);
  });

  it('shows an error to a person who presses Enter too early', async () => {
    await open();
    toPhrase();
    type(word.phrase, phrase.slice(0, 12));
    fireEvent.keyDown(field(word.phrase), { key: 'Enter' });
    expect(dialog().getByRole('alert').textContent).toBe(word.phraseWrong);
  });

  it('resets when it is cancelled, at either step', async () => {
    const { api } = await open();
    const reopen = async () => {
      press(word.cancel);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: word.button }));
      await screen.findByRole('dialog');
      expect(field(word.word).value).toBe('');
      expect(dialog().queryByRole('alert')).toBeNull();
    };
    type(word.word, 'x');
    press(word.continue);
    await reopen();
    toPhrase();
    type(word.phrase, phrase);
    await reopen();
    toPhrase();
    expect(field(word.phrase).value).toBe('');
    expect(button(word.delete).disabled).toBe(true);
    expect(api.made(call)).toEqual([]);
  });

  it('cannot be cancelled while it is running, and reports it', async () => {
    let answer = (_: object) => {};
    const { api, router } = await open(() => new Promise<object>((resolve) => (answer = resolve)));
    confirm();
    await dialog().findByRole('progressbar');
    expect([button(word.cancel).disabled, button(word.delete).disabled]).toEqual([true, true]);
    fireEvent.keyDown(field(word.phrase), { key: 'Escape' });
    const { form } = field(word.phrase);
    if (form) fireEvent.submit(form);
    expect(field(word.phrase).readOnly).toBe(true);
    answer(done);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
    expect(api.made(call)).toHaveLength(1);
    // The farewell page keeps the user's language, although that is no longer stored as a choice.
    await waitFor(() => expect(localStorage.getItem('elan.language')).toBeNull());
    expect(document.documentElement.lang).toBe(language);
    expect(readCookie('elan_language')).toBe(language);
  });

  it.each([
    ['deletion_unfinished', 502, /votre compte n’a pas été supprimé|your account was not deleted/],
    ['network', 0, /connexion au réseau|Network connection failed/],
    ['founder_protected', 403, /Fondateur|founder/],
    ['rate_limited', 429, /Trop de demandes|Too many requests/],
    ['internal', 500, /de notre côté|on our side/],
  ])(
    'tells in the dialog why it failed, keeps what was typed, and tries again: %s',
    async (code, status, text) => {
      const { api, router } = await open(new Refusal(code, status));
      const place = { userId: 'u1', projectId: 'p1', module: 'idea' };
      writeDraft(place, draft);
      confirm();
      const alert = await dialog().findByRole('alert');
      expect(alert.textContent).toMatch(text);
      expect(field(word.phrase).value).toBe(phrase);
      expect(router.state.location.pathname).toBe('/account');
      expect(document.cookie).toContain('elan_session=1');
      expect(readDraft(place)).toEqual(draft);
      api.answers[call] = done;
      press(word.delete);
      await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
      expect(api.made(call)).toHaveLength(2);
    },
  );
});

const draft = {
  answers: { location: 'Rimouski' },
  comments: '',
  baseLastUpdated: null,
  savedAt: '2026-11-20T21:14:00.000Z',
};

describe('once the account is deleted', () => {
  const confirm = async () => {
    fireEvent.click(screen.getByRole('button', { name: words.fr.button }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type(words.fr.word, 'SUPPRIMER');
    fireEvent.click(dialog.getByRole('button', { name: words.fr.continue }));
    type(words.fr.phrase, confirmationPhrase.fr.replace('?', ' ?'));
    fireEvent.click(dialog.getByRole('button', { name: words.fr.delete }));
    return dialog;
  };
  const run = async (answer: object = done) => {
    const shown = await showAccount(freePerson, { [call]: answer });
    return { ...shown, dialog: await confirm() };
  };

  it('erases everything of the person in this browser, and nothing of others', async () => {
    for (const projectId of ['p1', 'p2']) {
      writeDraft({ userId: 'u1', projectId, module: 'idea' }, draft);
    }
    writeDraft({ userId: 'u2', projectId: 'p3', module: 'idea' }, draft);
    sessionStorage.setItem('elan.project.u1', 'p1');
    const attempts = { count: 2, lastAttempt: Date.now() };
    const lea = { 'lea@exemple.ca': attempts };
    localStorage.setItem(
      signInRecordsKey,
      JSON.stringify({ 'alice@exemple.ca': attempts, ...lea }),
    );
    localStorage.setItem('elsewhere.u1', 'x');
    const { api, client, router } = await run();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
    await waitFor(() =>
      expect(Object.keys(localStorage).sort()).toEqual([
        'elan.draft.u2.p3.idea',
        signInRecordsKey,
        'elsewhere.u1',
      ]),
    );
    expect(JSON.parse(localStorage.getItem(signInRecordsKey) ?? '')).toEqual(lea);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(document.cookie).not.toContain('elan_session=1');
    expect(api.made(call).map(({ body }) => body)).toEqual([{ confirm_deletion: true }]);
  });

  it('waits for a left draft that is being sent, and sends no other meanwhile', async () => {
    // No tab has the module open.
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    const place = { userId: 'u1', projectId: 'p1', module: 'idea' } as const;
    const save = 'PUT /api/projects/p1/modules/idea';
    const arrived = Promise.withResolvers<object>();
    const deleted = Promise.withResolvers<object>();
    writeDraft(place, draft);
    const { api, router } = await showAccount(freePerson, {
      [save]: () => arrived.promise,
      [call]: () => deleted.promise,
    });
    void sendLeftDrafts('u1');
    await waitFor(() => expect(api.made(save)).toHaveLength(1));
    await confirm();
    expect(api.made(call)).toHaveLength(0);
    arrived.resolve({ lastUpdated: '2026-11-20T21:15:00.000Z' });
    await waitFor(() => expect(api.made(call)).toHaveLength(1));
    writeDraft(place, { ...draft, savedAt: '2026-11-20T21:16:00.000Z' });
    await sendLeftDrafts('u1');
    expect(api.made(save)).toHaveLength(1);
    deleted.resolve(done);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
  });

  const isOver = new Refusal('unauthenticated', 401);
  const note = /Si votre compte a été supprimé, un courriel vous le confirme/;
  const keepSome = () => {
    for (const userId of ['u1', 'u2']) {
      writeDraft({ userId, projectId: 'p1', module: 'idea' }, draft);
    }
    sessionStorage.setItem('elan.project.u1', 'p1');
  };

  it('shows what may have happened where the session is over, and erases nothing: nothing was deleted here', async () => {
    keepSome();
    await run(isOver);
    await screen.findByText(note);
    expect(localStorage.length).toBe(2);
  });

  it.each(['at once', 'in a dialog opened anew'])(
    'keeps nothing either where the reply was lost and another try, %s, finds the session over',
    async (when) => {
      keepSome();
      const { api, dialog } = await run(new Refusal('network', 0));
      await dialog.findByRole('alert');
      expect(localStorage.length).toBe(2);
      api.answers[call] = isOver;
      if (when === 'at once') {
        fireEvent.click(dialog.getByRole('button', { name: words.fr.delete }));
      } else {
        fireEvent.click(dialog.getByRole('button', { name: words.fr.cancel }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await confirm();
      }
      await screen.findByText(note);
      expect(api.made(call)).toHaveLength(2);
      expect(Object.keys(localStorage)).toEqual(['elan.draft.u2.p1.idea']);
    },
  );

  it('erases nothing where a later reply showed that the account still exists', async () => {
    keepSome();
    const { api, dialog } = await run(new Refusal('network', 0));
    await dialog.findByRole('alert');
    for (const answer of [new Refusal('deletion_unfinished', 502), isOver]) {
      api.answers[call] = answer;
      fireEvent.click(dialog.getByRole('button', { name: words.fr.delete }));
      if (answer !== isOver) await dialog.findByText(/votre compte n’a pas été supprimé/);
    }
    await screen.findByText(note);
    expect(localStorage.length).toBe(2);
  });
});

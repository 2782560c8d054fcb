import type { DossierProfile, Person } from '@elan/domain/dossier/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { timeAfter } from '../../../drafts/draftStorage.ts';
import type { SentProfile, TypedProfile } from '../../../drafts/formats.ts';
import { useBeforeUnload, useFlushOnLeave } from '../../../drafts/onLeave.ts';
import {
  eraseArrivedFields,
  eraseProfileDraft,
  profilePlace,
  readProfileDraft,
  sentIn,
  sentPeople,
  typedElsewhere,
  withoutArrived,
  withoutSent,
  writeProfileDraft,
} from '../../../drafts/profileDrafts.ts';
import { useDraftsRecovered } from '../../../drafts/recoverDrafts.ts';
import { createUndo } from '../../../drafts/undo.ts';
import { type CallOptions, call } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';
import { debounce } from '../../../lib/debounce.ts';
import { isOutcomeUnknown } from '../../../lib/serverReachable.ts';
import { createStore, useStoreValue, type WritableStore } from '../../../lib/store.ts';
import { createAutosaver } from '../../../moduleEditor/state/autosaver.ts';
import { useAutosaving } from '../../../moduleEditor/state/useAutosaving.ts';
import { useMe } from '../../../session/me.ts';
import { dossierKey, profileQuery } from '../dossierQueries.ts';
import { changeOf } from './profileFields.ts';

type ChangePeople = (people: readonly Person[]) => readonly Person[];
const usePeopleUndo = createUndo<readonly Person[]>();

export type ProfileForm = ReturnType<typeof useProfile>;

/**
 * The cover and the people of a project. Typed text is stored in this browser shortly after each change, and saved
 * after a pause. Fields that cannot be saved keep their text, and the others are saved without them.
 */
export function useProfile(projectId: string, saved: DossierProfile) {
  const client = useQueryClient();
  const { user, hasAccess } = useMe();
  const [place] = useState(() => profilePlace(user.id, projectId));
  const [store] = useState(() => createStore<TypedProfile>({}));
  const [failure, setFailure] = useState<unknown>();
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ hasAccess, saved });
  useEffect(() => {
    latest.current = { hasAccess, saved };
  });
  /** The people that were sent, while it is unknown whether they arrived. They are sent again first. */
  const [sent] = useState(() => createStore<readonly SentProfile[]>([]));
  const { isRefused, keep } = useKeptProfile(place, { store, sent }, () => {
    setRestored(true);
    autosaver.changed();
  });
  const [autosaver] = useState(() => {
    const isUnsent = () => Object.keys(changeOf(store.read())).length > 0;
    async function send(options: CallOptions): Promise<void> {
      const [sending = withChange(store.read())] = sent.read();
      const body = sending.change;
      const people = sentPeople(sending);
      if (sent.read().length === 0) {
        sent.set(people);
        keep(store.read());
      }
      // Runs even after the page was left, so that the same text is not sent again over a newer one.
      const settle = (arrived: readonly string[]) => {
        sent.set(withoutSent(sent.read(), people));
        store.set(withoutArrived(store.read(), sending.typed, arrived));
        eraseArrivedFields(place, sending, arrived);
      };
      try {
        const params = { id: projectId };
        const profile = await call(contract.changeDossierProfile, { params, body }, options);
        client.setQueryData(profileQuery(projectId).queryKey, profile);
      } catch (failure) {
        if (!isOutcomeUnknown(failure)) settle([]);
        throw failure;
      }
      settle(Object.keys(body));
    }
    return createAutosaver({
      isUnsent,
      isHeld: () => !latest.current.hasAccess,
      async push(isLeaving) {
        const options = { keepalive: isLeaving, staysSignedOut: true };
        while (sent.read().length > 0) await send(options);
        if (isUnsent()) await send(options);
        void client.invalidateQueries({ queryKey: dossierKey(projectId, 'pages') });
        return 'saved';
      },
      onArrived: () => setFailure(undefined),
      onRefused: setFailure,
    });
  });
  useAutosaving(autosaver, { place, store });
  useBeforeUnload(isRefused);

  /** Changes the typed text of some fields. */
  const type = (part: TypedProfile) => {
    store.set({ ...store.read(), ...part });
    // Resumes autosaving after a refused save, because the text may be valid now.
    if (autosaver.state.read() === 'refused') autosaver.arrived();
  };
  /** Changes the people as they are now, which may be long after the render. */
  const changePeople = (change: ChangePeople) => {
    const { people: known = [] } =
      client.getQueryData(profileQuery(projectId).queryKey) ?? latest.current.saved;
    const { people = known, peopleBefore = known } = store.read();
    type({ people: [...change(people)], peopleBefore });
  };
  const undoPeople = usePeopleUndo({
    place,
    write: changePeople,
    keep: () => {
      keep(store.read());
      void autosaver.flush();
    },
  });

  return {
    saved,
    store,
    failure,
    isRefused,
    isRestored,
    isDisabled: !hasAccess,
    autosave: autosaver.state,
    type,
    changePeople,
    /** Like `changePeople`, also after the form was left. */
    undoPeople,
    retry: () => {
      autosaver.arrived();
      void autosaver.flush();
    },
    /** Sends pending changes immediately, so that the next document includes them. */
    settle: () => autosaver.flush(),
  };
}

interface ProfileStores {
  readonly store: WritableStore<TypedProfile>;
  readonly sent: WritableStore<readonly SentProfile[]>;
}

/**
 * Stores the typed text in this browser with the people that were sent, beside the text of other tabs, and restores it.
 * @returns whether the browser refused to store it, and a function that stores it immediately.
 */
function useKeptProfile(
  place: ReturnType<typeof profilePlace>,
  { store, sent }: ProfileStores,
  onRestored: () => void,
): { readonly isRefused: boolean; readonly keep: (typed: TypedProfile) => void } {
  const [isRefused, setRefused] = useState(false);
  const isRecovered = useDraftsRecovered();
  const latest = useRef(onRestored);
  useEffect(() => {
    latest.current = onRestored;
  });
  const [keep] = useState(() => {
    /** What this tab stored last. Other fields in the draft were typed in another tab. */
    let own: TypedProfile = {};
    let ownSent: readonly SentProfile[] = [];
    return (typed: TypedProfile) => {
      const stored = readProfileDraft(place);
      const all = { ...(stored ? typedElsewhere(stored.typed, own) : {}), ...typed };
      const mine = sent.read();
      const sentElsewhere = withoutSent(stored?.sent, [...ownSent, ...mine]);
      own = typed;
      ownSent = mine;
      if (Object.keys(all).length === 0) {
        eraseProfileDraft(place);
        setRefused(false);
        return;
      }
      setRefused(
        !writeProfileDraft(place, {
          ...withChange(all),
          ...sentIn([...sentElsewhere, ...mine]),
          savedAt: timeAfter(stored?.savedAt),
        }),
      );
    };
  });
  const [waiting] = useState(() => debounce(keep));
  useEffect(() => {
    if (!isRecovered) return;
    const draft = readProfileDraft(place);
    if (draft) {
      // Text typed before the draft could be read takes precedence.
      sent.set(withoutSent(draft.sent, []));
      store.set({ ...draft.typed, ...store.read() });
      latest.current();
    }
    if (Object.keys(store.read()).length > 0) waiting.later(store.read());
    return store.subscribe(() => waiting.later(store.read()));
  }, [isRecovered, place, store, sent, waiting]);
  useFlushOnLeave(waiting.flush);
  return { isRefused, keep };
}

function withChange(typed: TypedProfile): SentProfile {
  return { typed, change: changeOf(typed) };
}

/** @returns whether any typed text is not on the server yet. */
export function useIsUnsaved({ store }: ProfileForm): boolean {
  return useStoreValue(store, (typed) => Object.keys(typed).length > 0);
}

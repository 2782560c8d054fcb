/** Made from the API document by `npm run generate`: not to be edited. */
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the account screen tells of the account itself
         * @description What the account screen tells of the account itself.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is held on the person, as one JSON document
         * @description Everything that is held on the person, as one JSON document.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the subscription of an account end with its period
         * @description Lets the subscription of an account end with its period.
         */
        post: operations["adminCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/lift-lockout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a person whose sign-in is locked try again
         * @description Lets a person whose sign-in is locked try again.
         */
        post: operations["adminLiftLockout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a suspended account its access back
         * @description Gives a suspended account its access back.
         */
        post: operations["adminRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back the cancellation of an account’s subscription
         * @description Takes back the cancellation of an account’s subscription.
         */
        post: operations["adminResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspends an account
         * @description Suspends an account.
         */
        post: operations["adminSuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log of the support desk, newest first, in pages
         * @description The audit log of the support desk, newest first, in pages.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/find-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account of an e-mail address, or null
         * @description The account of an e-mail address, or null.
         */
        post: operations["findAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The owner’s numbers of the last thirty days
         * @description The owner’s numbers of the last thirty days: accounts, generations, tokens and cost, feedback, mails. No text, name or e-mail of anyone.
         */
        get: operations["getNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password and ends every other session
         * @description Sets a new password and ends every other session.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link that opens the new-password form
         * @description Sends a link that opens the new-password form; answers the same whether or not the address is known.
         */
        post: operations["requestRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the pair of tokens of a recovery link, once, ends every other session and opens one
         * @description Sets a new password with the pair of tokens of a recovery link, once, ends every other session and opens one; or returns a challenge, as a sign-in.
         */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends every session of the account, this one too
         * @description Ends every session of the account, this one too.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the confirmation mail again
         * @description Sends the confirmation mail again; answers the same whether or not the address is known.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open sessions of the account, newest sign-in first, in pages
         * @description The open sessions of the account, newest sign-in first, in pages.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the account, and its open streams
         * @description Ends one session of the account, and its open streams.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session
         * @description Opens a session: sets the cookie and returns the token for use as a bearer; or, where two-factor sign-in is on, returns the challenge of the second step.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends this session
         * @description Ends this session; a session that is already gone is no failure.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and sends the confirmation mail
         * @description Creates an account and sends the confirmation mail.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether signing in takes a second step, and how many recovery codes are left
         * @description Whether signing in takes a second step, and how many recovery codes are left.
         */
        get: operations["getTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second step off, and ends every other session
         * @description Turns the second step off, and ends every other session.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second step on with a first code, ends every other session, and gives the recovery codes, once
         * @description Turns the second step on with a first code, ends every other session, and gives the recovery codes, once.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the recovery codes
         * @description Replaces the recovery codes.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for an authenticator
         * @description Makes a secret for an authenticator; nothing changes until a code of it is sent.
         */
        post: operations["setUpTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of a sign-in
         * @description The second step of a sign-in: opens the session of a challenge with a code of the authenticator or a recovery code, each once.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the email that a link was sent to, once
         * @description Confirms the email that a link was sent to, once; does not sign in. Emails on the list of founders or administrators take the password of the sign-up.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a confirmation link is for, and whether confirming takes the password
         * @description What a confirmation link is for, and whether confirming takes the password; uses nothing up.
         */
        post: operations["readConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the subscription at the payment provider, then removes the account with everything in it, and ends its sessions
         * @description Ends the subscription at the payment provider, then removes the account with everything in it, and ends its sessions.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recycle bin, newest deletion first, in pages
         * @description The recycle bin, newest deletion first, in pages.
         */
        get: operations["listDeletedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted-projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a project in the recycle bin for good, with everything in it
         * @description Removes a project in the recycle bin for good, with everything in it.
         */
        delete: operations["removeProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleted-projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a project back out of the recycle bin, as it was
         * @description Takes a project back out of the recycle bin, as it was.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the pages need to know of this installation
         * @description What the pages need to know of this installation: its stand-ins and where support is.
         */
        get: operations["deployment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Computes a forecast without saving it
         * @description Computes a forecast without saving it.
         */
        post: operations["computeForecast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is up, and which version it runs
         * @description The process is up, and which version it runs.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person, what they may reach and what they have used
         * @description The signed-in person, what they may reach and what they have used.
         */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the purchase of Premium
         * @description Begins the purchase of Premium: the address of the provider’s payment page.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Saves the language
         * @description Saves the language.
         */
        patch: operations["savePreferences"];
        trace?: never;
    };
    "/api/project-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many projects the caller has, how many of them are completed, and how much the account stores
         * @description How many projects the caller has, how many of them are completed, and how much the account stores.
         */
        get: operations["countProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s projects as summaries, in pages
         * @description The caller’s projects as summaries, in pages: newest change first unless told, or those whose name or description holds the words.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Creates an empty project
         * @description Creates an empty project.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project, whole
         * @description One project, whole.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Puts a project in the recycle bin, from which it can be taken back for 30 days
         * @description Puts a project in the recycle bin, from which it can be taken back for 30 days.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Changes the name or the description
         * @description Changes the name or the description.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/projects/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What disagrees in a project
         * @description What disagrees in a project: in its saved forecast, and between it and the modules; the worst first, each with where to fix it, and with `answer` where the person meant it so. `stale`: the texts that no longer fit the answers, and which ones changed. `untraced`: the first amounts in each text that come neither from the forecast, nor from the answers, nor from the law; `untracedCount`: how many there are. `start` and `end` of an amount are its place in the stored text, in UTF-16 code units.
         */
        get: operations["listChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/checks/{checkId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a check
         * @description Answers a check: it is meant so, and why. The answer is gone once what the check rests on changes.
         */
        post: operations["answerCheck"];
        /**
         * Takes the answer to a check back
         * @description Takes the answer to a check back; also where there is none.
         */
        delete: operations["takeBackCheckAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project as a file
         * @description A project as a file: a document for the reader that `pack` names, its workbook, its texts, or `elan-project/1`, which holds all of it whatever the pack. 402 where the plan does not include the format, 429 while another document of this person is being made.
         */
        get: operations["getDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/dossier/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many pages the document has, and the characters that no font of ours shows, which PDF and pages have as □
         * @description How many pages the document has, and the characters that no font of ours shows, which PDF and pages have as □.
         */
        get: operations["listDossierPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/dossier/pages/{n}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page as the PDF shows it, counted from 1
         * @description One page as the PDF shows it, counted from 1. 404 past the last one; 402 past the first three where the plan does not include the PDF.
         */
        get: operations["getDossierPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/dossier/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the cover of the document and its page on the people say that no module asks
         * @description What the cover of the document and its page on the people say that no module asks.
         */
        get: operations["getDossierProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes fields of it
         * @description Changes fields of it; null removes one.
         */
        patch: operations["changeDossierProfile"];
        trace?: never;
    };
    "/api/projects/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures and tables that the texts of a project name by {{f:id}} and {{t:id}}, as they are now
         * @description The figures and tables that the texts of a project name by `{{f:id}}` and `{{t:id}}`, as they are now; none where no forecast is saved.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved forecast of a project, computed
         * @description The saved forecast of a project, computed: `expected` unless another scenario is asked for. 404 where none is saved.
         */
        get: operations["getForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Merges one module
         * @description Merges one module; 409 when it changed since `baseLastUpdated`.
         */
        put: operations["saveModule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/autofill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fills the blank answers of a module with a write-up, then writes it
         * @description Fills the blank answers of a module with a write-up, then writes it. In the form of generate; counts once, and not where the person’s words answer no required question.
         */
        post: operations["autoFillModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the result of a module is still right, whatever changed since it was written
         * @description Says that the result of a module is still right, whatever changed since it was written; 409 when the module changed since `baseLastUpdated`.
         */
        post: operations["confirmResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The generation that wrote the text of a module, and whether the person said that it helped
         * @description The generation that wrote the text of a module, and whether the person said that it helped; null where the text was not generated, or was edited since.
         */
        get: operations["getFeedback"];
        /**
         * Says whether a generated text helped, and why
         * @description Says whether a generated text helped, and why; null takes it back.
         */
        put: operations["saveFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes the module from its answers
         * @description Writes the module from its answers. With `Accept: text/event-stream`: events `token` of a text or `partial` of a structure, `thinking`, `done`, `error`. Honours `Idempotency-Key`.
         */
        post: operations["generateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/generations/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The generation that this idempotency key began, in the form of generate
         * @description The generation that this idempotency key began, in the form of generate; 404 `generation_not_begun` where it began none. It begins and counts nothing.
         */
        get: operations["findGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposes another text for a section or a passage of a write-up, as result.text
         * @description Proposes another text for a section or a passage of a write-up, as `result.text`. In the form of generate; counts once, and stores nothing in the module: accepting it is a save with the new `aiResponse`.
         */
        post: operations["reviseModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops that generation
         * @description Stops that generation: not counted before its first token, counted and kept after. Of a structure, nothing is kept or counted before all that was asked for is there.
         */
        post: operations["stopGeneration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the write-up of a module in the other language, as result.twin, and stores it beside the write-up
         * @description Gives the write-up of a module in the other language, as `result.twin`, and stores it beside the write-up. Its references to figures are kept. In the form of generate; counts once.
         */
        post: operations["translateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The earlier versions that are kept of a module, newest first, without their content
         * @description The earlier versions that are kept of a module, newest first, without their content.
         */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One earlier version of a module, whole
         * @description One earlier version of a module, whole.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/modules/{module}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts an earlier version back
         * @description Puts an earlier version back; what it takes the place of is kept as a version.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ten questions that a lender will ask of a project, the weightiest first
         * @description The ten questions that a lender will ask of a project, the weightiest first: each with its answer from the figures and the person’s own words, or what is missing, and where that is mended.
         */
        get: operations["getRehearsal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a project of an elan-project/1 document
         * @description Makes a project of an `elan-project/1` document. 422 for anything else, with the place in it; 402 where it holds what this plan may not write.
         */
        post: operations["importProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The database answers and the migrations are in
         * @description The database answers and the migrations are in; 503 otherwise.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The project that the caller changed last, what comes next in it and what disagrees there
         * @description The project that the caller changed last, what comes next in it and what disagrees there; null where there is no project.
         */
        get: operations["resumeProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s subscription as it was last read from the payment provider, or null
         * @description The caller’s subscription as it was last read from the payment provider, or null.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the subscription end with its period
         * @description Lets the subscription end with its period; a mail confirms it.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the card that the caller chose at the provider the one that is charged, and retries what is owed
         * @description Makes the card that the caller chose at the provider the one that is charged, and retries what is owed.
         */
        post: operations["collectPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the caller changes the card that is charged
         * @description Where the caller changes the card that is charged.
         */
        post: operations["updatePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the caller’s subscription again from the payment provider
         * @description Reads the caller’s subscription again from the payment provider.
         */
        post: operations["refreshSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a cancellation back, until the period ends
         * @description Takes a cancellation back, until the period ends.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller had written, newest first, in pages
         * @description What the caller had written, newest first, in pages: what, when, counted or not.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a signed event of the payment provider
         * @description Called by Stripe, which sends each event again until it is answered with 200.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ForecastInputs: {
            opening: string;
            form?: ("soleProprietorship" | "partnership" | "corporation" | "cooperative" | "nonProfit") | null;
            corporateTaxRate?: string | null;
            offers: {
                id: string;
                name?: string | null;
                price?: number | null;
                cost?: number | null;
                costTaxable?: boolean | null;
                taxStatus?: ("taxable" | "zeroRated" | "exempt") | null;
                from?: number | null;
                stockMonths?: number | null;
                units?: ({
                    /** @constant */
                    mode: "ramp";
                    anchors?: {
                        [key: string]: number | null;
                    } | null;
                } | {
                    /** @constant */
                    mode: "year";
                    years?: (number | null)[] | null;
                }) | null;
                season?: number[] | null;
                minutes?: number | null;
            }[];
            collect?: string[] | null;
            badDebts?: string | null;
            cardFee?: string | null;
            supplierTerms?: string[] | null;
            fixed?: {
                id: string;
                name?: string | null;
                amount?: number | null;
                tax?: ("taxable" | "none") | null;
                months?: number[] | null;
                from?: number | null;
                to?: number | null;
                index?: string | null;
            }[] | null;
            staff?: {
                id: string;
                name?: string | null;
                people?: number | null;
                pay?: ({
                    /** @constant */
                    mode: "monthly";
                    amount?: number | null;
                } | {
                    /** @constant */
                    mode: "hourly";
                    wage?: number | null;
                    hoursPerWeek?: number | null;
                    vacation?: string | null;
                }) | null;
                months?: number[] | null;
                from?: number | null;
                to?: number | null;
                employmentInsurance?: boolean | null;
                cnesst?: boolean | null;
            }[] | null;
            assets?: {
                id: string;
                name?: string | null;
                cost?: number | null;
                tax?: ("taxable" | "none") | null;
                month?: number | null;
                life?: number | null;
                owned?: boolean | null;
            }[] | null;
            startup?: {
                id: string;
                name?: string | null;
                amount?: number | null;
                tax?: ("taxable" | "none") | null;
            }[] | null;
            deposits?: {
                id: string;
                name?: string | null;
                amount?: number | null;
                month?: number | null;
            }[] | null;
            capital?: {
                id: string;
                amount?: number | null;
                month?: number | null;
            }[] | null;
            grants?: {
                id: string;
                name?: string | null;
                amount?: number | null;
                month?: number | null;
            }[] | null;
            loans?: {
                id: string;
                name?: string | null;
                amount?: number | null;
                month?: number | null;
                rate?: string | null;
                term?: number | null;
                interestOnly?: number | null;
                fee?: string | null;
            }[] | null;
            ownerPay?: {
                amount?: number | null;
                from?: number | null;
                cnesst?: boolean | null;
            } | null;
            salesTax?: {
                registration?: ("auto" | "start" | "never") | null;
                method?: ("regular" | "quick") | null;
                quickGst?: string | null;
                quickQst?: string | null;
            } | null;
            hsfRate?: string | null;
            cnesstRate?: string | null;
            hoursPerWeek?: number | null;
            minimumCash?: number | null;
            personalNeed?: number | null;
        };
        Generation: {
            result: {
                answers?: {
                    [key: string]: string;
                };
                aiResponse?: string;
                /** @enum {string} */
                aiResponseEnding?: "complete" | "stopped" | "cut";
                proposedAnswers?: string[];
                defaultedAnswers?: string[];
                generatedIdeas?: {
                    title: string;
                    description: string;
                    sector: string;
                    /** @enum {string} */
                    interestLevel: "Élevé" | "High" | "Moyen" | "Medium" | "Faible" | "Low";
                }[];
                personas?: components["schemas"]["Persona"][];
                aiAnalysis?: string;
                /** @enum {string} */
                aiAnalysisEnding?: "complete" | "stopped" | "cut";
                score?: components["schemas"]["MaturityScore"];
                basis?: {
                    /** Format: date-time */
                    at: string;
                    prompt: string;
                    words: {
                        [key: string]: string;
                    };
                    figures: {
                        [key: string]: string;
                    };
                    blocking?: string;
                };
                twin?: {
                    /** @enum {string} */
                    language: "fr" | "en";
                    text: string;
                    of: string;
                };
                text?: string;
                /** @enum {string} */
                textEnding?: "complete" | "stopped" | "cut";
                superseded: boolean;
            };
            lastUpdated: string | null;
            aiUsage: {
                used: number;
                limit: number;
            };
        };
        Growing: {
            generatedIdeas?: {
                title: string;
                description: string;
                sector: string;
                /** @enum {string} */
                interestLevel?: "Élevé" | "High" | "Moyen" | "Medium" | "Faible" | "Low";
            }[];
            personas?: components["schemas"]["Persona"][];
            score?: {
                categories: {
                    idea?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                    market?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                    business?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                    marketing?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                    product?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                    finance?: {
                        score: number;
                        status: string;
                        recommendations: string[];
                    };
                };
                strengths: string[];
                weaknesses: string[];
                nextSteps: string[];
                timeline: string;
            };
        };
        MaturityScore: {
            overall: number;
            categories: {
                idea: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
                market: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
                business: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
                marketing: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
                product: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
                finance: {
                    score: number;
                    status: string;
                    recommendations: string[];
                };
            };
            strengths: string[];
            weaknesses: string[];
            nextSteps: string[];
            timeline: string;
        };
        ModuleEntry: {
            answers?: {
                [key: string]: string;
            };
            comments?: string;
            aiResponse?: string;
            /** @enum {string} */
            aiResponseEnding?: "complete" | "stopped" | "cut";
            aiResponseEdited?: boolean;
            proposedAnswers?: string[];
            defaultedAnswers?: string[];
            generatedIdeas?: {
                title: string;
                description: string;
                sector: string;
                /** @enum {string} */
                interestLevel: "Élevé" | "High" | "Moyen" | "Medium" | "Faible" | "Low";
            }[];
            selectedIdea?: {
                title: string;
                sector: string;
                description: string;
            };
            hasIdea?: boolean;
            personas?: components["schemas"]["Persona"][];
            entries?: {
                id: string;
                /** Format: date-time */
                date: string;
                title: string;
                content: string;
                /** @enum {string} */
                mood: "positive" | "neutral" | "negative";
                tags: string[];
            }[];
            aiAnalysis?: string;
            /** @enum {string} */
            aiAnalysisEnding?: "complete" | "stopped" | "cut";
            aiAnalysisEdited?: boolean;
            score?: components["schemas"]["MaturityScore"];
            forecast?: {
                inputs: components["schemas"]["ForecastInputs"];
                origins: {
                    [key: string]: string;
                };
                confirmed: string[];
            };
            basis?: {
                /** Format: date-time */
                at: string;
                prompt: string;
                words: {
                    [key: string]: string;
                };
                figures: {
                    [key: string]: string;
                };
                blocking?: string;
            };
            twin?: {
                /** @enum {string} */
                language: "fr" | "en";
                text: string;
                of: string;
            };
            /** Format: date-time */
            lastUpdated: string;
        };
        Persona: {
            nom: string;
            age: number | string;
            profession: string;
            localisation: string;
            revenus: string;
            besoins: string[];
            frustrations: string[];
            comportements: string[];
            canaux_preferes: string[];
            citation: string;
            objectifs: string[];
            freins_achat: string[];
        };
        Subscription: {
            customer_id: string;
            subscription_id: string;
            subscription_status: string;
            price_id: string | null;
            current_period_start: number | null;
            current_period_end: number | null;
            cancel_at_period_end: boolean;
            payment_method_brand: string | null;
            payment_method_last4: string | null;
        };
        Account: {
            id: string;
            email: string;
            email_confirmed: boolean;
            language: string;
            /** Format: date-time */
            created_at: string;
            last_sign_in_at: string | null;
            suspended_at: string | null;
            locked_until: string | null;
            /** @enum {string} */
            plan: "free" | "premium" | "founder";
            ai_usage: {
                used: number;
                limit: number;
            };
            subscription: components["schemas"]["Subscription"] | null;
        };
        DeletedProject: {
            id: string;
            name: string;
            description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            progress: number;
            /** @enum {string} */
            status: "new" | "inProgress" | "advanced" | "completed";
            completed_modules: string[];
            /** Format: date-time */
            deleted_at: string;
        };
        DossierProfile: {
            businessName?: string;
            contact?: string;
            email?: string;
            phone?: string;
            postalAddress?: string;
            neq?: string;
            amountAsked?: number;
            people?: {
                id: string;
                name?: string;
                role?: string;
                training?: string;
                experience?: string;
                share?: string;
            }[];
        };
        Failure: {
            error: string;
            /** @enum {string} */
            code: "malformed" | "password_too_short" | "password_too_long" | "password_common" | "password_repeated" | "password_run" | "password_obvious" | "terms_not_accepted" | "confirmation_invalid" | "recovery_invalid" | "webhook_refused" | "price_unknown" | "redirect_foreign" | "password_required" | "code_invalid" | "challenge_invalid" | "unauthenticated" | "invalid_credentials" | "quota_spent" | "monthly_quota_spent" | "generation_under_way" | "storage_full" | "premium_required" | "dossier_premium" | "email_not_confirmed" | "forbidden_origin" | "signup_disabled" | "suspended" | "founder_protected" | "two_factor_required" | "not_found" | "generation_not_begun" | "account_not_found" | "method_not_allowed" | "already_registered" | "other_person" | "generation_stopped" | "idempotency_key_reused" | "save_conflict" | "two_factor_on" | "two_factor_off" | "already_subscribed" | "premium_included" | "checkout_under_way" | "deletion_under_way" | "subscription_missing" | "admin_protected" | "autofill_not_needed" | "body_too_large" | "unsupported_media_type" | "unknown_host" | "answers_missing" | "autofill_needs_brainstorm" | "autofill_needs_idea" | "autofill_found_nothing" | "entries_missing" | "ai_refused" | "revision_needs_text" | "section_not_found" | "passage_not_found" | "passage_not_unique" | "import_unreadable" | "import_newer" | "dossier_too_large" | "revision_too_long" | "dossier_busy" | "ai_daily_limit" | "rate_limited" | "too_many_attempts" | "too_many_failures" | "account_locked" | "codes_locked" | "internal" | "ai_unavailable" | "ai_empty_reply" | "ai_unreadable_reply" | "ai_misconfigured" | "checkout_failed" | "payment_key_invalid" | "payment_mode_mismatch" | "payments_unavailable" | "deletion_unfinished" | "database_unavailable" | "database_busy" | "database_not_writable" | "database_misconfigured" | "dossier_queue_full" | "generation_interrupted" | "stopping";
            attemptsRemaining?: number;
            retryAfter?: number;
        };
        Figures: {
            figures: {
                [key: string]: {
                    /** @enum {string} */
                    unit: "money" | "price" | "count" | "percent" | "times";
                    value: number | null;
                    typed?: string;
                } | {
                    /** @constant */
                    unit: "words";
                    value: {
                        fr: string;
                        en: string;
                    } | null;
                };
            };
            tables: {
                [key: string]: {
                    label: {
                        fr: string;
                        en: string;
                    };
                    columns: {
                        fr: string;
                        en: string;
                    }[];
                    rows: {
                        label: {
                            fr: string;
                            en: string;
                        };
                        isTotal?: boolean;
                        cells: ({
                            /** @enum {string} */
                            unit: "money" | "price" | "count" | "percent" | "times";
                            value: number | null;
                            typed?: string;
                        } | {
                            /** @constant */
                            unit: "words";
                            value: {
                                fr: string;
                                en: string;
                            } | null;
                        })[];
                    }[];
                };
            };
            blocking: string[];
        };
        Forecast: {
            /** @enum {string} */
            scenario: "prudent" | "expected" | "ambitious";
            registeredMonth: number | null;
            ratesYear: number;
            unknown: {
                figure: string;
                because: string[];
            }[];
            months: {
                m: number;
                month: string;
                units: {
                    [key: string]: number | null;
                };
                revenue: number | null;
                otherIncome: number | null;
                directCosts: number | null;
                wages: number | null;
                employerCharges: number | null;
                fixedCosts: number | null;
                startupCosts: number | null;
                badDebts: number | null;
                cardFees: number | null;
                depreciation: number | null;
                interest: number | null;
                incomeTax: number | null;
                netIncome: number | null;
                cashFromCustomers: number | null;
                cashToSuppliers: number | null;
                cashToStaff: number | null;
                salesTaxPaid: number | null;
                incomeTaxPaid: number | null;
                cashForAssets: number | null;
                cashFromOwner: number | null;
                drawings: number | null;
                cashFromLoans: number | null;
                loanPayments: number | null;
                grantsReceived: number | null;
                cash: number | null;
                receivables: number | null;
                inventory: number | null;
                deposits: number | null;
                fixedAssets: number | null;
                payables: number | null;
                salesTaxPayable: number | null;
                payrollPayable: number | null;
                incomeTaxPayable: number | null;
                loans: number | null;
                ownerCapital: number | null;
                retainedEarnings: number | null;
            }[];
            years: {
                units: {
                    [key: string]: number | null;
                };
                revenue: number | null;
                otherIncome: number | null;
                directCosts: number | null;
                wages: number | null;
                employerCharges: number | null;
                fixedCosts: number | null;
                startupCosts: number | null;
                badDebts: number | null;
                cardFees: number | null;
                depreciation: number | null;
                interest: number | null;
                incomeTax: number | null;
                netIncome: number | null;
                cashFromCustomers: number | null;
                cashToSuppliers: number | null;
                cashToStaff: number | null;
                salesTaxPaid: number | null;
                incomeTaxPaid: number | null;
                cashForAssets: number | null;
                cashFromOwner: number | null;
                drawings: number | null;
                cashFromLoans: number | null;
                loanPayments: number | null;
                grantsReceived: number | null;
                closingCash: number | null;
                ebitda: number | null;
                ebitdaWithGrants: number | null;
                debtService: number | null;
                dscr: number | null;
                dscrAfterDrawings: number | null;
            }[];
            loans: {
                id: string;
                payment: number | null;
                schedule: {
                    m: number;
                    interest: number | null;
                    principal: number | null;
                    balance: number | null;
                }[] | null;
            }[];
            sourcesAndUses: {
                sources: {
                    id: string;
                    amount: number | null;
                }[];
                uses: {
                    id: string;
                    amount: number | null;
                }[];
                gap: number | null;
            };
            breakEven: {
                revenue: number | null;
                units: number | null;
                month: number | null;
                payingYou: {
                    revenue: number | null;
                    units: number | null;
                };
            };
            lowestCash: {
                amount: number | null;
                m: number | null;
            };
            workingCapitalNeeded: number | null;
            checks: {
                id: string;
                /** @enum {string} */
                severity: "blocking" | "warning" | "note";
                modules: string[];
                text: {
                    fr: string;
                    en: string;
                };
                mendAt: {
                    module: string;
                    question?: string;
                };
            }[];
            stress: {
                /** @enum {string} */
                id: "sales" | "costs" | "late" | "slow" | "lost" | "all";
                lowestCash: {
                    amount: number | null;
                    m: number | null;
                };
                dscr: (number | null)[];
            }[];
        };
        GenerationEvent: {
            /** @constant */
            event: "token";
            data: {
                text: string;
            };
        } | {
            /** @constant */
            event: "partial";
            data: {
                result: components["schemas"]["Growing"];
            };
        } | {
            /** @constant */
            event: "thinking";
            data: {
                isThinking: boolean;
            };
        } | {
            /** @constant */
            event: "done";
            data: components["schemas"]["Generation"];
        } | {
            /** @constant */
            event: "error";
            data: {
                error: string;
                code: string;
            };
        };
        Project: {
            id: string;
            name: string;
            description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            user_id: string;
            modules_data: {
                [key: string]: components["schemas"]["ModuleEntry"];
            };
        };
        ProjectSummary: {
            id: string;
            name: string;
            description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            progress: number;
            /** @enum {string} */
            status: "new" | "inProgress" | "advanced" | "completed";
            completed_modules: string[];
        };
    };
    responses: {
        /** @description - `malformed`: The request is not valid. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `unauthenticated`: User not authenticated */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `other_person`: Another person has signed in on this device. The page is loaded again. */
        OtherPerson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `rate_limited`: Too many requests. Please wait a moment before trying again. */
        RateLimited: {
            headers: {
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `internal`: Something went wrong on our side. Please try again. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `two_factor_required`: Administration takes two-factor sign-in. Turn it on in your account, then come back.
         *     - `forbidden_origin`: This request does not come from the application.
         */
        TwoFactorRequiredOrForbiddenOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `not_found`: Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `subscription_missing`: There is no subscription to change. */
        SubscriptionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `body_too_large`: This is too large to be sent at once: at most 2 MB for a module, 5 MB for a project that is imported. Shorten or remove something, then try again. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `unsupported_media_type`: Only JSON is accepted here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `admin_protected`: An administrator cannot be suspended. */
        AdminProtected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `two_factor_required`: Administration takes two-factor sign-in. Turn it on in your account, then come back. */
        TwoFactorRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `forbidden_origin`: This request does not come from the application. */
        ForbiddenOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `invalid_credentials`: Incorrect email or password. Please check your login credentials. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `forbidden_origin`: This request does not come from the application.
         *     - `email_not_confirmed`: Your email has not been confirmed yet. Please check your email and click the confirmation link.
         */
        ForbiddenOriginOrEmailNotConfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `forbidden_origin`: This request does not come from the application.
         *     - `signup_disabled`: Sign-ups are temporarily disabled. Please try again later.
         */
        ForbiddenOriginOrSignupDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `already_registered`: This email address is already in use. Try signing in or use "Forgot password". */
        AlreadyRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `malformed`: The request is not valid.
         *     - `code_invalid`: This code is not right, or it was used already.
         */
        MalformedOrCodeInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `unauthenticated`: User not authenticated
         *     - `invalid_credentials`: Incorrect email or password. Please check your login credentials.
         */
        UnauthenticatedOrInvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
         *     - `two_factor_off`: Two-factor sign-in is not on.
         */
        OtherPersonOrTwoFactorOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
         *     - `two_factor_on`: Two-factor sign-in is on already.
         */
        OtherPersonOrTwoFactorOn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `codes_locked`: Too many wrong codes. Please wait a few minutes before trying again.
         *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
         */
        CodesLockedOrRateLimited: {
            headers: {
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `malformed`: The request is not valid.
         *     - `confirmation_invalid`: This confirmation link is not valid or has expired.
         */
        MalformedOrConfirmationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `forbidden_origin`: This request does not come from the application.
         *     - `founder_protected`: A founder account cannot be deleted here. Please contact support.
         */
        ForbiddenOriginOrFounderProtected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `deletion_unfinished`: The payment service does not answer, so your account was not deleted. Your subscription may already have ended. Please try again in a moment. */
        DeletionUnfinished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
         *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
         */
        OtherPersonOrGenerationStopped: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `forbidden_origin`: This request does not come from the application.
         *     - `suspended`: Your account is suspended. Please contact support.
         */
        ForbiddenOriginOrSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `dossier_premium`: This file comes with Premium. Markdown and JSON are free, and your project is never locked in. */
        DossierPremium: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `dossier_too_large`: This document would be too long to be made in one piece. Choose fewer parts, or download it as Markdown. */
        DossierTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `dossier_busy`: Your last document is still being made. Please wait until it is ready.
         *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
         */
        DossierBusyOrRateLimited: {
            headers: {
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
         *     - `premium_required`: This module requires a premium subscription to be used.
         */
        StorageFullOrPremiumRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
         *     - `save_conflict`: This module was changed elsewhere since you opened it.
         */
        OtherPersonOrSaveConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `ai_daily_limit`: The AI has written all that it may write here today. Nothing was counted, and your answers are kept: please come back tomorrow.
         *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
         */
        AiDailyLimitOrRateLimited: {
            headers: {
                /** @description After how many seconds it is worth trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `premium_required`: This module requires a premium subscription to be used. */
        PremiumRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `suspended`: Your account is suspended. Please contact support. */
        Suspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `not_found`: Not found.
         *     - `generation_not_begun`: This generation has not begun. Nothing was counted.
         */
        NotFoundOrGenerationNotBegun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `import_unreadable`: This file is not a project exported from Élan, or it is damaged. Nothing was added.
         *     - `import_newer`: This file was exported by a newer version of Élan than this one. Nothing was added.
         */
        ImportUnreadableOrImportNewer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
         *     - `subscription_missing`: There is no subscription to change.
         */
        OtherPersonOrSubscriptionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description - `malformed`: The request is not valid.
         *     - `redirect_foreign`: The addresses to return to must be this application’s own.
         */
        MalformedOrRedirectForeign: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description - `webhook_refused`: This event is not signed as it should be. */
        WebhookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        lastSignInAt: string | null;
                        storage: {
                            used: number;
                            limit: number;
                        };
                        carriedGenerations: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    adminCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    adminLiftLockout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    adminRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    adminResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    adminSuspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AdminProtected"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            action: "account_viewed" | "cancellation_scheduled" | "cancellation_undone" | "lockout_lifted" | "account_suspended" | "account_restored";
                            admin_id: string;
                            admin_email: string | null;
                            account_id: string;
                            account_email: string | null;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lea@exemple.quebec"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequiredOrForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        accounts: {
                            all: number;
                            confirmed: number;
                            premium: number;
                            active: {
                                day: number;
                                week: number;
                                month: number;
                            };
                        };
                        days: {
                            day: string;
                            accounts: number;
                            succeeded: number;
                            failed: number;
                            mailsGivenUp: number;
                        }[];
                        modules: {
                            module: string;
                            succeeded: number;
                            failed: number;
                        }[];
                        failures: {
                            code: string;
                            count: number;
                        }[];
                        models: {
                            day: string;
                            model: string | null;
                            generations: number;
                            tokensIn: number;
                            tokensCached: number;
                            tokensOut: number;
                            cost: number | null;
                        }[];
                        feedback: {
                            module: string;
                            promptVersion: string | null;
                            texts: number;
                            helped: number;
                            notHelped: number;
                            reasons: {
                                /** @enum {string} */
                                reason: "faithful" | "clear" | "newIdea" | "usable" | "untrue" | "general" | "missing" | "wording" | "length";
                                count: number;
                            }[];
                        }[];
                        mails: {
                            waiting: number;
                            oldest: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "farine et levain"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        passwordChanged: true;
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `password_too_short`: Password must be at least 6 characters long.
             *     - `password_too_long`: Password must be at most 128 characters long.
             *     - `password_common`: This password is a common word, or one with digits or signs around it, which are tried first. Please choose another.
             *     - `password_obvious`: Your password must not be your email or the name of the product. Please choose another.
             *     - `password_repeated`: Your password must not be one character repeated. Please choose another.
             *     - `password_run`: Your password must not be a run of letters, digits or keys, such as abcdef, 654321 or qwerty. Please choose another.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    requestRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lea@exemple.quebec"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        recoverySent: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessToken": "first-of-the-link",
                 *       "refreshToken": "second-of-the-link",
                 *       "password": "farine et levain"
                 *     }
                 */
                "application/json": {
                    accessToken: string;
                    refreshToken: string;
                    password: string;
                    /** @enum {string} */
                    language?: "fr" | "en";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: {
                            id: string;
                            email: string;
                        };
                    } | {
                        challenge: string;
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `recovery_invalid`: This link is not valid or has expired. Ask for a new one.
             *     - `password_too_short`: Password must be at least 6 characters long.
             *     - `password_too_long`: Password must be at most 128 characters long.
             *     - `password_common`: This password is a common word, or one with digits or signs around it, which are tried first. Please choose another.
             *     - `password_obvious`: Your password must not be your email or the name of the product. Please choose another.
             *     - `password_repeated`: Your password must not be one character repeated. Please choose another.
             *     - `password_run`: Your password must not be a run of letters, digits or keys, such as abcdef, 654321 or qwerty. Please choose another.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        signedOut: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lea@exemple.quebec"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        confirmationSent: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            id: string;
                            browser: string | null;
                            system: string | null;
                            network: string | null;
                            /** Format: date-time */
                            signed_in_at: string;
                            /** Format: date-time */
                            last_used_at: string;
                            current: boolean;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        ended: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lea@exemple.quebec",
                 *       "password": "farine et levain"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                    /** @enum {string} */
                    language?: "fr" | "en";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "token-of-the-session",
                     *       "user": {
                     *         "id": "a3b1f0c2d4",
                     *         "email": "lea@exemple.quebec"
                     *       }
                     *     }
                     */
                    "application/json": {
                        token: string;
                        user: {
                            id: string;
                            email: string;
                        };
                    } | {
                        challenge: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["ForbiddenOriginOrEmailNotConfirmed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `too_many_attempts`: Too many login attempts. Please wait a few minutes before trying again.
             *     - `too_many_failures`: Too many failed login attempts. Account locked for 15 minutes.
             *     - `account_locked`: Account temporarily locked. Try again in N minutes.
             *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
             */
            429: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        signedOut: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lea@exemple.quebec",
                 *       "password": "farine et levain",
                 *       "termsAccepted": true,
                 *       "language": "fr"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    termsAccepted: boolean;
                    /** @enum {string} */
                    language?: "fr" | "en";
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirmationSent": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        confirmationSent: true;
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `terms_not_accepted`: You must accept the Terms of Service to create an account.
             *     - `password_too_short`: Password must be at least 6 characters long.
             *     - `password_too_long`: Password must be at most 128 characters long.
             *     - `password_common`: This password is a common word, or one with digits or signs around it, which are tried first. Please choose another.
             *     - `password_obvious`: Your password must not be your email or the name of the product. Please choose another.
             *     - `password_repeated`: Your password must not be one character repeated. Please choose another.
             *     - `password_run`: Your password must not be a run of letters, digits or keys, such as abcdef, 654321 or qwerty. Please choose another.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOriginOrSignupDisabled"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled_at: string | null;
                        recovery_codes_left: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "farine et levain",
                 *       "code": "7k3mw-q9d2x"
                 *     }
                 */
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        disabled: true;
                    };
                };
            };
            400: components["responses"]["MalformedOrCodeInvalid"];
            401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrTwoFactorOff"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `codes_locked`: Too many wrong codes. Please wait a few minutes before trying again.
             *     - `too_many_attempts`: Too many login attempts. Please wait a few minutes before trying again.
             *     - `too_many_failures`: Too many failed login attempts. Account locked for 15 minutes.
             *     - `account_locked`: Account temporarily locked. Try again in N minutes.
             *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
             */
            429: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["MalformedOrCodeInvalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrTwoFactorOn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "farine et levain",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["MalformedOrCodeInvalid"];
            401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrTwoFactorOff"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `codes_locked`: Too many wrong codes. Please wait a few minutes before trying again.
             *     - `too_many_attempts`: Too many login attempts. Please wait a few minutes before trying again.
             *     - `too_many_failures`: Too many failed login attempts. Account locked for 15 minutes.
             *     - `account_locked`: Account temporarily locked. Try again in N minutes.
             *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
             */
            429: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    setUpTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "farine et levain"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        uri: string;
                        qr: {
                            size: number;
                            path: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["UnauthenticatedOrInvalidCredentials"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrTwoFactorOn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `too_many_attempts`: Too many login attempts. Please wait a few minutes before trying again.
             *     - `too_many_failures`: Too many failed login attempts. Account locked for 15 minutes.
             *     - `account_locked`: Account temporarily locked. Try again in N minutes.
             *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
             */
            429: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "challenge-of-the-first-step",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    challenge: string;
                    code: string;
                    /** @enum {string} */
                    language?: "fr" | "en";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: {
                            id: string;
                            email: string;
                        };
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `challenge_invalid`: This sign-in took too long. Please enter your password again.
             *     - `code_invalid`: This code is not right, or it was used already.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["CodesLockedOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "token-of-the-link"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "confirmed": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        confirmed: true;
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `confirmation_invalid`: This confirmation link is not valid or has expired.
             *     - `password_required`: Enter the password that was chosen at sign-up.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `too_many_attempts`: Too many login attempts. Please wait a few minutes before trying again.
             *     - `too_many_failures`: Too many failed login attempts. Account locked for 15 minutes.
             *     - `account_locked`: Account temporarily locked. Try again in N minutes.
             *     - `rate_limited`: Too many requests. Please wait a moment before trying again.
             */
            429: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "token-of-the-link"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        passwordRequired: boolean;
                    };
                };
            };
            400: components["responses"]["MalformedOrConfirmationInvalid"];
            403: components["responses"]["ForbiddenOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm_deletion": true
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    confirm_deletion: true;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOriginOrFounderProtected"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            502: components["responses"]["DeletionUnfinished"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDeletedProjects: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: components["schemas"]["DeletedProject"][];
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPersonOrGenerationStopped"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deployment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        standIns: ("database" | "ai" | "payments" | "mail")[];
                        supportEmail: string;
                        signupDisabled: boolean;
                        freeLimit: number;
                        plan: {
                            /** @constant */
                            id: "premium";
                            priceId: string;
                            /** @constant */
                            mode: "subscription";
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    computeForecast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inputs": {
                 *         "opening": "2027-03",
                 *         "offers": [
                 *           {
                 *             "id": "bread",
                 *             "name": "Pain",
                 *             "price": 750,
                 *             "cost": 210,
                 *             "units": {
                 *               "mode": "year",
                 *               "years": [
                 *                 9000,
                 *                 12000,
                 *                 14000
                 *               ]
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    inputs: components["schemas"]["ForecastInputs"];
                    /** @enum {string} */
                    scenario?: "prudent" | "expected" | "ambitious";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forecast"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        version: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "a3b1f0c2d4",
                     *         "email": "lea@exemple.quebec"
                     *       },
                     *       "language": "fr",
                     *       "aiUsage": {
                     *         "used": 1,
                     *         "limit": 3
                     *       },
                     *       "generationsUnderWay": 0,
                     *       "hasAccess": true,
                     *       "isFounder": false,
                     *       "hasPremiumAccess": false,
                     *       "isAdmin": false
                     *     }
                     */
                    "application/json": {
                        user: {
                            id: string;
                            email: string;
                        };
                        /** @enum {string} */
                        language: "fr" | "en";
                        aiUsage: {
                            used: number;
                            limit: number;
                        };
                        generationsUnderWay: number;
                        hasAccess: boolean;
                        isFounder: boolean;
                        hasPremiumAccess: boolean;
                        isAdmin: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price_id": "price_of_premium",
                 *       "success_url": "https://elan.exemple.quebec/success",
                 *       "cancel_url": "https://elan.exemple.quebec/pricing",
                 *       "mode": "subscription"
                 *     }
                 */
                "application/json": {
                    price_id: string;
                    success_url: string;
                    cancel_url: string;
                    /** @constant */
                    mode?: "subscription";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://checkout.stripe.com/c/pay/cs_…"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            /**
             * @description - `malformed`: The request is not valid.
             *     - `redirect_foreign`: The addresses to return to must be this application’s own.
             *     - `price_unknown`: The configured price does not exist in the payment provider. Please check the configuration or contact support.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `premium_included`: Your account already includes everything.
             *     - `already_subscribed`: You already have a subscription.
             *     - `checkout_under_way`: Your checkout is being prepared. Please try again in a moment.
             *     - `deletion_under_way`: This account is being deleted.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `checkout_failed`: Error creating checkout session
             *     - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    language: "fr" | "en";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "fr" | "en";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: number;
                        completed: number;
                        storage: {
                            used: number;
                            limit: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; left out for the first page. */
                cursor?: string;
                /** @description `changed`: newest change first. */
                order?: "changed" | "created" | "name";
                /** @description Words in the name or the description. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "projects": [
                     *         {
                     *           "id": "0f1c9b52-7f0e-4a3e-9d53-0c7d7d3c1a11",
                     *           "name": "Pain de nuit",
                     *           "description": "Du pain chaud pour qui travaille la nuit",
                     *           "created_at": "2026-11-20T14:05:00.000Z",
                     *           "updated_at": "2026-11-20T14:12:30.512Z",
                     *           "progress": 10,
                     *           "status": "inProgress",
                     *           "completed_modules": [
                     *             "idea"
                     *           ]
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        projects: components["schemas"]["ProjectSummary"][];
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Pain de nuit",
                 *       "description": "Du pain chaud pour qui travaille la nuit"
                 *     }
                 */
                "application/json": {
                    name: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f1c9b52-7f0e-4a3e-9d53-0c7d7d3c1a11",
                     *       "user_id": "a3b1f0c2d4",
                     *       "name": "Pain de nuit",
                     *       "description": "Du pain chaud pour qui travaille la nuit",
                     *       "created_at": "2026-11-20T14:05:00.000Z",
                     *       "updated_at": "2026-11-20T14:12:30.512Z",
                     *       "modules_data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFull"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f1c9b52-7f0e-4a3e-9d53-0c7d7d3c1a11",
                     *       "user_id": "a3b1f0c2d4",
                     *       "name": "Pain de nuit",
                     *       "description": "Du pain chaud pour qui travaille la nuit",
                     *       "created_at": "2026-11-20T14:05:00.000Z",
                     *       "updated_at": "2026-11-20T14:12:30.512Z",
                     *       "modules_data": {
                     *         "idea": {
                     *           "answers": {
                     *             "businessIdea": "Une boulangerie ouverte la nuit",
                     *             "targetMarket": "Les travailleurs de quart de Rimouski",
                     *             "problemSolved": "Rien de chaud à manger après 22 h",
                     *             "businessModel": "directSales",
                     *             "location": "Rimouski"
                     *           },
                     *           "lastUpdated": "2026-11-20T14:12:30.512Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPersonOrGenerationStopped"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Pain de minuit"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFull"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listChecks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: {
                            id: string;
                            /** @enum {string} */
                            severity: "blocking" | "warning" | "note";
                            modules: string[];
                            text: {
                                fr: string;
                                en: string;
                            };
                            mendAt: {
                                module: string;
                                question?: string;
                            };
                            answer?: {
                                because: string;
                                at: string;
                            };
                        }[];
                        stale: {
                            module: string;
                            because: {
                                module: string;
                                question?: string;
                            }[];
                        }[];
                        untraced: {
                            module: string;
                            amount: string;
                            context: string;
                            start: number;
                            end: number;
                        }[];
                        untracedCount: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    answerCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Of a check, as the list of checks has it. */
                checkId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "because": "Mon assurance est celle de l’immeuble, comprise dans le loyer"
                 *     }
                 */
                "application/json": {
                    because: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answer: {
                            because: string;
                            at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFull"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    takeBackCheckAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Of a check, as the list of checks has it. */
                checkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answer: null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDossier: {
        parameters: {
            query: {
                /** @description The kind of file. */
                format: "pdf" | "docx" | "xlsx" | "md" | "json";
                /** @description Whom the document is for; `personal` where it is left out. */
                pack?: "sadc" | "futurpreneur" | "bank" | "partner" | "personal";
                /** @description The account’s language where it is left out. */
                language?: "fr" | "en";
                /** @description Which of the pack’s parts, as `summary,people`; all of them where it is left out. */
                parts?: string;
            };
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/markdown": string;
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["DossierPremium"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            422: components["responses"]["DossierTooLarge"];
            429: components["responses"]["DossierBusyOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `dossier_queue_full`: Too many documents are being made right now. Please try again in half a minute.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDossierPages: {
        parameters: {
            query?: {
                /** @description Whom the document is for; `personal` where it is left out. */
                pack?: "sadc" | "futurpreneur" | "bank" | "partner" | "personal";
                /** @description The account’s language where it is left out. */
                language?: "fr" | "en";
                /** @description Which of the pack’s parts, as `summary,people`; all of them where it is left out. */
                parts?: string;
            };
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: number;
                        replaced: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            422: components["responses"]["DossierTooLarge"];
            429: components["responses"]["DossierBusyOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `dossier_queue_full`: Too many documents are being made right now. Please try again in half a minute.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDossierPage: {
        parameters: {
            query?: {
                /** @description Whom the document is for; `personal` where it is left out. */
                pack?: "sadc" | "futurpreneur" | "bank" | "partner" | "personal";
                /** @description The account’s language where it is left out. */
                language?: "fr" | "en";
                /** @description Which of the pack’s parts, as `summary,people`; all of them where it is left out. */
                parts?: string;
            };
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description The page, counted from 1. */
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["DossierPremium"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            422: components["responses"]["DossierTooLarge"];
            429: components["responses"]["DossierBusyOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `dossier_queue_full`: Too many documents are being made right now. Please try again in half a minute.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDossierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierProfile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeDossierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact": "Léa Gagnon",
                 *       "phone": null
                 *     }
                 */
                "application/json": {
                    businessName?: string | null;
                    contact?: string | null;
                    email?: string | null;
                    phone?: string | null;
                    postalAddress?: string | null;
                    neq?: string | null;
                    amountAsked?: number | null;
                    people?: {
                        id: string;
                        name?: string;
                        role?: string;
                        training?: string;
                        experience?: string;
                        share?: string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DossierProfile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFull"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getForecast: {
        parameters: {
            query?: {
                /** @description `expected` where it is left out. */
                scenario?: "prudent" | "expected" | "ambitious";
            };
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forecast"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "answers": {
                 *           "businessIdea": "Une boulangerie ouverte la nuit",
                 *           "targetMarket": "Les travailleurs de quart de Rimouski",
                 *           "problemSolved": "Rien de chaud à manger après 22 h",
                 *           "businessModel": "directSales",
                 *           "location": "Rimouski"
                 *         }
                 *       },
                 *       "baseLastUpdated": null
                 *     }
                 */
                "application/json": {
                    data: {
                        [key: string]: unknown;
                    };
                    baseLastUpdated: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lastUpdated": "2026-11-20T14:12:30.512Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        lastUpdated: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFullOrPremiumRequired"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPersonOrSaveConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    autoFillModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, new for each generation that is wanted. The same request with the same key begins nothing again: while the generation runs, on whichever server, it is followed from its beginning; afterwards its result is returned. Another request with this key is refused (`idempotency_key_reused`).
                 * @example 6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "fr"
                 *     }
                 */
                "application/json": {
                    answers?: {
                        [key: string]: unknown;
                    };
                    comments?: string;
                    proposedAnswers?: string[];
                    defaultedAnswers?: string[];
                    baseLastUpdated?: string | null;
                    /** @enum {string} */
                    language: "fr" | "en";
                };
            };
        };
        responses: {
            /**
             * @description The whole result, once it is written; with `Accept: text/event-stream`, a stream of server-sent events. Each has a name, `event`, and JSON, `data`; the schema is that of one event:
             *
             *         event: token
             *         data: {"text":"## Concept"}
             *
             *     `token` brings the next piece of a text, `partial` the complete fields of a structure so far, `thinking` that a model reasons first; `done` or `error` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same `Idempotency-Key` follows it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "aiResponse": "## Concept\n\nUne boulangerie de nuit, à Rimouski…",
                     *         "aiResponseEnding": "complete",
                     *         "superseded": false
                     *       },
                     *       "lastUpdated": "2026-11-20T14:12:30.512Z",
                     *       "aiUsage": {
                     *         "used": 1,
                     *         "limit": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Generation"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `premium_required`: This module requires a premium subscription to be used.
             *     - `quota_spent`: Limit reached! Subscribe to continue using AI.
             *     - `generation_under_way`: A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.
             *     - `monthly_quota_spent`: You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.
             *     - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `save_conflict`: This module was changed elsewhere since you opened it.
             *     - `idempotency_key_reused`: This idempotency key was already used for another request.
             *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
             *     - `autofill_not_needed`: This module already has answers and a write-up.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `answers_missing`: Some required answers are missing.
             *     - `entries_missing`: Write at least one journal entry first.
             *     - `ai_refused`: The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.
             *     - `autofill_needs_brainstorm`: Choose an idea in the brainstorm module first, or say there that you already have one.
             *     - `autofill_needs_idea`: Describe your idea and your target market in the idea module first.
             *     - `autofill_found_nothing`: Your project does not say enough yet to fill a required question. Nothing was written and nothing was counted.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["AiDailyLimitOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `ai_unavailable`: Service temporarily unavailable
             *     - `ai_empty_reply`: Error generating response.
             *     - `ai_unreadable_reply`: The AI replied in a form that cannot be used. Please try again.
             *     - `ai_misconfigured`: Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `generation_interrupted`: The generation was interrupted. It was not counted.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "baseLastUpdated": "2026-11-20T14:12:30.512Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    baseLastUpdated: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        basis: {
                            /** Format: date-time */
                            at: string;
                            prompt: string;
                            words: {
                                [key: string]: string;
                            };
                            figures: {
                                [key: string]: string;
                            };
                            blocking?: string;
                        };
                        /** Format: date-time */
                        lastUpdated: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PremiumRequired"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPersonOrSaveConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        generation: string | null;
                        feedback: ({
                            /** @constant */
                            helped: true;
                            reason: ("faithful" | "clear" | "newIdea" | "usable") | null;
                        } | {
                            /** @constant */
                            helped: false;
                            reason: ("untrue" | "general" | "missing" | "wording" | "length") | null;
                        }) | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "generation": "6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21",
                 *       "feedback": {
                 *         "helped": true,
                 *         "reason": "clear"
                 *       }
                 *     }
                 */
                "application/json": {
                    generation: string;
                    feedback: ({
                        /** @constant */
                        helped: true;
                        reason: ("faithful" | "clear" | "newIdea" | "usable") | null;
                    } | {
                        /** @constant */
                        helped: false;
                        reason: ("untrue" | "general" | "missing" | "wording" | "length") | null;
                    }) | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feedback: ({
                            /** @constant */
                            helped: true;
                            reason: ("faithful" | "clear" | "newIdea" | "usable") | null;
                        } | {
                            /** @constant */
                            helped: false;
                            reason: ("untrue" | "general" | "missing" | "wording" | "length") | null;
                        }) | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    generateModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, new for each generation that is wanted. The same request with the same key begins nothing again: while the generation runs, on whichever server, it is followed from its beginning; afterwards its result is returned. Another request with this key is refused (`idempotency_key_reused`).
                 * @example 6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "businessIdea": "Une boulangerie ouverte la nuit",
                 *         "targetMarket": "Les travailleurs de quart de Rimouski",
                 *         "problemSolved": "Rien de chaud à manger après 22 h",
                 *         "businessModel": "directSales",
                 *         "location": "Rimouski"
                 *       },
                 *       "comments": "Insister sur le quartier du port",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": {
                    answers?: {
                        [key: string]: unknown;
                    };
                    comments?: string;
                    proposedAnswers?: string[];
                    defaultedAnswers?: string[];
                    baseLastUpdated?: string | null;
                    /** @enum {string} */
                    language: "fr" | "en";
                };
            };
        };
        responses: {
            /**
             * @description The whole result, once it is written; with `Accept: text/event-stream`, a stream of server-sent events. Each has a name, `event`, and JSON, `data`; the schema is that of one event:
             *
             *         event: token
             *         data: {"text":"## Concept"}
             *
             *     `token` brings the next piece of a text, `partial` the complete fields of a structure so far, `thinking` that a model reasons first; `done` or `error` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same `Idempotency-Key` follows it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "aiResponse": "## Concept\n\nUne boulangerie de nuit, à Rimouski…",
                     *         "aiResponseEnding": "complete",
                     *         "superseded": false
                     *       },
                     *       "lastUpdated": "2026-11-20T14:12:30.512Z",
                     *       "aiUsage": {
                     *         "used": 1,
                     *         "limit": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Generation"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `premium_required`: This module requires a premium subscription to be used.
             *     - `quota_spent`: Limit reached! Subscribe to continue using AI.
             *     - `generation_under_way`: A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.
             *     - `monthly_quota_spent`: You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.
             *     - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `save_conflict`: This module was changed elsewhere since you opened it.
             *     - `idempotency_key_reused`: This idempotency key was already used for another request.
             *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `answers_missing`: Some required answers are missing.
             *     - `entries_missing`: Write at least one journal entry first.
             *     - `ai_refused`: The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["AiDailyLimitOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `ai_unavailable`: Service temporarily unavailable
             *     - `ai_empty_reply`: Error generating response.
             *     - `ai_unreadable_reply`: The AI replied in a form that cannot be used. Please try again.
             *     - `ai_misconfigured`: Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `generation_interrupted`: The generation was interrupted. It was not counted.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
                /** @description The `Idempotency-Key` with which the generation was asked for. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The whole result, once it is written; with `Accept: text/event-stream`, a stream of server-sent events. Each has a name, `event`, and JSON, `data`; the schema is that of one event:
             *
             *         event: token
             *         data: {"text":"## Concept"}
             *
             *     `token` brings the next piece of a text, `partial` the complete fields of a structure so far, `thinking` that a model reasons first; `done` or `error` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same `Idempotency-Key` follows it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `premium_required`: This module requires a premium subscription to be used.
             *     - `quota_spent`: Limit reached! Subscribe to continue using AI.
             *     - `generation_under_way`: A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.
             *     - `monthly_quota_spent`: You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.
             *     - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Suspended"];
            404: components["responses"]["NotFoundOrGenerationNotBegun"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `save_conflict`: This module was changed elsewhere since you opened it.
             *     - `idempotency_key_reused`: This idempotency key was already used for another request.
             *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `answers_missing`: Some required answers are missing.
             *     - `entries_missing`: Write at least one journal entry first.
             *     - `ai_refused`: The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["AiDailyLimitOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `ai_unavailable`: Service temporarily unavailable
             *     - `ai_empty_reply`: Error generating response.
             *     - `ai_unreadable_reply`: The AI replied in a form that cannot be used. Please try again.
             *     - `ai_misconfigured`: Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `generation_interrupted`: The generation was interrupted. It was not counted.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    reviseModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, new for each generation that is wanted. The same request with the same key begins nothing again: while the generation runs, on whichever server, it is followed from its beginning; afterwards its result is returned. Another request with this key is refused (`idempotency_key_reused`).
                 * @example 6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "Concept",
                 *       "instruction": "Plus court, avec un exemple",
                 *       "language": "fr",
                 *       "baseLastUpdated": "2026-11-20T14:12:30.512Z"
                 *     }
                 */
                "application/json": {
                    section?: string;
                    passage?: string;
                    instruction: string;
                    /** @enum {string} */
                    language: "fr" | "en";
                    baseLastUpdated: string | null;
                };
            };
        };
        responses: {
            /**
             * @description The whole result, once it is written; with `Accept: text/event-stream`, a stream of server-sent events. Each has a name, `event`, and JSON, `data`; the schema is that of one event:
             *
             *         event: token
             *         data: {"text":"## Concept"}
             *
             *     `token` brings the next piece of a text, `partial` the complete fields of a structure so far, `thinking` that a model reasons first; `done` or `error` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same `Idempotency-Key` follows it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `premium_required`: This module requires a premium subscription to be used.
             *     - `quota_spent`: Limit reached! Subscribe to continue using AI.
             *     - `generation_under_way`: A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.
             *     - `monthly_quota_spent`: You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.
             *     - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `save_conflict`: This module was changed elsewhere since you opened it.
             *     - `idempotency_key_reused`: This idempotency key was already used for another request.
             *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `answers_missing`: Some required answers are missing.
             *     - `entries_missing`: Write at least one journal entry first.
             *     - `ai_refused`: The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.
             *     - `revision_needs_text`: There is no text to change in this module yet.
             *     - `revision_too_long`: This is too long to be changed at once: choose a shorter passage.
             *     - `section_not_found`: There is no section with this heading in the saved text, or there are several.
             *     - `passage_not_found`: This passage is not in the saved text.
             *     - `passage_not_unique`: This passage is more than once in the text: choose a longer one, or the whole section.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["AiDailyLimitOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `ai_unavailable`: Service temporarily unavailable
             *     - `ai_empty_reply`: Error generating response.
             *     - `ai_unreadable_reply`: The AI replied in a form that cannot be used. Please try again.
             *     - `ai_misconfigured`: Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `generation_interrupted`: The generation was interrupted. It was not counted.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    stopGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotencyKey": "6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21"
                 *     }
                 */
                "application/json": {
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        stopped: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    translateModule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the client, new for each generation that is wanted. The same request with the same key begins nothing again: while the generation runs, on whichever server, it is followed from its beginning; afterwards its result is returned. Another request with this key is refused (`idempotency_key_reused`).
                 * @example 6f4b1a0e-2f0d-4c1b-8a55-3d0f2f7f6c21
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en",
                 *       "baseLastUpdated": "2026-11-20T14:12:30.512Z"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    language: "fr" | "en";
                    baseLastUpdated: string | null;
                };
            };
        };
        responses: {
            /**
             * @description The whole result, once it is written; with `Accept: text/event-stream`, a stream of server-sent events. Each has a name, `event`, and JSON, `data`; the schema is that of one event:
             *
             *         event: token
             *         data: {"text":"## Concept"}
             *
             *     `token` brings the next piece of a text, `partial` the complete fields of a structure so far, `thinking` that a model reasons first; `done` or `error` is the last one. Comments keep the connection open. Leaving the stream stops nothing: the same request with the same `Idempotency-Key` follows it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `premium_required`: This module requires a premium subscription to be used.
             *     - `quota_spent`: Limit reached! Subscribe to continue using AI.
             *     - `generation_under_way`: A generation is under way and holds the last one that you have left. Wait until it ends, or stop it.
             *     - `monthly_quota_spent`: You have reached your limit of 100 AI generations for this month. Come back next month or contact us for an upgrade.
             *     - `storage_full`: Your storage is full: nothing more can be added. To make room, delete projects for good in the recycle bin.
             */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `other_person`: Another person has signed in on this device. The page is loaded again.
             *     - `save_conflict`: This module was changed elsewhere since you opened it.
             *     - `idempotency_key_reused`: This idempotency key was already used for another request.
             *     - `generation_stopped`: The generation was stopped before it began. It was not counted.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `answers_missing`: Some required answers are missing.
             *     - `entries_missing`: Write at least one journal entry first.
             *     - `ai_refused`: The AI declined to write about this. Your words are kept: put differently what may have held it back, then try again.
             *     - `revision_needs_text`: There is no text to change in this module yet.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["AiDailyLimitOrRateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `ai_unavailable`: Service temporarily unavailable
             *     - `ai_empty_reply`: Error generating response.
             *     - `ai_unreadable_reply`: The AI replied in a form that cannot be used. Please try again.
             *     - `ai_misconfigured`: Something is wrong with the AI’s settings on our side. It is ours to mend, and we have been told. Your answers are kept: please come back a little later.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `generation_interrupted`: The generation was interrupted. It was not counted.
             *     - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: {
                            id: string;
                            /** @enum {string} */
                            cause: "saved" | "edited" | "generated" | "autoFilled" | "restored" | "offered";
                            /** Format: date-time */
                            created_at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
                /** @description Of an earlier version of the module. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        cause: "saved" | "edited" | "generated" | "autoFilled" | "restored" | "offered";
                        /** Format: date-time */
                        created_at: string;
                        data: components["schemas"]["ModuleEntry"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
                /** @description Which module. */
                module: "brainstorm" | "idea" | "analysis" | "business-plan" | "marketing" | "rd" | "finances" | "environmental" | "personas" | "journal" | "maturity";
                /** @description Of an earlier version of the module. */
                version: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "baseLastUpdated": "2026-11-20T14:12:30.512Z"
                 *     }
                 */
                "application/json": {
                    baseLastUpdated: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["ModuleEntry"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFullOrPremiumRequired"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPersonOrSaveConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the project, or at the support desk of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: {
                            id: string;
                            name: string;
                        };
                        items: {
                            id: string;
                            question: {
                                fr: string;
                                en: string;
                            };
                            because?: {
                                fr: string;
                                en: string;
                            };
                            answer?: {
                                fr: string;
                                en: string;
                            };
                            missing?: {
                                fr: string;
                                en: string;
                            };
                            mendAt: {
                                module: string;
                                question?: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    importProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "elan-project/1",
                 *       "name": "Pain de nuit",
                 *       "description": "",
                 *       "modules_data": {
                 *         "idea": {
                 *           "answers": {
                 *             "businessIdea": "Une boulangerie ouverte la nuit",
                 *             "targetMarket": "Les travailleurs de quart de Rimouski",
                 *             "problemSolved": "Rien de chaud à manger après 22 h",
                 *             "businessModel": "directSales",
                 *             "location": "Rimouski"
                 *           },
                 *           "lastUpdated": "2026-11-20T14:12:30.512Z"
                 *         }
                 *       },
                 *       "exportedAt": "2026-11-20T14:12:30.512Z"
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["StorageFullOrPremiumRequired"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            409: components["responses"]["OtherPersonOrSaveConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ImportUnreadableOrImportNewer"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resumeProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        description: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        step: {
                            /** @constant */
                            kind: "answer";
                            module: string;
                            question: string;
                            number: number;
                            of: number;
                            isReady: boolean;
                        } | {
                            /** @enum {string} */
                            kind: "generate" | "choose" | "develop" | "use" | "unlock";
                            module: string;
                        } | {
                            /** @constant */
                            kind: "takeAway";
                        };
                        checks: {
                            id: string;
                            /** @enum {string} */
                            severity: "blocking" | "warning" | "note";
                            modules: string[];
                            text: {
                                fr: string;
                                en: string;
                            };
                            mendAt: {
                                module: string;
                                question?: string;
                            };
                            answer?: {
                                because: string;
                                at: string;
                            };
                        }[];
                        stale: {
                            module: string;
                            because: {
                                module: string;
                                question?: string;
                            }[];
                        }[];
                    } | null;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"] | null;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrSubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    collectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"] | null;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrSubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "return_url": "https://elan.exemple.quebec/account"
                 *     }
                 */
                "application/json": {
                    return_url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["MalformedOrRedirectForeign"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPersonOrSubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"] | null;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrigin"];
            409: components["responses"]["OtherPerson"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOriginOrSuspended"];
            409: components["responses"]["OtherPersonOrSubscriptionMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `payments_unavailable`: The payment service does not answer. Please try again in a moment.
             *     - `payment_key_invalid`: Invalid payment provider API key. Please check the configuration.
             *     - `payment_mode_mismatch`: Test/live mode mismatch. Please check the configuration.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before; left out for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: string;
                            module: string;
                            /** @enum {string} */
                            action: "generate" | "autoFill" | "revise" | "translate";
                            project_name: string | null;
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            status: "running" | "succeeded" | "failed";
                            counted: boolean;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["OtherPerson"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Over the bytes of the body, with the webhook’s secret. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                    };
                };
            };
            400: components["responses"]["WebhookRefused"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `database_unavailable`: Unable to connect to database. Please check your internet connection and try again.
             *     - `database_busy`: The service has too much to do at the moment. Please try again in a moment.
             *     - `database_not_writable`: Nothing can be saved at the moment. The problem is on our side, not with your connection. Please try again in a few minutes.
             *     - `database_misconfigured`: Something is wrong with our database’s settings. It is ours to fix, and your connection is fine. Please come back a little later.
             *     - `stopping`: The service is restarting. Please try again in a moment.
             */
            503: {
                headers: {
                    /** @description After how many seconds it is worth trying again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}

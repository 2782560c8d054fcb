import type { FailureCode } from '@elan/domain/failure';

/** The French message for every failure. */
export const failures = {
  malformed: 'La demande n’est pas valide.',
  password_too_short: 'Le mot de passe doit compter au moins 6 caractères.',
  password_too_long: 'Le mot de passe doit compter au plus 128 caractères.',
  password_common:
    'Ce mot de passe est un mot courant, ou un tel mot entouré de chiffres ou de signes, donc des premiers qu’on essaie. Choisissez-en un autre.',
  password_repeated:
    'Votre mot de passe ne doit pas être un seul caractère répété. Choisissez-en un autre.',
  password_run:
    'Votre mot de passe ne doit pas être une suite de lettres, de chiffres ou de touches, comme abcdef, 654321 ou azerty. Choisissez-en un autre.',
  password_obvious:
    'Votre mot de passe ne doit être ni votre adresse courriel ni le nom du produit. Choisissez-en un autre.',
  terms_not_accepted: 'Vous devez accepter les conditions d’utilisation pour créer un compte.',
  confirmation_invalid: 'Ce lien de confirmation n’est pas valide ou a expiré.',
  recovery_invalid: 'Ce lien n’est pas valide ou a expiré. Demandez-en un nouveau.',
  webhook_refused: 'Cet événement n’est pas signé comme il le devrait.',
  price_unknown:
    'Le prix configuré n’existe pas chez le fournisseur de paiement. Vérifiez la configuration ou écrivez au soutien.',
  redirect_foreign: 'Les adresses de retour doivent être celles de cette application.',
  password_required: 'Entrez le mot de passe choisi à l’inscription.',
  code_invalid: 'Ce code n’est pas le bon, ou il a déjà servi.',
  challenge_invalid: 'Cette connexion a pris trop de temps. Entrez de nouveau votre mot de passe.',
  two_factor_required:
    'L’administration demande la connexion en deux étapes. Activez-la dans votre compte, puis revenez.',
  two_factor_on: 'La connexion en deux étapes est déjà activée.',
  password_changed_recently:
    'Le mot de passe de ce compte a été changé il y a moins de 24 heures. Par sécurité, la connexion en deux étapes peut être activée 24 heures après un changement, ou dès que vous aurez choisi un nouveau mot de passe avec «\u00a0Mot de passe oublié?\u00a0», à la page de connexion.',
  two_factor_off: 'La connexion en deux étapes n’est pas activée.',
  codes_locked: 'Trop de codes erronés. Attendez quelques minutes avant de réessayer.',
  unknown_host:
    'Tant qu’un service simulé fonctionne, ce serveur ne répond qu’à localhost, à une adresse IP et à l’hôte de PUBLIC_URL ou de HOST.',
  unauthenticated: 'Veuillez vous connecter.',
  invalid_credentials:
    'Adresse courriel ou mot de passe incorrect. Vérifiez vos renseignements de connexion.',
  quota_spent: 'Limite atteinte! Abonnez-vous pour continuer à utiliser l’IA.',
  generation_under_way:
    'Une génération est en cours et occupe la dernière qu’il vous reste. Attendez qu’elle se termine, ou arrêtez-la.',
  monthly_quota_spent:
    'Vous avez atteint votre limite de 100 générations IA pour ce mois-ci. Revenez le mois prochain ou écrivez-nous pour l’augmenter.',
  storage_full:
    'Votre espace de stockage est plein\u00a0: rien ne peut plus y être ajouté. Pour faire de la place, supprimez des projets pour de bon dans la corbeille.',
  dossier_premium:
    'Ce fichier vient avec Premium. Markdown et JSON sont gratuits\u00a0: votre projet n’est jamais prisonnier d’Élan.',
  dossier_too_large:
    'Ce document serait trop long pour être fait d’un seul tenant. Choisissez moins de parties, ou téléchargez-le en Markdown.',
  dossier_busy: 'Vos derniers documents se préparent encore. Attendez que l’un d’eux soit prêt.',
  dossier_queue_full:
    'Trop de documents se préparent en ce moment. Réessayez dans une demi-minute.',
  import_unreadable:
    'Ce fichier n’est pas un projet exporté d’Élan, ou il est abîmé. Rien n’a été ajouté.',
  import_newer:
    'Ce fichier vient d’une version d’Élan plus récente que celle-ci. Rien n’a été ajouté.',
  premium_required: 'Ce module nécessite un abonnement Premium.',
  email_not_confirmed:
    'Votre adresse courriel n’est pas encore confirmée. Consultez vos courriels et cliquez sur le lien de confirmation.',
  forbidden_origin: 'Cette demande ne vient pas de l’application.',
  signup_disabled: 'Les inscriptions sont suspendues pour le moment. Veuillez réessayer plus tard.',
  suspended: 'Votre compte est suspendu. Veuillez écrire au soutien.',
  founder_protected:
    'Un compte Fondateur ne peut pas être supprimé ici. Veuillez écrire au soutien.',
  not_found: 'Introuvable.',
  generation_not_begun: 'Cette génération n’a pas commencé. Rien n’a été compté.',
  account_not_found:
    'Aucun compte ne correspond à cette adresse courriel. Vérifiez l’adresse ou créez un compte.',
  method_not_allowed: 'Cette adresse n’accepte pas cette méthode.',
  already_registered:
    'Cette adresse courriel est déjà utilisée. Essayez de vous connecter ou utilisez «\u00a0Mot de passe oublié\u00a0».',
  other_person: 'Une autre personne s’est connectée sur cet appareil. La page se recharge.',
  generation_stopped: 'La génération a été arrêtée. Elle n’a pas été comptée.',
  generation_stopped_counted:
    'La génération a été arrêtée alors qu’une partie s’affichait déjà\u00a0: elle a été comptée. Rien n’était encore assez complet pour être gardé.',
  idempotency_key_reused: 'Cette clé d’idempotence a déjà servi à une autre demande.',
  people_full:
    'Quelqu’un a été ajouté ailleurs, et un dossier compte dix personnes au plus. Retirez une personne ici pour enregistrer les autres.',
  save_conflict: 'Ce module a été modifié ailleurs depuis que vous l’avez ouvert.',
  already_subscribed: 'Vous avez déjà un abonnement.',
  premium_included: 'Votre compte comprend déjà tout.',
  checkout_under_way: 'Votre paiement se prépare. Veuillez réessayer dans un instant.',
  deletion_under_way: 'La suppression de ce compte est en cours.',
  subscription_missing: 'Il n’y a aucun abonnement à modifier.',
  admin_protected: 'Un compte d’administration ne peut pas être suspendu.',
  autofill_not_needed: 'Ce module a déjà des réponses et une analyse.',
  body_too_large:
    'C’est trop long pour un seul envoi\u00a0: au plus 2 Mo par module, 18 Mo pour un projet importé. Raccourcissez ou supprimez quelque chose, puis réessayez.',
  unsupported_media_type: 'Seul le format JSON est accepté ici.',
  answers_missing: 'Il manque des réponses obligatoires.',
  autofill_needs_brainstorm:
    'Choisissez d’abord une idée dans le module Trouver mon idée, ou indiquez que vous en avez une.',
  autofill_needs_idea: 'Décrivez d’abord votre idée et votre clientèle dans le module Mon idée.',
  autofill_found_nothing:
    'Votre projet n’en dit pas encore assez pour répondre à une question obligatoire. Rien n’a été rédigé ni compté.',
  entries_missing: 'Écrivez d’abord au moins une entrée de journal.',
  ai_refused:
    'L’IA a refusé d’écrire à ce sujet. Vos mots sont conservés\u00a0: formulez autrement ce qui a pu la retenir, puis réessayez.',
  revision_needs_text: 'Ce module n’a pas encore de texte à changer.',
  section_not_found:
    'Aucune section du texte enregistré ne porte ce titre, ou plusieurs le portent.',
  passage_not_found: 'Ce passage n’est pas dans le texte enregistré.',
  passage_not_unique:
    'Ce passage se trouve plusieurs fois dans le texte\u00a0: choisissez-en un plus long, ou toute la section.',
  revision_too_long:
    'C’est trop long pour être changé d’un coup\u00a0: choisissez un passage plus court.',
  ai_daily_limit:
    'L’IA a écrit tout ce qu’elle peut écrire ici aujourd’hui. Rien n’a été compté, et vos réponses sont conservées\u00a0: revenez demain.',
  too_many_unfinished:
    'Trop de générations de ce compte ont été arrêtées ou ont donné une réponse inutilisable aujourd’hui. Celle-ci n’a pas été comptée, et vos réponses sont conservées\u00a0: revenez demain.',
  rate_limited: 'Trop de demandes. Patientez un moment avant de réessayer.',
  too_many_attempts:
    'Trop de tentatives de connexion. Patientez quelques minutes avant de réessayer.',
  too_many_failures:
    'Trop de tentatives de connexion infructueuses. Compte verrouillé pour 15 minutes.',
  account_locked: 'Compte verrouillé temporairement. Réessayez dans N minutes.',
  internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  ai_unavailable: 'Service temporairement indisponible',
  ai_empty_reply: 'Erreur lors de la génération de la réponse.',
  ai_unreadable_reply:
    'La réponse de l’IA n’avait pas la forme attendue et ne peut pas être utilisée. Veuillez réessayer.',
  ai_misconfigured:
    'Un réglage de l’IA est incorrect de notre côté. C’est à nous de le corriger, et nous en sommes avertis. Vos réponses sont conservées\u00a0: revenez un peu plus tard.',
  checkout_failed: 'Erreur lors de la création de la session de paiement',
  payment_key_invalid:
    'La clé d’API du fournisseur de paiement n’est pas valide. Vérifiez la configuration.',
  payment_mode_mismatch:
    'Le mode test et le mode réel ne concordent pas. Vérifiez la configuration.',
  payments_unavailable: 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.',
  deletion_unfinished:
    'Le service de paiement ne répond pas\u00a0: votre compte n’a pas été supprimé, mais votre abonnement a pu prendre fin. Veuillez réessayer dans un instant.',
  database_unavailable:
    'Impossible de joindre la base de données. Vérifiez votre connexion Internet, puis réessayez.',
  database_busy: 'Le service est très sollicité en ce moment. Veuillez réessayer dans un instant.',
  database_not_writable:
    'Rien ne peut être enregistré pour le moment. Le problème vient de notre côté, et non de votre connexion. Veuillez réessayer dans quelques minutes.',
  database_misconfigured:
    'Un réglage de notre base de données est incorrect. C’est à nous de le corriger, et votre connexion n’y est pour rien. Revenez un peu plus tard.',
  generation_interrupted: 'La génération a été interrompue. Elle n’a pas été comptée.',
  stopping: 'Le service redémarre. Veuillez réessayer dans un instant.',
} satisfies Record<FailureCode, string>;

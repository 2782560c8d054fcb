import type { LegalDocument } from '../legalDocument.ts';

/** The privacy policy; it must describe exactly what the code does with personal data. */
export const privacy: LegalDocument = {
  title: 'Politique de confidentialité',
  effective: (date) => `En vigueur le ${date}`,
  lead: 'Ce que nous savons de vous, pourquoi, combien de temps, et ce que vous pouvez en faire. Cette politique répond à la Loi sur la protection des renseignements personnels dans le secteur privé (RLRQ, chapitre P-39.1), telle que la Loi 25 l’a modifiée.',
  sections: ({
    binDays,
    dumpsKeptDays,
    formerUsageDays,
    freeStorage,
    lockoutMinutes,
    maxSignInFailures,
    premiumStorage,
    standIns,
    versionsKept,
    sessionDays,
    deviceDays,
    longestSessionDays,
  }) => [
    {
      id: 'responsable',
      title: 'Qui en est responsable',
      blocks: [
        'Élan désigne une personne responsable de la protection des renseignements personnels (c’est son titre). Elle répond à vos questions, à vos demandes et à vos plaintes. Voici son adresse\u00a0:',
      ],
      link: 'support',
    },
    {
      id: 'collecte',
      title: 'Ce que nous recueillons, et pourquoi',
      blocks: [
        [
          'Votre compte\u00a0: adresse courriel, empreinte du mot de passe (nous ne connaissons pas le mot de passe lui-même), langue, dates de création et de dernière connexion, version des conditions acceptée et date de votre accord, suspension s’il y en a une. Pour vous reconnaître et vous écrire.',
          'Vos projets\u00a0: noms, réponses, commentaires, textes rédigés et leurs versions, idées, personas, entrées de journal, indices, les coordonnées et les personnes que vous présentez dans le dossier, et la place qu’ils prennent. Pour vous rendre le service.',
          'Votre utilisation de l’IA\u00a0: pour chaque génération, le module, le projet, la date et l’issue, le modèle qui a rédigé, la longueur de la demande et de la réponse, et le temps qu’il y a mis. Pour tenir le compte de votre forfait et suivre ce que coûte le service.',
          'Ce que vous dites d’un texte, si vous le voulez\u00a0: s’il vous a aidé, et une raison choisie dans une liste, avec la date, dans le relevé de cette génération. Nous n’en lisons que les sommes, sans le texte et sans savoir de qui elles viennent. Pour améliorer la rédaction.',
          'Votre abonnement\u00a0: son état, sa période, vos numéros de client et d’abonnement chez le fournisseur de paiement, la marque de la carte et ses quatre derniers chiffres. Jamais le numéro de la carte. Pour ouvrir Premium.',
          'Votre connexion en deux étapes, si vous l’activez\u00a0: la clé de votre application d’authentification, chiffrée, l’empreinte des codes de secours qui restent et le nombre de codes erronés, jusqu’à ce que vous la désactiviez. Pour que le mot de passe seul ne suffise pas.',
          'Vos sessions\u00a0: l’adresse IP et le navigateur de chaque appareil connecté, et la dernière utilisation. Pour que vous puissiez y reconnaître un accès qui n’est pas le vôtre.',
          'Les connexions manquées\u00a0: l’adresse courriel essayée, l’adresse IP et le nombre d’essais. Pour arrêter qui cherche à deviner un mot de passe.',
          'Le journal de sécurité du serveur\u00a0: vos requêtes, chacune avec sa nature, son heure et le numéro de votre compte, jamais ce que vous écrivez; et les connexions, les refus et les changements qui touchent la sécurité de votre compte, avec son numéro et l’adresse IP, jamais l’adresse courriel. Pour découvrir un accès qui n’est pas le vôtre et trouver ce qui ne fonctionne pas.',
          'Les gestes du service à la clientèle sur votre compte\u00a0: l’action et sa date. Pour pouvoir en rendre compte.',
        ],
        'Vous choisissez ce que vous écrivez dans vos réponses. Évitez d’y mettre des renseignements délicats, sur vous ou sur d’autres.',
      ],
    },
    {
      id: 'jamais',
      title: 'Ce que nous ne faisons pas',
      blocks: [
        [
          'Aucun traceur, aucune mesure d’audience, rien qui vienne d’un autre site.',
          'Aucune publicité, aucun profilage.',
          'Aucune vente ni location de vos renseignements.',
          'Le service à la clientèle ne voit jamais vos projets. De votre compte, il voit l’adresse courriel et si elle est confirmée, la langue, les dates de création et de dernière connexion, une suspension ou un blocage de la connexion, le nombre de générations utilisées, le forfait et l’abonnement\u00a0: son état, sa période, ses numéros chez le fournisseur de paiement, la marque de la carte et ses quatre derniers chiffres.',
        ],
      ],
    },
    {
      id: 'conservation',
      title: 'Où c’est gardé, et combien de temps',
      blocks: [
        'Vos renseignements sont dans la base de données d’Élan. La personne responsable vous dit, sur demande, où se trouve le serveur.',
        [
          'Votre compte et votre abonnement\u00a0: jusqu’à ce que vous supprimiez le compte, ce qui efface tout, sauf ce qui est dit plus bas du nombre de générations gratuites utilisées, du journal de sécurité, du courriel qui confirme la suppression, des copies de sauvegarde et du journal du service à la clientèle.',
          `Le nombre de générations gratuites utilisées\u00a0: après la suppression du compte, ${formerUsageDays} jours, avec la date où il s’efface et sous une empreinte de votre adresse courriel (HMAC-SHA-256) que seule notre clé secrète permet de calculer. Rien d’autre, et rien du tout si vous n’en aviez utilisé aucune. C’est ce qui empêche d’en obtenir d’autres en supprimant un compte pour en créer un nouveau. Une adresse écrite autrement, avec une étiquette (+…) ou, chez Gmail, d’autres points, compte pour la même.`,
          `Vos projets\u00a0: jusqu’à ce que vous les supprimiez. Un projet supprimé reste ${binDays} jours dans la corbeille, d’où vous pouvez le reprendre ou l’effacer tout de suite; il s’efface ensuite de lui-même.`,
          `La place que prennent vos projets, leurs versions et la corbeille\u00a0: ${freeStorage} au plus, ${premiumStorage} avec Premium. Une fois la limite atteinte, rien de plus ne s’enregistre; rien ne s’efface pour autant, sauf les versions de la ligne suivante.`,
          `Les versions antérieures d’un module\u00a0: les ${versionsKept} dernières, aussi longtemps que le projet; lorsque votre espace de stockage est plein, les plus anciennes laissent leur place à la nouvelle.`,
          'Le relevé de vos générations\u00a0: aussi longtemps que le compte, même après la suppression du projet. Ce que vous avez dit d’un texte y reste aussi; vous pouvez le retirer sous ce texte. Le texte ou les réponses que chacune a donnés n’y restent que tant que le projet existe.',
          'Un compte dont l’adresse n’est jamais confirmée\u00a0: 30 jours.',
          `Vos sessions\u00a0: une session prend fin après ${sessionDays} jours sans visite, ${longestSessionDays} jours après la connexion dans tous les cas, lorsque vous vous déconnectez, de cet appareil ou de tous, lorsque vous vous reconnectez dans le même navigateur, lorsque vous changez de mot de passe sur un autre appareil, ou lorsque vous en choisissez un nouveau par le lien d’un courriel.`,
          `Les navigateurs où vous vous êtes connecté\u00a0: une empreinte du témoin, une autre du réseau et du navigateur, la date de la première connexion et celle de la dernière, ${deviceDays} jours après celle-ci.`,
          'Les connexions manquées\u00a0: un jour.',
          'Le journal de sécurité du serveur\u00a0: 30 jours au plus, même après la suppression du compte; la personne responsable s’engage à l’effacer dans ce délai.',
          standIns.includes('mail')
            ? 'Les courriels que nous vous adressons\u00a0: dans la boîte de démonstration, 30 jours au plus. Supprimer le compte les efface avant, sauf celui qui confirme la suppression.'
            : 'Les courriels que nous vous envoyons\u00a0: effacés de chez nous dès que le transporteur les a pris, ou 30 jours après le dernier essai.',
          'Un document que vous demandez\u00a0: un quart d’heure après sa préparation.',
          'Les avis du fournisseur de paiement\u00a0: 40 jours.',
          `Les copies de sauvegarde\u00a0: au plus ${dumpsKeptDays} jours, même après la suppression du compte. Les copies automatiques s’effacent d’elles-mêmes; celles qui sont faites à la main, la personne responsable s’engage à les effacer dans le même délai.`,
          'Le journal du service à la clientèle\u00a0: après la suppression du compte, il n’y reste qu’un identifiant, sans nom ni adresse (un pseudonyme).',
        ],
      ],
    },
    {
      id: 'fournisseurs',
      title: 'À qui nous les communiquons',
      blocks: [
        'Seulement aux fournisseurs sans qui le service ne fonctionnerait pas. Ils peuvent se trouver hors du Québec, notamment aux États-Unis, où d’autres lois s’appliquent. Avant de leur confier vos renseignements, nous évaluons les facteurs relatifs à la vie privée et nous les lions par un contrat écrit, comme la Loi l’exige (article 17).',
        [
          standIns.includes('ai')
            ? 'Fournisseur d’IA\u00a0: aucun ici. Cette installation est une démonstration, et la rédaction se fait sur notre serveur.'
            : 'Le fournisseur d’IA reçoit, lorsque vous demandez une génération, le nom et la description du projet, vos réponses et vos commentaires, et ce dont le texte a besoin dans vos autres modules, avec le jour où vous les avez enregistrés. Il ne reçoit le journal que pour l’analyser et pour calculer l’indice de maturité, et jamais les idées que vous n’avez pas retenues, ni votre adresse courriel, ni rien d’autre de votre compte.',
          standIns.includes('payments')
            ? 'Fournisseur de paiement\u00a0: aucun ici. Cette installation est une démonstration, et les paiements y sont simulés sur notre serveur.'
            : 'Stripe reçoit, lorsque vous achetez Premium, votre adresse courriel, votre langue et l’identifiant de votre compte; puis, sur ses propres pages, votre carte et votre adresse de facturation.',
          standIns.includes('mail')
            ? 'Transporteur de courriel\u00a0: aucun ici. Cette installation est une démonstration, et nos courriels s’affichent sur une page que tout le monde peut ouvrir.'
            : 'Le transporteur de courriel reçoit votre adresse et le texte de nos courriels.',
          'L’hébergeur garde les serveurs où se trouvent la base de données et les copies de sauvegarde. Il n’a pas à les lire.',
        ],
        'La personne responsable vous dit, sur demande, le nom de chacun et le pays où il se trouve. Nous les communiquons aussi lorsque la loi nous y oblige.',
      ],
    },
    {
      id: 'automatise',
      title: 'Traitement automatisé',
      blocks: [
        'L’IA rédige à partir de vos réponses. Ce qu’elle produit, l’indice de maturité compris, vous aide à réfléchir et ne sert à prendre aucune décision à votre sujet.',
        `Trois choses se règlent sans qu’une personne intervienne\u00a0: Premium s’ouvre et se ferme selon le paiement, un nouveau compte commence avec les générations gratuites déjà utilisées par la même adresse dans un compte supprimé, et la connexion se bloque pendant ${lockoutMinutes} minutes après ${maxSignInFailures} essais manqués. Écrivez-nous pour en parler à quelqu’un.`,
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        [
          'Consulter et emporter\u00a0: «\u00a0Télécharger mes données\u00a0», dans votre compte, vous donne tout ce que la base de données garde sur vous, dans un format que d’autres logiciels lisent. Pour le journal de sécurité, écrivez à la personne responsable.',
          'Rectifier\u00a0: vous modifiez vous-même vos projets et vos réponses; pour le reste, écrivez à la personne responsable.',
          'Effacer\u00a0: «\u00a0Supprimer mon compte\u00a0», dans votre compte, efface tout ce que nous gardons sur vous, aux exceptions et aux délais près qui sont indiqués plus haut.',
          'Retirer votre consentement\u00a0: en tout temps, en cessant de demander des générations, en supprimant un projet ou le compte, ou en écrivant à la personne responsable.',
          'Faire cesser la diffusion et désindexer\u00a0: Élan ne publie rien de vous. Si un renseignement sur vous devenait pourtant public par notre faute, vous pouvez exiger que sa diffusion cesse et que les liens qui y mènent soient retirés des moteurs de recherche.',
          'Demander et vous plaindre\u00a0: la personne responsable vous répond dans les 30 jours. Si la réponse ne vous convient pas, ou à tout moment, vous pouvez vous adresser à la Commission d’accès à l’information du Québec (www.cai.gouv.qc.ca).',
        ],
      ],
    },
    {
      id: 'mineurs',
      title: 'Personnes mineures',
      blocks: [
        'Élan s’adresse à des personnes de 18 ans ou plus, ou capables de conclure un contrat. Nous ne recueillons rien, en connaissance de cause, d’une personne de moins de 14 ans sans le consentement du titulaire de l’autorité parentale. Si cela arrivait, écrivez-nous\u00a0: nous l’effaçons.',
      ],
    },
    {
      id: 'securite',
      title: 'Comment nous les protégeons',
      blocks: [
        [
          'Le mot de passe et le jeton de votre session ne sont gardés que sous forme d’empreinte. Changer de mot de passe déconnecte vos autres appareils, et un courriel vous l’annonce.',
          'La session voyage dans un témoin que les scripts de la page ne peuvent pas lire, par une connexion chiffrée.',
          'La base de données elle-même sépare les personnes\u00a0: elle ne vous montre que vos propres données.',
          `La connexion se bloque après ${maxSignInFailures} essais manqués.`,
          'Nos journaux techniques ne contiennent pas ce que vous écrivez.',
        ],
      ],
    },
    {
      id: 'incidents',
      title: 'En cas d’incident',
      blocks: [
        'Si un incident de confidentialité présente un risque de préjudice sérieux, la personne responsable vous en avise, ainsi que la Commission d’accès à l’information. C’est elle aussi qui tient le registre des incidents que la loi exige. Si vous croyez que vos renseignements ont été vus, changés ou perdus sans droit, écrivez-lui.',
      ],
    },
    {
      id: 'temoins',
      title: 'Témoins et mémoire du navigateur',
      blocks: [
        'Élan dépose six témoins (cookies), tous nécessaires; il n’y a donc rien à accepter ni à refuser. En https, leur nom commence par __Host-\u00a0: ils ne vont qu’à ce site.',
        [
          `elan.session_token, la session\u00a0: ${sessionDays} jours, prolongés lorsque vous revenez, ${longestSessionDays} jours au plus.`,
          'elan_session, un indice qui dit à la page qu’une session est ouverte, pour la même durée.',
          `elan.device, qui reconnaît ce navigateur à la prochaine connexion\u00a0: sans lui, un courriel vous annoncerait chacune comme venant d’un nouvel appareil. Il n’ouvre rien, et reste ${deviceDays} jours après la dernière connexion.`,
          'elan_language, la langue de la page\u00a0: un an.',
          'elan_project, le dernier projet utilisé et la question à laquelle vous y répondiez, sans votre réponse\u00a0: un an.',
          'elan_wanted, le module payant que vous avez demandé, pour y mener après le paiement\u00a0: un jour.',
        ],
        'Votre navigateur garde aussi, sur votre appareil seulement (localStorage, sessionStorage et IndexedDB), vos brouillons, une copie de votre compte et de vos derniers projets utilisés pour les montrer hors ligne, les conseils que vous avez masqués, les idées que vous comparez, votre façon de voir les questions, votre choix de langue et, pour chaque adresse courriel essayée, le nombre d’essais de connexion manqués; de l’inscription à la première connexion, l’adresse courriel du nouveau compte; le temps d’un onglet, l’adresse courriel que vous y avez tapée, le dernier projet que vous y avez utilisé et ce que vous y avez enregistré en dernier. Se déconnecter efface les brouillons et cette copie; supprimer le compte efface aussi ce que le navigateur où vous le faites garde sous ce compte ou sous son adresse. Le choix de langue y reste.',
      ],
    },
    {
      id: 'changements',
      title: 'Changements',
      blocks: [
        'Lorsque cette politique change, sa date change aussi. Un changement important est annoncé sur cette page et dans l’application au moins 30 jours avant de s’appliquer.',
      ],
      link: 'terms',
    },
  ],
};

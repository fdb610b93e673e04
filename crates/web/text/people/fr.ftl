# Ce que disent les pages sur les personnes. Chaque clé commence par people-.
people-account = Votre compte
people-account-lead = Sans compte, vous jouez ici en tant qu’invité. Avec un compte, vous revenez depuis n’importe quel appareil, et vos parties et classements restent à vous.
people-name = Nom
people-password = Mot de passe
people-password-about = Au moins 10 caractères. Plusieurs mots se retiennent facilement.
people-log-in = Se connecter
people-register = Ouvrir un compte
people-register-about = Un nom et un mot de passe suffisent.
people-guest-about = Vous êtes invité : seul ce navigateur vous connaît. En devenant membre, vous gardez toutes vos parties et pouvez vous connecter partout.
people-role-guest = Invité
people-role-member = Membre
people-role-host = Hôte de ce serveur
people-role-banned = Banni
people-own-profile = Votre profil
people-past = Parties jouées
people-host = Pour les hôtes
people-rename = Votre nom
people-save = Enregistrer
people-renamed = Vous vous appelez désormais { $name }.
people-log-out = Se déconnecter
people-log-out-about = Ce navigateur oublie qui vous êtes. Vos parties continuent, et vous revenez avec votre mot de passe ou une clé d’accès.

## Mots de passe et clés d’accès
people-password-old = Ancien mot de passe, si vous en avez un
people-password-new = Nouveau mot de passe
people-password-ends = Un nouveau mot de passe déconnecte tous vos autres appareils.
people-password-changed = Le mot de passe est changé. Les autres appareils doivent se reconnecter.
people-passkeys = Clés d’accès
people-passkeys-about = Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé de sécurité. Vous vous connectez d’un doigt, d’un regard ou par un code, sans mot de passe.
people-passkey-log-in = Se connecter avec une clé d’accès
people-passkey-register = L’ouvrir plutôt avec une clé d’accès
people-passkey-label = Mon appareil
people-passkey-name = Nom de cette clé d’accès
people-passkey-add = Ajouter une clé d’accès
people-passkey-added = La clé d’accès est ajoutée.
people-passkey-sure = Supprimer la clé d’accès « { $name } » ? Elle ne servira plus à vous connecter.
people-passkey-removed = { $name } est supprimée.
people-passkey-cancelled = Aucune clé d’accès n’a servi. Réessayez, ou prenez votre mot de passe.
people-passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
people-passkey-failed = Le navigateur n’y est pas parvenu. Réessayez, ou prenez un mot de passe.
people-wrong-passkey = Ce serveur ne connaît pas cette clé d’accès. Connectez-vous avec votre mot de passe ou une autre clé.
people-ceremony-over = Cela a pris trop de temps. Réessayez.
people-no-passkeys-here = Les clés d’accès ne marchent que si le serveur a un nom. Prenez ici un mot de passe.
people-last-credential = C’est le seul accès à votre compte. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
people-used = dernière utilisation le { $date }
people-rename-short = Renommer
people-rename-named = Renommer { $name }
people-remove = Supprimer
people-remove-named = Supprimer { $name }

## Appareils et jetons
people-devices = Connexions
people-device-unknown = Un appareil inconnu
people-this-device = cet appareil
people-seen = vu le { $date }
people-since = depuis le { $date }
people-end = Fermer
people-end-named = Fermer { $name }
people-session-ended = Cet appareil est déconnecté.
people-tokens = Jetons pour bots
people-tokens-about = Un programme muni d’un jeton joue en votre nom. Il ne peut pas modifier votre compte.
people-token-name = Nom du jeton
people-token-add = Créer un jeton
people-token-made = Copiez le jeton maintenant : il n’est montré qu’une fois.
people-token-ended = { $name } est fermé. Son programme est déconnecté.

## Données
people-own-data = Vos données
people-export-about = Un fichier avec tout ce que ce serveur garde sur vous.
people-export = Télécharger vos données
people-exported = Le fichier est téléchargé.
people-delete = Supprimer votre compte
people-delete-about = Tout de suite et pour toujours. Vous abandonnez là où vous jouez encore. Les parties finies restent aux autres, avec un nom neutre à votre place.
people-delete-name = Écrivez votre nom pour confirmer
people-delete-now = Supprimer pour toujours
people-delete-other = Ce n’est pas votre nom : rien n’a été supprimé.
people-deleted = Votre compte est supprimé.
people-stranger = Vous n’êtes plus connecté. Connectez-vous de nouveau.

## Profil
people-profile = Profil
people-ratings = Classements
people-no-ratings = Aucune partie classée pour l’instant.
people-rating-about = ± { $deviation } · { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
people-course = De { $first } à { $last } en { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
people-last-games = Dernières parties publiques
people-no-games = Aucune partie publique n’est finie.

## Parties jouées
people-past-strange = Connectez-vous pour voir vos parties.
people-past-about = Vos parties finies sur ce serveur, les dernières d’abord.
people-no-past = Vous n’avez encore fini aucune partie ici.
people-older = Plus anciennes
people-won = Gagnée
people-place = Place { $count }
people-unranked = Sans résultat
people-review-named = Revoir la partie de { $game }

## Pour les hôtes
people-hosts-only = Cette page est réservée aux hôtes de ce serveur.
people-reports = Signalements
people-all-reports = Aussi ceux qui sont clos
people-no-reports = Rien à juger.
people-reported-by = Signalé par
people-deleted-account = un compte supprimé
people-closed-at = Clos le { $date } :
people-outcome = Ce qui a été fait
people-close-report = Clore le signalement
people-accounts = Comptes
people-search = Début du nom d’un membre, ou identifiant d’un compte
people-find = Chercher
people-found = { $count ->
    [0] Personne.
    [one] Un compte.
   *[other] { $count } comptes.
}
people-ban = Bannir { $name }
people-ban-sure = Bannir { $name } ? Ce compte abandonne aussitôt toutes ses parties et ne peut plus rien faire ici.
people-banned-done = { $name } est banni.
people-unban = Réadmettre { $name }
people-tables = Tables
people-tables-of = Tables de { $name }
people-all-tables = Tables de tout le monde
people-no-tables = Il n’y a pas de telle table.
people-phase = Phase
people-phase-any = toutes
people-phase-gathering = attend des joueurs
people-phase-playing = en cours
people-phase-over = terminée
people-phase-closed = fermée
people-phase-frozen = gelée : son journal ne se rejoue pas
people-to-table = À la table
people-close-table = Fermer la table
people-close-table-sure = Fermer cette table ? Plus personne n’y joue. Son journal est gardé.
people-table-closed = La table est fermée.
people-table-over = La partie est finie, il n’y a rien à fermer.

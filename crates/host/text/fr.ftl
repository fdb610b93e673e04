# Ce que dit l’hôte des tables, quel que soit le client.
host-secret-until-over = Cela montre ce que les autres ont en main : disponible une fois la partie finie.
host-same-name = Deux joueurs s’appellent { $name } : donnez un autre nom à l’un d’eux.
host-no-table = Cette table n’existe pas ici, ou il n’y a rien à décider.
host-replay-only = C’est une partie revue : rien ne peut changer.
host-one-in-time = En temps réel, une seule personne joue devant un écran. À plusieurs, choisissez le rythme « à tour de rôle ».
host-key-idle = Rien à faire avec cette touche maintenant.
host-undo-nothing = Il n’y a pas d’étape à vous à annuler.
host-undo-revealed = La dernière étape ne peut être annulée : elle a montré du caché ou touché quelqu’un d’autre.
host-cannot-read = Cela ne peut être joué : { $fault }
host-text = { $text }

# Ce qu’écrit `magnifico admin`, et pourquoi il ne peut pas faire quelque chose.

admin-none = aucun
admin-never = jamais
admin-account = compte
admin-guest = invité
admin-backup = { $file } : tables { $tables }, entrées { $entries }, octets { $bytes }
admin-drill = { $file } : tables { $tables }, entrées { $entries }, dernière { $last } ; parties correctes { $fit }, fautives { $unfit }
admin-deleted = { $deleted } supprimé : tables { $tables }, parties en cours abandonnées { $resigned }
admin-verified = parties correctes : { $fit }, fautives : { $unfit }
admin-fits = correcte  { $table } : entrées { $entries }, { $status }
admin-fails = fautive   { $table } : { $error }
admin-complete = il ne manque rien
admin-accepted = accepté : le serveur continue avec ce que contient la base de données

# Phrases de l’administration du serveur, retrouvées par leur texte anglais.
error-admin-player = aucun joueur « { $wanted } » : donne un id ou le nom d’un compte
error-admin-table = aucune table « { $table } »
error-admin-begun = la table « { $table } » n’a pas commencé
error-admin-unfit = la table « { $table } » ne respecte pas les règles : { $error }
error-admin-database = { $path } : cette base de données n’existe pas
error-admin-exists = { $path } : existe déjà
error-admin-folder = { $path } : ce dossier n’existe pas
error-admin-damaged = { $path } : la copie est abîmée : { $reason }
error-admin-suffix = { $path } : aucun fichier { $suffix } là-dedans
error-admin-file = { $path } : ce fichier n’existe pas
error-admin-newest = { $path } : impossible de le mettre à la forme la plus récente : { $reason }
error-admin-newer = la base de données vient d’une version plus récente (sa forme est { $stands_at }, la nôtre { $newest }) : mets d’abord le programme à jour
error-admin-older = la base de données date d’avant la première version publiée (sa forme est { $stands_at }, la plus ancienne que nous sachions convertir est { $oldest }) : commence avec une base vide
error-admin-foreign = { $path } : ce n’est pas une base de données de Magnifico
error-database-lost = { $path } : il manque les changements { $first } à { $last }, pourtant confirmés ; restaure une sauvegarde, ou renonces-y avec 'magnifico admin accept-loss'
error-database-damaged = { $path } : la base de données est abîmée ({ $reason }) ; restaure une sauvegarde
error-database-mark = { $path } : le fichier est illisible ; si la base de données est complète, lance 'magnifico admin accept-loss'

# Pourquoi une partie enregistrée ne peut pas continuer.
error-log-entry = entrée { $number } : { $error }
error-log-number = il manque l’entrée { $number }
error-log-differs = la position est différente
error-log-rules = commencée avec la version { $theirs } des règles, celle-ci est la { $ours }
error-log-cards = commencée avec les cartes de { $theirs }, ici c’est { $ours }
error-log-status = la table est notée { $status }, son journal non
error-log-stands = la table en est à l’entrée { $number }
error-log-pack = paquet : { $error }

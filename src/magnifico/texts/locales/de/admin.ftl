# Was `magnifico admin` ausgibt, und warum es etwas nicht tun kann.

admin-none = keine
admin-never = nie
admin-account = Konto
admin-guest = Gast
admin-backup = { $file }: { $tables } Tische, { $entries } Einträge, { $bytes } Bytes
admin-drill = { $file }: { $tables } Tische, { $entries } Einträge, zuletzt { $last }; Partien, die passen: { $fit }, die nicht passen: { $unfit }
admin-deleted = gelöscht: { $deleted }; Tische: { $tables }, aufgegebene laufende Partien: { $resigned }
admin-verified = Partien, die passen: { $fit }, die nicht passen: { $unfit }
admin-fits = ok      { $table }: { $entries } Einträge, { $status }
admin-fails = fehler  { $table }: { $error }
admin-complete = es fehlt nichts
admin-accepted = hingenommen: der Server macht mit dem weiter, was die Datenbank enthält

# Sätze der Verwaltung, gefunden an ihrem englischen Text.

error-admin-player = keine Person „{ $wanted }“: nimm eine Id oder den Namen eines Kontos
error-admin-table = kein Tisch „{ $table }“
error-admin-begun = Tisch „{ $table }“ hat noch nicht begonnen
error-admin-unfit = Tisch „{ $table }“ passt nicht zu den Regeln: { $error }
error-admin-database = { $path }: keine solche Datenbank
error-admin-exists = { $path }: gibt es schon
error-admin-folder = { $path }: kein solcher Ordner
error-admin-damaged = { $path }: die Kopie ist beschädigt: { $reason }
error-admin-suffix = { $path }: dort liegt keine Datei { $suffix }
error-admin-file = { $path }: keine solche Datei
error-admin-newest = { $path }: lässt sich nicht auf die neueste Form bringen: { $reason }
error-admin-newer = die Datenbank stammt von einer neueren Version (ihre Form ist { $stands_at }, unsere { $newest }): erst aktualisieren
error-admin-older = die Datenbank stammt aus der Zeit vor der ersten Veröffentlichung (ihre Form ist { $stands_at }, die älteste, die wir umwandeln können, { $oldest }): beginne mit einer leeren
error-admin-foreign = { $path }: keine Datenbank von Magnifico
error-database-lost = { $path }: die Änderungen { $first } bis { $last } wurden bestätigt und fehlen; stelle eine Sicherung wieder her oder gib sie mit 'magnifico admin accept-loss' auf
error-database-damaged = { $path }: die Datenbank ist beschädigt ({ $reason }); stelle eine Sicherung wieder her
error-database-mark = { $path }: die Datei ist nicht lesbar; ist die Datenbank vollständig, führe 'magnifico admin accept-loss' aus

# Warum sich eine gespeicherte Partie nicht fortsetzen lässt.

error-log-entry = Eintrag { $number }: { $error }
error-log-number = erwartet wird Eintrag { $number }
error-log-differs = die Stellung weicht ab
error-log-rules = begonnen unter Regelversion { $theirs }, dies ist { $ours }
error-log-cards = begonnen mit den Karten von { $theirs }, dies ist { $ours }
error-log-status = sie ist { $status }, ihr Verlauf nicht
error-log-stands = der Tisch steht bei Eintrag { $number }
error-log-pack = Paket: { $error }

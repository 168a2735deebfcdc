# What `magnifico admin` prints, and why it cannot do something.

admin-none = none
admin-never = never
admin-account = account
admin-guest = guest
admin-backup = { $file }: { $tables } tables, { $entries } entries, { $bytes } bytes
admin-drill = { $file }: { $tables } tables, { $entries } entries, last { $last }; { $fit } games fit, { $unfit } do not
admin-deleted = deleted { $deleted }: { $tables } tables, { $resigned } running games resigned
admin-verified = { $fit } fit, { $unfit } do not
admin-fits = ok      { $table }: { $entries } entries, { $status }
admin-fails = failed  { $table }: { $error }
admin-complete = nothing is missing
admin-accepted = accepted: the server goes on with what the database holds

# Sentences of the server's administration, found by their English text.

error-admin-player = no player '{ $wanted }': use an id or the name of an account
error-admin-table = no table '{ $table }'
error-admin-begun = table '{ $table }' has not begun
error-admin-unfit = table '{ $table }' does not fit the rules: { $error }
error-admin-database = { $path }: no such database
error-admin-exists = { $path }: exists already
error-admin-folder = { $path }: no such folder
error-admin-damaged = { $path }: the copy is damaged: { $reason }
error-admin-suffix = { $path }: no { $suffix } file there
error-admin-file = { $path }: no such file
error-admin-newest = { $path }: it cannot be brought to the newest form: { $reason }
error-admin-newer = the database was made by a newer version (its form is { $stands_at }, ours is { $newest }): upgrade first
error-admin-older = the database was made before the first release (its form is { $stands_at }, the oldest we can migrate is { $oldest }): start with an empty one
error-admin-foreign = { $path }: not a database of Magnifico
error-database-lost = { $path }: changes { $first } to { $last } were acknowledged and are missing; restore a backup, or give them up with 'magnifico admin accept-loss'
error-database-damaged = { $path }: the database is damaged ({ $reason }); restore a backup
error-database-mark = { $path }: the file is unreadable; if the database is complete, run 'magnifico admin accept-loss'

# Why a stored game cannot be continued.

error-log-entry = entry { $number }: { $error }
error-log-number = expected entry { $number }
error-log-differs = the position differs
error-log-rules = begun under rules version { $theirs }, this is { $ours }
error-log-cards = begun with the cards of { $theirs }, this is { $ours }
error-log-status = it is { $status }, its log is not
error-log-stands = the table stands at entry { $number }
error-log-pack = pack: { $error }

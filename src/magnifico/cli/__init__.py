"""The `magnifico` command and the table in the terminal.

Everything shown during play comes from Fluent files (`terminal.ftl`) and from `game.view`; none of the rules are
here.
"""

#!/bin/sh
# The smallest bot of the line protocol (docs/bot-protocol.md): the first legal move.
# undermine tournament duel --entrants "mole,run:sh first.sh"
tab=$(printf '\t')
while IFS= read -r line; do
  case $line in
    undermine-bot*) echo "ready first" ;;
    "legal "*) moves=${line#legal } ;;
    "go "*) echo "move ${moves%%"$tab"*}" ;;
    quit) exit 0 ;;
  esac
done

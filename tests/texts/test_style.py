"""What an editor would mark is found: every systematic fault of two readings, fed back in, and none in the texts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from magnifico.content import BUILTIN_PACKS, builtin_pack
from magnifico.texts import (
    LANGUAGES,
    describe_adaptation_tile,
    describe_card,
    describe_excommunication,
    describe_family,
    describe_leader,
    texts_for,
)
from magnifico.texts.checks import check_language
from magnifico.texts.style import faults_of_pattern, faults_of_text, forms, renderings, style_of

FAULTS = [
    # Rows of the auction go up and down at once.
    ("en", "web-about-auction", "the higher the row, the less it brings"),
    ("en", "refusal-E_BID", "Row 2 is too low: bid above row 4."),
    ("it", "refusal-E_BID", "La riga 2 è troppo bassa: devi superare la riga 4."),
    ("es", "refusal-E_BID", "La fila 2 es demasiado baja: puja por encima de la fila 4."),
    # One thing, several names.
    ("en", "lesson-special-use", "On your turn you can cash in a token."),
    ("en", "lesson-towers-price", "Two for him. And for the crowd?"),
    ("en", "lesson-leaders-use", "Use his ability right away."),
    ("en", "coach-space-lost-large", "The single harvest space is taken."),
    ("en", "lesson-cards.about", "The cost, the gift and the lasting effect."),
    ("en", "web-notices-mail", "send me a mail"),
    ("it", "lesson-towers-busy", "Chi entra paga 3 monete per la folla."),
    ("it", "lesson-special-use", "Nel tuo turno puoi incassare un gettone."),
    ("it", "lesson-cards.about", "Il costo, il dono e l’effetto duraturo."),
    ("it", "coach-growing-set", "Con il prossimo la serie vale di più."),
    ("it", "coach-space-lost", "Lo spazio raccolto è occupato."),
    ("it", "reset-mail", "apri questo collegamento"),
    ("it", "web-puzzles-rating", "Il tuo punteggio"),
    ("es", "coach-space-lost", "El espacio de cosecha está ocupado."),
    ("es", "lesson-houses-auction", "Cada familia tiene una capacidad."),
    ("es", "lesson-production-buildings", "Los edificios cambian bienes."),
    ("es", "coach-growing-set", "El conjunto vale más."),
    ("es", "lesson-leaders-play", "Primero juega a Sandro Botticelli."),
    ("es", "web-puzzles-base", "juego básico"),
    ("es", "web-plan-waiting", "Planeado: una línea"),
    ("es", "move-resign", "Abandonar"),
    ("ru", "coach-servants", "Каждый слуга увеличивает значение на 1."),
    ("ru", "puzzle-ask-draft", "Какого лидера вы оставите?"),
    ("ru", "church-refusal", "Иначе вас отлучат."),
    ("ru", "would-yield", "получить товары"),
    ("ru", "coach-last-round", "Постоянные эффекты уже не успеют сработать."),
    ("ru", "lesson-ending-task", "возьмите ту карту, что стоит больше всего"),
    ("ru", "coach-turn-order", "Вы поздно ходите: порядок хода важен."),
    ("ru", "space-harvest-large", "большая ячейка урожая"),
    # A text inside a text.
    ("en", "coach-church", "Excommunicated for the rest of the game: harvest actions: value −3."),
    ("it", "coach-church", "Altrimenti: azioni raccolto: valore −3."),
    ("es", "coach-church", "pero desde ahora: acciones de cosecha: valor −3."),
    ("ru", "choose-one", "Производство 5+: на выбор: получить 1 жетон"),
    # “You” in a log that speaks of persons.
    ("en", "puzzle-solver", "You"),
    ("it", "puzzle-solver", "Tu"),
    ("es", "puzzle-solver", "Tú"),
    ("ru", "puzzle-solver", "Вы"),
    # Numbers.
    ("en", "coach-well-harvest", "Your harvests brought 1 victory points."),
    ("en", "web-faith-step", "Step 1, 1 points: Anna"),
    ("it", "refusal-E_SERVANTS", "Vuoi spendere 1 servitori, ma ne hai 0."),
    ("it", "web-faith-step", "Casella 1, 1 Punti Vittoria"),
    ("es", "refusal-E_SERVANTS", "Quieres gastar 1 sirvientes, pero tienes 0."),
    ("es", "table-to-come", "aún saldrán 1 de estas 10"),
    ("ru", "coach-hoarding", "У вас 21 ресурсов."),
    ("ru", "good-coins", "5 монеты"),
    ("ru", "coach-well-harvest", "Сбор урожая принёс победные очки: 7."),
    # A man is taken for granted, or a tense that has a gender.
    ("it", "lesson-florence-welcome", "Benvenuto a Firenze!"),
    ("it", "lesson-dice-task", "Sei pronto per una prova."),
    ("es", "lesson-council-go", "Esta ronda eres el último."),
    ("es", "church-refusal", "quedas excomulgado"),
    ("ru", "coach-turn-order", "Вы последний в очереди."),
    ("ru", "event-military_level", "Anna догнал соперника."),
    # One adjective for two nouns.
    ("it", "web-puzzles-all", "Tutti"),
    ("it", "web-puzzles-medium", "Medio"),
    # Capitals.
    ("en", "lesson-special", "Houses: special tower and tokens"),
    ("it", "coach-work-ready", "Un raccolto attiverebbe 3 dei tuoi Territori."),
    ("it", "lesson-church-vatican", "la tessera scomunica"),
    ("es", "event-placed", "coloca el familiar en Territorios, piso 3"),
    ("ru", "event-placed", "выставляет белого родственника на Территории"),
    # Apostrophes, register, word-for-word translations.
    ("en", "help-admin", "look after a server's tables"),
    ("it", "web-start-lead", "Vale l'impresa."),
    ("it", "match-rules", "una partita di programmi pensanti"),
    ("es", "web-new-rulings-text", "lo que vuestra mesa lee de otro modo"),
    ("es", "lesson-towers-price", "¿Y por el gentío?"),
    ("es", "puzzle-why", "Por qué: puntos de victoria."),
    ("ru", "hint-free", "к лучшей постановке"),
    ("ru", "web-how-church", "не поддержавший предаётся анафеме"),
    ("en", "reason-measured", "+0.0 points more than an average choice"),
    ("it", "reason-measured", "+0,0 punti"),
    ("es", "reason-measured", "+0,0 puntos"),
    ("ru", "reason-measured", "+0,0 очка"),
    # German: the glossary's words, the marks of the language, and one way to speak to a player.
    ("de", "coach-servants", "Du hast noch 3 Bedienstete."),
    ("de", "coach-hoarding", "Du sitzt auf 21 Ressourcen."),
    ("de", "lesson-leaders-use", "Sie bleibt als Leader bei dir."),
    ("de", "lesson-towers-busy", "Wer dazukommt, zahlt den Zuschlag von 3 Münzen."),
    ("de", "lesson-council-go", "Geh ins Rathaus."),
    ("de", "coach-busy-tower", "Im lila Turm steht schon jemand."),
    ("de", "puzzle-idea-keep", "dessen Bedingung bald erfüllt ist"),
    ("de", "web-about-auction", "Wer eine höhere Reihe bietet, erhält weniger."),
    ("de", "refusal-E_COST", "Dafür haben Sie zu wenig Münzen."),
    ("de", "event-took_card", "Anna nimmt “Wald”: Gebieteturm, Stockwerk 3."),
    ("de", "event-took_card", "Anna nimmt «Wald»: Gebieteturm, Stockwerk 3."),
    ("de", "web-loading", "Einen Moment…"),
    ("de", "web-analysis-running", "Analyse läuft: 50%"),
    ("de", "refusal-E_SERVANTS", "Dein Markt bringt dir 1 Münzen."),
    ("de", "reason-measured", "+0,0 Punkte"),
    ("de", "puzzle-solver", "Du"),
    # French: the glossary's words, tutoiement, elision, the spaces of its marks, zero and one in the singular.
    ("fr", "coach-servants", "Vous avez encore 3 serviteurs."),
    ("fr", "lesson-towers-busy", "Qui entre ensuite paie un supplément de 3 pièces."),
    ("fr", "coach-last-round", "C’est le dernier tour de jeu."),
    ("fr", "lesson-church-after", "Tu es excommuniée."),
    ("fr", "web-about-auction", "Qui mise une rangée plus haute reçoit moins."),
    ("fr", "event-excommunicated", "Anna ne soutient pas l’église."),
    ("fr", "analysis-none", "Aucune décision de Anna n’a coûté un demi-point."),
    ("fr", "web-status-waiting", "On attend que il joue."),
    ("fr", "puzzle-right", "Bien vu !"),
    ("fr", "puzzle-right", "Bien vu!"),
    ("fr", "event-took_card", "Anna prend « Forêt »."),
    ("fr", "menu-play", "Jouer :"),
    ("fr", "refusal-E_SERVANTS", "Le marché te rapporte 1 pièces."),
    ("fr", "refusal-E_SERVANTS", "Il te reste 0 serviteurs."),
    ("fr", "refusal-E_SERVANTS", "Il te reste 2 serviteur."),
    ("fr", "reason-measured", "+0,0 point"),
    ("fr", "puzzle-solver", "Toi"),
]


@pytest.mark.parametrize(("language", "name", "text"), FAULTS)
def test_a_fault_that_an_editor_found_is_found_again(language: str, name: str, text: str) -> None:
    assert list(faults_of_text(name, text, style_of(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_have_no_such_fault(language: str) -> None:
    """What a language still owes is for test_locales.py: English is enough for a new effect."""
    found = [str(one) for one in check_language(language) if one.what != "is missing"]
    assert found == []


def pattern(text: str) -> ftl.Pattern:
    [message] = FluentParser().parse(f"it = {text}\n").body
    assert isinstance(message, ftl.Message) and message.value is not None
    return message.value


@pytest.mark.parametrize(
    ("language", "text", "variable"),
    [
        ("en", "Your harvests brought { $points } victory points.", "points"),
        ("it", "Vuoi spendere { $count } servitori.", "count"),
        ("es", "con { $count } personajes la serie vale más", "count"),
        ("ru", "набор из { $count } персонажей", "count"),
        ("de", "Du willst { $count } Münzen ausgeben.", "count"),
        ("fr", "Tu veux dépenser { $count } serviteurs.", "count"),
    ],
)
def test_a_number_beside_a_noun_needs_a_choice(language: str, text: str, variable: str) -> None:
    style = style_of(language)
    assert list(faults_of_pattern(pattern(text), [variable], style))
    chosen = f"{{ ${variable} ->\n    [one] {text}\n   *[other] {text}\n}}"
    assert not list(faults_of_pattern(pattern(chosen), [variable], style))
    assert not list(faults_of_pattern(pattern(text), [], style))


def test_a_text_is_read_with_every_number_and_choice() -> None:
    chosen = pattern("{ $kind ->\n    [a] one\n   *[b] two\n} { $count } for { $who }")
    assert {text for text, _ in forms(chosen)} == {"one {count} for {who}", "two {count} for {who}"}
    texts = texts_for("ru")
    counted = set(renderings("privileges", pattern("{ $case } { $count }"), ["count"], texts))
    assert {one.split()[0] for one in counted} == {"0", "1", "2", "5", "21"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_is_free_of_them_too(language: str) -> None:
    texts, style = texts_for(language), style_of(language)
    faults: list[str] = []
    for pack in map(builtin_pack, BUILTIN_PACKS):
        lines = [line for card in pack.cards for line in describe_card(card, texts).lines]
        lines += [line for one in pack.leaders for line in describe_leader(one, texts).lines]
        lines += [line for one in pack.families for line in describe_family(one, texts).lines]
        lines += [
            line
            for one in pack.excommunications
            for line in describe_excommunication(one, texts).lines
        ]
        lines += [
            line
            for one in pack.adaptation_tiles
            for line in describe_adaptation_tile(one, texts).lines
        ]
        for line in lines:
            faults += [f"{what} ({line})" for what in faults_of_text("card", line, style)]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_in_a_pack_has_a_straight_apostrophe(language: str) -> None:
    packs = [builtin_pack(key) for key in BUILTIN_PACKS]
    names = [one.names[language] for pack in packs for one in pack.cards]
    names += [one.names[language] for pack in packs for one in pack.leaders]
    names += [one.names[language] for pack in packs for one in pack.families]
    assert [name for name in names if "'" in name] == []


def test_a_language_of_its_own_is_read_by_its_own_style(tmp_path: Path) -> None:
    from importlib.resources import files

    folder = tmp_path / "qaa"
    shutil.copytree(Path(str(files("magnifico.texts") / "locales" / "en")), folder)
    (folder / "language.json").write_text('{ "name": "Tried" }', encoding="utf-8")
    (folder / "style.toml").write_text(
        "[[forbidden]]\nwords = '\\bcoins\\b'\nsay = \"florins\"\nallowed_in = 'help.*'\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "magnifico.cli.main", "texts", "check", "qaa", "--json"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "MAGNIFICO_LOCALES": str(tmp_path)},
        timeout=120,
        check=False,
    )
    found = {one["message"]: one["what"] for one in json.loads(done.stdout)}
    assert "florins" in found["kind-coins"]
    assert not any("florins" in what for name, what in found.items() if name.startswith("help"))

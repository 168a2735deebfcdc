"""Every effect class in every language."""

from __future__ import annotations

import pytest

from magnifico.content import effects as e
from magnifico.content import vocabulary as v
from magnifico.content.standing_rules import RULES
from magnifico.texts import LANGUAGES, describe_effect, describe_effects, describe_option, texts_for
from magnifico.texts.effects import GENERATORS
from magnifico.texts.style import style_of
from tests.effect_examples import documented_effects
from tests.texts.test_locales import owed

CLASSES = [kind for kinds in e.EFFECTS.values() for kind in kinds]
COIN: v.Goods = (("coins", 1),)
WOOD: v.Goods = (("wood", 1),)
# Every effect as docs/effects.md shows it, then forms with special wording.
SAMPLES: list[e.Effect] = [
    *(effect for effects in documented_effects().values() for effect in effects),
    e.Gain((("wood", 1), ("coins", 2))),
    e.Lose((("victory", 3),)),
    e.Privileges(1),
    e.Privileges(2),
    e.Privileges(3, different=True),
    *(e.GainPer(COIN, e.Count("cards", card_type=one)) for one in v.CARD_TYPES),
    *(e.GainPer(COIN, e.Count("good", good=one, per=2)) for one in v.GOODS),
    *(e.GainPer(COIN, e.Count("good", good=one)) for one in v.GOODS),
    e.GainPer(COIN, e.Count("leaders")),
    e.GainPer((("victory", 2),), e.Count("pairs"), maximum=12),
    e.GainPer(WOOD, e.Count("cards", card_type="venture"), capped_by_action_value=True),
    e.Exchange((e.Option(pay=COIN, gain=(("victory", 3),)),)),
    e.Exchange((e.Option(pay=WOOD, gain=COIN), e.Option(pay=(("wood", 2),), gain=(("coins", 5),)))),
    e.Exchange((e.Option(pay_per_opponent=COIN, opponents_give=(COIN, WOOD)),)),
    e.Exchange((e.Option(discard="character", gain=COIN),)),
    e.Exchange((e.Option(discard="leader", pay=COIN, privileges=1),)),
    e.Exchange((e.Option(pay=COIN, gain=WOOD, repeat_up_to_action_value=True),)),
    e.Exchange((e.Option(pay=COIN, market_reward=True),)),
    e.Choose((e.Option(gain=COIN), e.Option(gain=WOOD))),
    e.Choose((e.Option(gain=COIN), e.Option(pay=(("tokens", 3),), play_leader=True))),
    e.Choose((e.Option(market_reward=True), e.Option(privileges=1))),
    e.Choose((e.Option(play_leader=True), e.Option(opponents_give=(COIN, WOOD)))),
    e.TakeCard(v.CARD_TYPES, 4),
    e.TakeCard(("building",), 6, discount=((("wood", 1), ("stone", 1)),)),
    e.TakeCard(("territory", "venture"), 7, discount=(WOOD, COIN), special_tower=False),
    *(e.Work(kind, 4) for kind in ("harvest", "production")),
    *(e.Work(kind, 3, only_one_card=True) for kind in ("harvest", "production")),
    *(e.Work(kind, 3, cards_of_opponent=True) for kind in ("harvest", "production")),
    e.Work("harvest", 1, bonuses_apply=False),
    e.Activate(("building",)),
    e.Activate(("territory", "building")),
    e.Activate(("territory",), 2),
    *(e.Bonus(kind, 2) for kind in v.ACTION_KINDS),
    e.Bonus("building", 2, discount=(WOOD, COIN)),
    e.Bonus("harvest", -3),
    e.Discount(v.CARD_TYPES, (("coins", 3),)),
    e.Discount(("building", "venture"), COIN),
    e.MemberBonus("coloured", -1),
    e.MemberBonus("neutral", 3),
    e.SetMemberValue("all_coloured", 5),
    e.SetMemberValue("one_coloured", 6),
    *(e.Rule(name) for name in RULES),
    e.Trigger("take_territory", COIN),
    e.Trigger("take_character", COIN),
    e.Trigger("take_building", COIN),
    e.Trigger("take_venture", COIN),
    e.Trigger("play_leader", COIN),
    e.Trigger("church_support", COIN),
    e.Trigger("privilege", COIN),
    e.TokenSlot("activation"),
    e.TokenSlot("market"),
    e.DrawLeaders(1),
    e.DrawLeaders(2),
    e.TakeDiscarded(("venture",)),
    e.TakeDiscarded(v.CARD_TYPES),
    e.OpponentsGive((COIN, WOOD)),
    e.AuctionLeaders(2, play_one=True),
    e.AuctionLeaders(2, play_one=False),
    e.SetRewards(((e.DrawLeaders(2),), (e.Gain((("victory", 10),)), e.PlayLeader()))),
    *(e.GainPenalty((good,), 1) for good in v.GOODS),
    e.GainPenalty(("wood", "stone"), 1),
    e.Forbid("market"),
    e.Forbid("special_tower"),
    *(e.NoEndScore(one) for one in v.CARD_TYPES),
    e.EndLoss("victory", per=5),
    e.EndLoss("military"),
    e.EndLoss("building_costs"),
    e.EndLoss("resources"),
    e.EndLoss("cards_beyond", victory=5, beyond=4),
]


def test_every_effect_class_has_a_sample() -> None:
    assert set(GENERATORS) < set(CLASSES)
    assert {type(effect) for effect in SAMPLES} == set(CLASSES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", SAMPLES, ids=repr)
def test_every_effect_has_words(effect: e.Effect, language: str) -> None:
    text = describe_effect(effect, texts_for(language))
    assert text == text.strip()
    assert "{" not in text and "  " not in text and " ," not in text
    assert not text.endswith((".", ":", ";"))
    noun = style_of(language).capitals is None
    assert (
        noun
        or text[0].isdigit()
        or text[0] in "+−"
        or text[0].islower()
        or text.startswith("Leader")
    )


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_effect_is_left_in_english(language: str) -> None:
    for effect in SAMPLES:
        name = f"rule-{effect.name}" if isinstance(effect, e.Rule) else e.key_of(effect)
        if any(one.startswith(name.replace("_", "-")) or one == name for one in owed(language)):
            continue
        english = describe_effect(effect, texts_for("en"))
        assert describe_effect(effect, texts_for(language)) != english


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "take a building at value 6, 1 wood and 1 stone cheaper"),
        ("it", "prendi un edificio con un’azione a valore 6 e uno sconto di 1 legno e 1 pietra"),
        (
            "es",
            "adquiere un edificio con una acción de valor 6 y un descuento de 1 madera y 1 piedra",
        ),
        ("ru", "возьмите здание действием с влиянием 6, на 1 дерево и 1 камень дешевле"),
    ],
)
def test_taking_a_cheaper_card(language: str, expected: str) -> None:
    effect = e.TakeCard(("building",), 6, discount=((("wood", 1), ("stone", 1)),))
    assert describe_effect(effect, texts_for(language)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "you may pay 1 wood or 1 stone to receive 2 faith points"),
        ("it", "puoi pagare 1 legno o 1 pietra per ricevere 2 Punti Fede"),
        ("es", "puedes pagar 1 madera o 1 piedra para recibir 2 puntos de fe"),
        ("ru", "можете потратить 1 дерево или 1 камень, чтобы получить 2 очка веры"),
    ],
)
def test_a_reward_with_two_prices_is_said_once(language: str, expected: str) -> None:
    faith: v.Goods = (("faith", 2),)
    effect = e.Exchange((e.Option(pay=WOOD, gain=faith), e.Option(pay=(("stone", 1),), gain=faith)))
    assert describe_effect(effect, texts_for(language)) == expected


def test_a_price_with_two_rewards_is_said_once() -> None:
    token: v.Goods = (("tokens", 1),)
    effect = e.Exchange(
        (e.Option(pay=token, gain=(("coins", 5),)), e.Option(pay=token, gain=(("victory", 5),)))
    )
    assert describe_effect(effect, texts_for("en")) == (
        "you may pay 1 special token to receive 5 coins or 5 victory points"
    )


def test_goods_and_privileges_share_a_line_and_actions_have_their_own() -> None:
    effects: list[e.Effect] = [e.Gain(COIN), e.Privileges(1), e.PlayLeader(), e.Gain(WOOD)]
    assert describe_effects(effects, texts_for("en")) == [
        "1 coin and 1 council privilege",
        "play a leader from your hand ignoring its requirements",
        "1 wood",
    ]


def test_a_single_option_of_an_exchange() -> None:
    option = e.Option(pay=COIN, gain=WOOD)
    assert describe_option(option, texts_for("ru")) == (
        "потратить 1 монету, чтобы получить 1 дерево"
    )

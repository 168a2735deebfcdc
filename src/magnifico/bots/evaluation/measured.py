"""What families and leaders are worth before the game.

Points above the table's mean, measured with greedy in games with random drafts and bids (docs/bots.md). Anything
not listed, such as leaders of custom packs, is estimated.
"""

from __future__ import annotations

from typing import Final

FAMILIES: Final[dict[str, float]] = {
    "della_scala": 17.2,
    "colonna": 8.5,
    "aragonesi": 5.0,
    "sforza": 2.8,
    "este": -0.2,
    "visconti": -1.1,
    "della_rovere": -1.3,
    "malatesta": -1.9,
    "gonzaga": -4.2,
    "medici": -5.0,
    "orsini": -6.8,
    "da_montefeltro": -8.4,
}
LEADERS: Final[dict[str, float]] = {
    "alfonso_v_daragona": 3.5,
    "bartolomeo_colleoni": 3.5,
    "lucia_da_narni": 3.1,
    "giovanni_dalle_bande_nere": 3.0,
    "leon_battista_alberti": 2.1,
    "ludovico_iii_gonzaga": 2.1,
    "sigismondo_malatesta": 2.0,
    "michelangelo_buonarroti": 1.3,
    "sandro_botticelli": 1.0,
    "palla_strozzi": 0.8,
    "guglielmo_de_pazzi": 0.5,
    "marsilio_ficino": 0.4,
    "raffaello_sanzio": 0.3,
    "sisto_iv": 0.3,
    "ladislao_vii_jagellone": 0.1,
    "girolamo_savonarola": 0.0,
    "giulio_ii": -0.3,
    "bramante": -0.3,
    "erasmo_da_rotterdam": -0.3,
    "pico_della_mirandola": -0.3,
    "ferdinando_daragona": -0.3,
    "santa_rita": -0.4,
    "cosimo_de_medici": -0.4,
    "pietro_bembo": -0.5,
    "carlo_viii": -0.5,
    "jacopo_salviati": -0.6,
    "cesare_borgia": -0.6,
    "filippo_brunelleschi": -0.6,
    "leonardo_da_vinci": -0.7,
    "alfonso_i_deste": -0.8,
    "tomas_de_torquemada": -0.9,
    "paracelso": -0.9,
    "ludovico_ariosto": -0.9,
    "lorenzo_de_medici": -1.1,
    "federico_da_montefeltro": -1.2,
    "niccolo_machiavelli": -1.3,
    "ludovico_il_moro": -1.3,
    "martin_lutero": -1.3,
    "piero_della_francesca": -1.5,
    "massimiliano_i_dasburgo": -1.5,
    "francesco_sforza": -1.6,
    "beatrice_deste": -1.7,
    "ercole_i_deste": -2.1,
    "lucrezia_borgia": -2.3,
}

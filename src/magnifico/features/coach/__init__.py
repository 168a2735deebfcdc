"""The coach of a first game: rules of thumb that speak up when they first matter, and a review after the end."""

from magnifico.features.coach.moment import Moment
from magnifico.features.coach.remarks import Remark
from magnifico.features.coach.review import review
from magnifico.features.coach.rules_of_thumb import RULES_OF_THUMB, remarks_for
from magnifico.features.coach.wording import describe_remark

__all__ = ["RULES_OF_THUMB", "Moment", "Remark", "describe_remark", "remarks_for", "review"]

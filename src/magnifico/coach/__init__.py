"""The coach of a first game: rules of thumb that speak up when they first matter, and a review after the end."""

from magnifico.coach.moment import Moment
from magnifico.coach.remarks import Remark
from magnifico.coach.review import review
from magnifico.coach.rules_of_thumb import RULES_OF_THUMB, remarks_for
from magnifico.coach.wording import describe_remark

__all__ = ["RULES_OF_THUMB", "Moment", "Remark", "describe_remark", "remarks_for", "review"]

"""A text that nobody may read by accident: a link, a session, a password, a key, a hash, the seed of a game."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema
    from pydantic_core.core_schema import ValidatorFunctionWrapHandler

SHOWN: Final = "***"


class Secret:
    """Prints as `***` wherever it ends up, and cannot be stored, sent or compared with plain text by accident.

    `reveal()` is the only way out, so a search for it finds every place that needs the text.
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError("a secret is made of a text")
        self._text = text

    def reveal(self) -> str:
        """The text itself, for the one place that needs it."""
        return self._text

    def __repr__(self) -> str:
        return SHOWN

    def __format__(self, _how: str) -> str:
        return SHOWN

    def __bool__(self) -> bool:
        return bool(self._text)

    def __eq__(self, other: object) -> bool:
        """Whether two secrets are the same, in a time that tells nothing about either."""
        if isinstance(other, Secret):
            return hmac.compare_digest(self._text.encode(), other._text.encode())
        if isinstance(other, str | bytes):
            raise TypeError("a secret is only compared with another secret")
        return NotImplemented

    def __hash__(self) -> int:
        return hash((Secret, self._text))

    def __copy__(self) -> Secret:
        return self

    def __deepcopy__(self, _known: object) -> Secret:
        return self

    def __reduce_ex__(self, _protocol: object) -> NoReturn:
        raise TypeError("a secret is not pickled")

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: object, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return secret_schema()


class Unprinted:
    """Prints as its kind and its id alone: a base of what holds more than everybody may read (`repr=False`)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {getattr(self, 'id', '')}>".replace(" >", ">")


class SecretText:
    """`Annotated[Secret, SecretText(...)]`: a secret that a client sends, with the limits of a text."""

    def __init__(self, **limits: Any) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(
        self, _source: object, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return secret_schema(**self.limits)


def secret_schema(**limits: Any) -> CoreSchema:
    """How pydantic reads a secret from plain text; it refuses to write one."""
    from pydantic_core import core_schema  # the tables also run where there is no pydantic

    def read(value: object, text: ValidatorFunctionWrapHandler) -> Secret:
        return value if isinstance(value, Secret) else Secret(text(value))

    return core_schema.no_info_wrap_validator_function(
        read,
        core_schema.str_schema(**limits),
        serialization=core_schema.plain_serializer_function_ser_schema(lambda value: value),
    )

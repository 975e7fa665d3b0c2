"""What goes over the wire: commands of a client, answers and updates of the server. docs/protocol.md tells them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from filature.kernel.errors import BadRequest
from filature.kernel.naming import nearest_in

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
CommandId = Annotated[str, Meta(max_length=64)]
Written = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$", description="At least 128 random bits, in base64url.")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Language = Literal["en", "fr", "de"]
Talk = Literal["free", "phrases", "none", "room"]
Word = Annotated[str, Meta(max_length=100)]
Face = Annotated[str, Meta(max_length=40, description="One of the faces of the house; empty for any that is free.")]
# What a client may shape as it likes, yet not without end: whatever is nested too deeply could never be read again.
Plain = str | int | float | bool | None
Mark = Plain | list[Plain] | dict[str, Plain]
Marks = dict[str, Plain | list[Mark] | dict[str, Mark]]
GameView = Meta(extra_json_schema={"$ref": "#/components/schemas/View"})
"""A view is written by its game; `contract.py` describes them all."""


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, gc=False):
    """Base of everything on the wire. No message is part of a circle: the collector of garbage need not look at any."""


# Clocks


class NoClock(Part, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Part, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(Part, tag_field="kind", tag="bank"):
    """So many seconds for the whole match, and some more for each decision."""

    seconds: Annotated[int, Meta(ge=30, le=36000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SlowClock(Part, tag_field="kind", tag="slow"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockWish = NoClock | MoveClock | BankClock | SlowClock


# A new table


class OpenSeat(Part, tag_field="by", tag="open"):
    """Anybody with the link may sit down here."""


class MySeat(Part, tag_field="by", tag="me"):
    """Mine; several of them are several people at one device."""

    name: Name
    nonce: Word = ""
    face: Face = ""


class BotSeat(Part, tag_field="by", tag="bot"):
    bot: Name
    face: Face = ""
    """Which person of the house plays."""


SeatWish = OpenSeat | MySeat | BotSeat


class NewTable(Part):
    """A table as its host wants it."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, Plain | list[Plain]] = {}
    public: bool = False
    """Whether it is listed; otherwise it is found by its link only."""
    watchers: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How many seconds watchers are behind."""
    clock: ClockWish = msgspec.field(default_factory=NoClock)
    pace: Literal["human", "instant"] = "human"
    """How quickly bots move."""
    hints: bool = False
    """Whether players may ask during the match what to suspect."""
    chat: Talk = "free"
    """How people talk: as they like, in ready phrases only, not at all, or aloud because they sit in one room."""
    key: Key | None = None
    """The host's secret, if they bring their own; otherwise one is made."""


# Commands


class Command(Part, tag_field="do", tag=str.lower):
    """Something a person or a bot wants. Repeated with the same id, it is answered again and not done again."""

    id: CommandId = ""
    seat: SeatNumber | None = None
    """For which seat, where a key holds several."""


class Move(Command, kw_only=True):
    """Play a written move, or a sequence of them."""

    text: Written
    version: int
    """The number of the update this was decided on."""


class Sit(Command, kw_only=True):
    """Sit down on an open chair: the one named by `seat`, or the first. In a match: on the chair that a link is for."""

    name: Name
    key: Key | None = None
    """Your own secret, if you bring one; otherwise one is made."""
    link: Key | None = None
    """What its holder was told when they offered their chair."""
    nonce: Word = ""
    """A word for the dice."""
    face: Face = ""
    bot: bool = False
    """Whether a program plays here."""


class Stand(Command):
    """Leave the chair; during a match `bot` (or the usual one) plays on."""

    bot: str = ""


class Start(Command):
    """Begin. The host's."""


class Ready(Command):
    """Say before the start that one may begin."""


class Plan(Command, kw_only=True):
    """Change a chair before the start: open it, also where somebody sits, or put a bot on it. The host's."""

    chair: SeatNumber
    to: OpenSeat | BotSeat


class Offer(Command):
    """Let somebody else take over my chair in the middle of a match: the answer's `key` is for a link that works once,
    until the match is over. A new one makes the last void."""


class Withdraw(Command):
    """My chair is not to be taken over any more: the link is void."""


class Replace(Command, kw_only=True):
    """Let a bot play for somebody absent: the host alone, or all other people together."""

    chair: SeatNumber
    bot: str = ""


class Back(Command):
    """I am back: my seat again, please."""


class Pause(Command):
    """I agree to stop the clocks; they stop when everybody does."""


class Resume(Command):
    """Let the clocks go on."""


class MoreTime(Command, tag="more_time"):
    """Give more time to whoever is thinking: a minute (a day at a slow table), once for each decision."""


class Chat(Command, kw_only=True):
    """Write to others: to the table, or in another channel that is open."""

    text: Line
    channel: Name = "table"


class Phrase(Command, kw_only=True):
    """Say a ready phrase; everybody hears it in their own language."""

    phrase: Word
    facts: Annotated[dict[Word, Word], Meta(max_length=4)] = {}
    """What it speaks of, in the words of the notation: as many as `phrases` of the update says of it."""
    channel: Name = "table"


class Note(Command, kw_only=True):
    """Write something for yourself: words, and marks of your own shape (the last ones count)."""

    text: Annotated[str, Meta(max_length=4000)] = ""
    marks: Marks | None = None


class Remove(Command, kw_only=True):
    """Send a watcher away, who may not come back with the same key. The host's."""

    watcher: Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="As `presence` names them.")]


class Rematch(Command, kw_only=True):
    """The same people at a new table."""

    swap: bool = False
    """Whether everybody moves one chair on, and the last to the first: two swap theirs."""


class Close(Command):
    """Give the table up. The host's."""


Seating = Sit | Stand | Ready | Offer | Withdraw | Plan | Start | Replace | Back | Remove | Rematch | Close
Playing = Move | Chat | Phrase | Note | Pause | Resume | MoreTime
AnyCommand = Seating | Playing


class Hello(Part, tag_field="do", tag="hello"):
    """The first message on a socket: who I am, and what I have seen. Without a key: a watcher."""

    key: Key | None = None
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    """The next event I need."""
    language: Language | None = None
    """With a language, events come with their sentence."""
    moves: bool = False
    """Whether updates list my legal moves, all of them: for programs."""
    decision: bool = False
    """Whether updates say what I may decide: for pages, which list the moves only where they are few."""
    name: Name | None = None
    """A watcher's name, if they want to talk to the others."""
    watcher: Key | None = None
    """A watcher's own secret, by which the house knows them again. It opens nothing."""
    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    """In a lesson: where I left it."""


class Ask(Part, tag_field="do", tag="ask", kw_only=True):
    """A question about the match, answered from one's own view in one's language."""

    question: Name
    word: Word = ""
    id: CommandId = ""


class Moves(Part, tag_field="do", tag="moves"):
    """Which moves are legal for me now?"""

    id: CommandId = ""


class Preview(Part, tag_field="do", tag="preview", kw_only=True):
    """What would this move do, as far as I can know? Nothing is played."""

    text: Written
    id: CommandId = ""


class Typed(Part, tag_field="do", tag="typed", kw_only=True):
    """What somebody typed into the one field for everything: a question in the words of their language or by its
    letter, as at a terminal, is answered; anything else is a move, and previewed."""

    text: Written
    id: CommandId = ""


class Draft(Part, tag_field="do", tag="draft", kw_only=True):
    """What I have chosen so far; it is kept where the rules keep drafts, until I play it, change it or my time is up.
    An empty text takes it back. It is not stored: after a crash it may be lost."""

    text: Annotated[str, Meta(max_length=500)]
    id: CommandId = ""


class Ping(Part, tag_field="do", tag="ping"):
    id: CommandId = ""


class Next(Part, tag_field="do", tag="next"):
    """In a lesson: I have read this step."""

    id: CommandId = ""


Question = Ask | Moves | Preview | Typed | Draft
FromClient = Hello | Question | Ping | AnyCommand
FromLearner = Hello | Question | Ping | Next | Move
"""What is understood in a lesson."""


def reader(shape: Any) -> Callable[[str | bytes], Any]:
    """What reads one kind of message; raises `BadRequest` saying what is wrong with it."""
    decoder = msgspec.json.Decoder(shape)

    def read(text: str | bytes) -> Any:
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRequest(
                "malformed",
                "This message cannot be understood: {why}.",
                why=str(error),
                nearest=nearest_in(error, shape),
            ) from None

    return read


# What the server says


class SeatInfo(Part):
    seat: int
    by: Literal["open", "person", "bot"]
    name: str = ""
    """As the viewer reads it: a bot of the house is a person with a name in each language."""
    face: str = ""
    """Another one on every chair that is taken; empty on the others."""
    bot: str = ""
    """The bot that plays here now, also when it stands in for a person."""
    here: bool = False
    """Whether somebody is connected."""
    offered: bool = False
    """Whether there is a link with which somebody else may take the chair over."""


class TableInfo(Part):
    """What everybody with the link may know of a table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    public: bool
    watchers: bool
    delay: int
    clock: ClockWish
    pace: str
    seal: str
    """SHA-256 of the seed of the dice."""
    created: int
    code: str = ""
    """Six digits to read aloud, by which others find it until the match begins."""
    hints: bool = False
    chat: Talk = "free"
    paused: bool = False
    agreed: dict[str, list[int]] = {}
    """Which seats agreed to what: `ready`, `pause`, `replace 2`."""
    previous: str | None = None
    next: str | None = None
    """The table of the rematch."""


class Standing(Part):
    """How a table of one's own stands, in short."""

    table: TableInfo
    seats: list[int]
    """Those that are yours."""
    since: int
    """Milliseconds since 1970: when something happened last that you were told of."""
    waiting: list[int] = []
    """The seats for which the match waits, as you may know it."""
    winners: list[int] | None = None
    """Who has won, when the match is over."""


class MatchEvent(Part):
    """One numbered event of the match, as one viewer may see it."""

    number: int
    kind: str
    facts: dict[str, Any]
    turn: int
    at: int
    """Milliseconds since 1970."""
    private: bool = False
    """Whether not everybody was told."""
    said: str | None = None
    brief: str | None = None
    """The same in a few words, for small places: without by-words, and mostly without whose doing it was (`player`)."""


class TableEvent(MatchEvent):
    """One that is no part of the match: somebody sat down, or said something."""


class ClockInfo(Part):
    """The times, when the message was written."""

    left: dict[str, int] = {}
    """Milliseconds by seat."""
    running: list[int] = []
    timers: dict[str, int] = {}
    """The deadlines of the rules, in milliseconds from now."""


class DecisionInfo(Part):
    """What a seat may decide now."""

    count: int
    """How many legal moves there are; 0 while there is nothing to decide."""
    moves: list[str] = []
    """All of them as written, if there are at most 64; else none, and `moves` may be asked for."""


class LessonInfo(Part):
    """A step of a lesson, in the learner's language."""

    lesson: str
    title: str
    step: int
    """From 0 on."""
    steps: int
    text: list[str]
    """What it tells, in paragraphs."""
    task: str = ""
    """What is to be done, where the learner is to play; other legal moves are refused with an answer of the lesson."""
    asks: bool = False
    """Whether the learner is to play; else `next` goes on."""
    at: str = ""
    """What on the table it speaks of: `part board`, `place H7`, `piece red`."""


class Update(Part, tag_field="kind", tag="update"):
    """The state of things for one viewer. The first one on a socket has everything."""

    version: int
    """How many events this viewer has been told; the number of the next one."""
    events: list[MatchEvent] = []
    table: TableInfo | None = None
    seat: int | None = None
    """Who you are: your seat, -2 for a watcher."""
    host: bool = False
    seats: list[int] = []
    """All seats of your key."""
    view: Annotated[Any, GameView] | None = None
    clock: ClockInfo | None = None
    channels: list[str] | None = None
    """Where you may post now."""
    identity: str | None = None
    """Who you are, in one short sentence in your language, as all that follows. Sent with every change of the match to
    whoever named a language, watchers too."""
    identity_secret: bool = False
    """Whether others at your table may not read `identity` and `aim`."""
    aim: str | None = None
    """What you are after in this game, in one line."""
    phrases: dict[str, dict[str, list[str]]] | None = None
    """The ready phrases of this table, in the first update: for each of their facts the words it takes."""
    ask: list[str] | None = None
    """What you are asked to decide: one plain question, seldom a second sentence; empty while you are not asked."""
    example: str | None = None
    """A move that is legal now, as you would type it; empty while you are not asked."""
    waiting: list[str] | None = None
    """While you are not asked: why you cannot act, where there is a reason, and for whom the match waits."""
    decision: DecisionInfo | None = None
    """What you may decide now, if the hello asked for it."""
    moves: list[str] | None = None
    notes: list[NoteInfo] | None = None
    """Your notes: all of them in the first update on a socket and over HTTP, then only those that are new."""
    lesson: LessonInfo | None = None
    """The step of the lesson this is."""


class NoteInfo(Part):
    turn: int
    text: str = ""
    marks: dict[str, Any] | None = None


class WatcherInfo(Part):
    id: str
    """For `remove`; another one at every table."""
    name: str = ""


class Presence(Part, tag_field="kind", tag="presence"):
    here: list[int]
    watchers: int
    watching: list[WatcherInfo] = []
    """Who watches, at most 100; told to the host only."""


class Done(Part, tag_field="kind", tag="done"):
    """The command was carried out, and will be remembered whatever happens."""

    id: str
    version: int
    key: str | None = None
    """A new secret, told once."""
    seat: int | None = None
    table: str | None = None
    """The new table, after a rematch."""


class Refused(Part, tag_field="kind", tag="refused"):
    """The command was not carried out, and changed nothing."""

    code: str
    error: str
    sentence: str
    id: str = ""
    facts: dict[str, Any] = {}


class Answer(Part, tag_field="kind", tag="answer"):
    id: str
    sentences: list[str] = []
    moves: list[str] | None = None
    question: str | None = None
    """Which question a typed text was. To write a note or ask for a hint is left to the client: `note`, `suspect`."""
    word: str = ""
    """What it was about, where the client goes on."""


class Hint(Part):
    """What a seat may suspect, and the facts behind it."""

    sentences: list[str]


class Pong(Part, tag_field="kind", tag="pong"):
    id: str
    at: int


FromServer = Update | Presence | Done | Refused | Answer | Pong

"""The command `filature`. Each command imports what it needs when it runs, so that help comes at once."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from filature.kernel.errors import FilatureError
from filature.kernel.extras import MissingExtra, needs

app = typer.Typer(
    help="A house of secret-agent board games.",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
bench = typer.Typer(help="Measure the speed of the rules.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench, name="bench")

GameName = Annotated[str, typer.Argument(help="Which game; `filature games` lists them.")]
Seats = Annotated[
    int | None, typer.Option(help="How many players; by default 4, or as few as the game takes.", show_default=False)
]
Option = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; repeatable.")
]
Language = Annotated[str | None, typer.Option("--lang", help="en, fr or de; by default that of your environment.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `filature play` keeps it.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from filature.cli.console import write_line
        from filature.kernel.build import describe

        write_line(f"{describe()}, Python {sys.version.split()[0]}")
        raise typer.Exit


@app.callback()
def filature(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say version and build.")
    ] = False,
) -> None:
    """A house of secret-agent board games."""


def read_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value` pairs as plain data; a value with commas is a list."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise typer.BadParameter(f"An option is written name=value, not {text!r}.")
        options[name] = value.split(",") if "," in value else value
    return options


def read_language(language: str | None) -> str:
    from filature.language import LANGUAGES, guess_language

    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(f"The house speaks {', '.join(LANGUAGES)}, not {language!r}.")
    return language or guess_language()


@app.command()
def games(as_json: Json = False) -> None:
    """List the games of the house and their options."""
    from filature.cli.listing import list_games

    list_games(as_json=as_json)


@app.command()
def play(
    game: GameName = "heimlich",
    seats: Seats = None,
    bot: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats, as hard or hothead,greyman; else `normal`. Your own: module:Class or "
            "cmd:COMMAND."
        ),
    ] = "",
    human: Annotated[str, typer.Option(help="The seats of people, as 1 or 1,3; `none` to watch bots.")] = "1",
    name: Annotated[list[str] | None, typer.Option(help="A name for the next person; repeatable.")] = None,
    option: Option = None,
    lang: Language = None,
    brief: Annotated[
        bool, typer.Option("--brief", help="Shorter sentences, without the textures of the agents.")
    ] = False,
    nonces: Annotated[bool, typer.Option("--nonces", help="Let every person add a word to the dice.")] = False,
    hints: Annotated[bool, typer.Option("--hints", help="Let people ask what to suspect, and why.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where to keep the match.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with --file, or with the last unfinished match.")
    ] = False,
) -> None:
    """Play in the terminal, alone against bots or several at one screen."""
    from filature.cli.playing import Wishes, play_here

    wishes = Wishes(game, seats, bot, human, tuple(name or ()), read_options(option), nonces, hints)
    play_here(wishes, language=read_language(lang), brief=brief, file=file, resume=resume)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="Which game; without one, the games that have rules here.")] = None,
    words: Annotated[
        list[str] | None, typer.Argument(help="What is asked: words such as `pass dossier`, or a clause such as 4.8.")
    ] = None,
    lang: Language = None,
) -> None:
    """Read the rules: a short guide, a clause by its number, or what is found by words."""
    from filature.cli.rules import show_rules

    show_rules(game, " ".join(words or []), read_language(lang))


@app.command()
def learn(
    lesson: Annotated[str | None, typer.Argument(help="Which lesson; without one they are listed.")] = None,
    lang: Language = None,
    again: Annotated[bool, typer.Option("--again", help="From the beginning, not from where it was left.")] = False,
    printed: Annotated[bool, typer.Option("--print", help="Print the whole lesson as text.")] = False,
) -> None:
    """A guided first match: small steps, one idea each (docs/lessons.md)."""
    from filature.cli.learning import learn_here

    learn_here(lesson, language=read_language(lang), again=again, printed=printed)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[str, typer.Option(help="Whose eyes: a player's number, `watcher`, or `all` secrets.")] = "watcher",
    lang: Language = None,
) -> None:
    """Read a match again, as a player, as a watcher, or with all its secrets."""
    from filature.cli.reading import replay_record

    replay_record(file, seat, read_language(lang))


@app.command()
def verify(file: RecordFile, lang: Language = None) -> None:
    """Check that the dice of a match were those that were sealed, and every move legal."""
    from filature.cli.reading import verify_record

    verify_record(file, read_language(lang))


@app.command()
def stats(file: RecordFile, lang: Language = None, as_json: Json = False) -> None:
    """The clues of a match: who moved whom where, by the public log alone."""
    from filature.cli.reading import show_statistics

    show_statistics(file, read_language(lang), as_json=as_json)


@app.command()
def analyse(
    file: RecordFile,
    seat: Annotated[str, typer.Option(help="Whose beliefs: a player's number, or `watcher`.")] = "watcher",
    playouts: Annotated[int | None, typer.Option(help="How many continuations to imagine for a comparison.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave luck and skill out.")] = False,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Who gave themselves away when: beliefs, turning points, luck and skill of a finished match (docs/analysis.md)."""
    from filature.cli.analysing import analyse_record

    analyse_record(file, seat, read_language(lang), playouts=playouts, quick=quick, as_json=as_json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot for every seat, as hard,greedy,greedy; they rotate. With --ratings: which. Your own: "
            "module:Class or cmd:COMMAND."
        ),
    ] = None,
    sides: Annotated[
        str | None, typer.Option(help="Where seats win together: one side's bot and everybody else's, as hard,greedy.")
    ] = None,
    ratings: Annotated[bool, typer.Option("--ratings", help="Rate all bots of the game in changing company.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many players, for --sides and --ratings.")] = None,
    matches: Annotated[int | None, typer.Option(help="How many matches; by default about 200.")] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is plain whether the first bot wins more than its share.")
    ] = False,
    p0: Annotated[float | None, typer.Option(help="With --sprt: the share to beat; by default that of chance.")] = None,
    p1: Annotated[float | None, typer.Option(help="With --sprt: the share to show; by default 0.05 more.")] = None,
    alpha: Annotated[float, typer.Option(help="With --sprt: how often `better` may be wrong.")] = 0.05,
    beta: Annotated[float, typer.Option(help="With --sprt: how often `no better` may be wrong.")] = 0.05,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on many machines, by Ray: filature[cluster].")
    ] = False,
    limit: Annotated[float, typer.Option(help="Seconds a bot may think about a move before its seat is absent.")] = 60,
    keep: Annotated[
        Path | None, typer.Option(help="Keep finished matches in this file; the same contest goes on from there.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write the record of every match into this folder, for `filature replay`.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    option: Option = None,
    write: Annotated[Path | None, typer.Option(help="Put the ratings into their place in a document.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches, and say who wins how often (docs/bots.md)."""
    from filature.arena.figures import Sprt
    from filature.bots.outside import split_names
    from filature.cli.contests import Contest, run_arena

    if sides and (bots or ratings):
        raise typer.BadParameter("--sides goes neither with --bots nor with --ratings.")
    if not (bots or sides or ratings):
        raise typer.BadParameter("Who plays? Give --bots hard,greedy,greedy, or --sides hard,greedy, or --ratings.")
    if sprt and ratings:
        raise typer.BadParameter("--sprt tests one bot, so it goes with --bots or --sides.")
    if not sprt and not (p0 is p1 is None):
        raise typer.BadParameter("--p0 and --p1 are for --sprt.")
    if write and not ratings:
        raise typer.BadParameter("--write is for --ratings.")
    contest = Contest(
        game=game,
        form="sides" if sides else "ratings" if ratings else "table",
        bots=tuple(split_names(bots or sides or "")),
        seats=seats,
        options=read_options(option),
        matches=matches,
        sprt=Sprt(p0=p0, p1=p1, alpha=alpha, beta=beta) if sprt else None,
        seed=seed,
        jobs=jobs,
        cluster=cluster,
        limit=limit,
        keep=keep,
        records=records,
    )
    run_arena(contest, write=write, as_json=as_json)


@bench.command()
def playouts(
    game: GameName,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 2.0,
    option: Option = None,
    as_json: Json = False,
) -> None:
    """Random matches per second through the public contract."""
    from filature.cli.contests import run_playouts

    run_playouts(game, seats, seconds, read_options(option), as_json=as_json)


@bench.callback()
def _bench() -> None:
    """Measure the speed of the rules."""


Database = Annotated[
    str | None, typer.Option(help="sqlite:///file or postgresql://user:password@host/name; by default a file of yours.")
]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for everybody in the network.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any free one.")] = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(help="Server processes; more than one need PostgreSQL.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own to offer, as name=module:Class or name=cmd:COMMAND; repeatable."),
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="Open the browser and print a code for phones.")] = False,
    lang: Language = None,
) -> None:
    """Open the house: tables for people and bots, over HTTP and WebSocket (docs/serving.md)."""
    with needs("server"):
        from filature.server.serve import serve as serve_house
        from filature.server.settings import read_settings

    bots = "\n".join(bot) if bot else None
    settings = read_settings(host=host, port=port, database=database, workers=workers, bots=bots)
    serve_house(settings, language=read_language(lang), show=show)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; it must not exist.")], database: Database = None
) -> None:
    """Copy all tables into a file, also while they are played."""
    with needs("server"):
        from filature.server.serve import back_up
        from filature.server.settings import read_settings

    back_up(read_settings(database=database), file)


@app.command()
def contract() -> None:
    """Print the contract with clients: OpenAPI, with every message and every game's view (docs/protocol.md)."""
    with needs("server"):
        from filature.server.serve import show_contract

    show_contract()


@app.command()
def referee() -> None:
    """Serve programs in any language: a JSON request a line, a JSON answer a line (docs/referee.md)."""
    from filature.bridges import referee

    referee.run()


def run() -> None:
    """The entry point: a refusal is one clear line on standard error and exit code 2."""
    try:
        app()
    except FilatureError as error:
        _refuse(error)
    except MissingExtra as error:
        _refuse(error.refusal)
    except SystemExit as end:
        # Whoever read our output has gone: Typer has silenced the streams already, we only say so in the exit code.
        if isinstance(end.__context__, BrokenPipeError):
            sys.exit(2)
        raise


def _refuse(error: FilatureError) -> NoReturn:
    from filature.cli.console import write_line
    from filature.language import Speaker, guess_language

    write_line(Speaker(_language_of(sys.argv) or guess_language()).error(error), err=True)
    sys.exit(2)


def _language_of(arguments: list[str]) -> str | None:
    """The language asked for, when the refusal comes before the command could know it."""
    for flag, value in pairwise(arguments):
        if flag == "--lang" and value in ("en", "fr", "de"):
            return value
    return None


if __name__ == "__main__":
    run()

"""Figures of a board, computed from its data file alone (SE-2.9)."""

from __future__ import annotations

import math
from collections import Counter, deque
from itertools import combinations
from typing import Any

Graph = dict[str, set[str]]
Point = tuple[float, float]


def city_graph(board: dict[str, Any]) -> Graph:
    graph: Graph = {city["id"]: set() for city in board["cities"]}
    for edge in board["edges"]:
        if edge["kind"] == "line":
            graph[edge["a"]].add(edge["b"])
            graph[edge["b"]].add(edge["a"])
    return graph


def walk_graph(board: dict[str, Any], colour: str) -> Graph:
    """Where a colour can walk: out of its start base, over lines, into its headquarters."""
    graph = city_graph(board) | {f"S_{colour}": set(), f"H_{colour}": set()}
    for edge in board["edges"]:
        if edge["a"] == f"S_{colour}" or edge["b"] == f"H_{colour}":
            graph[edge["a"]].add(edge["b"])
    return graph


def distances(graph: Graph, start: str) -> dict[str, int]:
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return far


def shortest_routes(graph: Graph, start: str, goal: str) -> tuple[int, Counter[str]]:
    """How many shortest routes there are, and how many of them pass through each city."""
    far = distances(graph, start)
    routes: list[list[str]] = [[start]]
    for _ in range(far[goal]):
        routes = [[*route, there] for route in routes for there in graph[route[-1]] if far[there] == len(route)]
    routes = [route for route in routes if route[-1] == goal]
    return len(routes), Counter(city for route in routes for city in route[1:-1])


def disjoint_routes(graph: Graph, start: str, goal: str, wanted: int | None = None) -> list[list[str]]:
    """As many routes as there can be (or so many) that share no city, of the least total length.

    Each city is split into an entry and an exit joined once; routes are added one by one over the cheapest way, which
    may take back parts of earlier routes.
    """
    cost: dict[tuple[str, str], int] = {}
    for here, neighbours in graph.items():
        cost[f"{here}<", f"{here}>"] = 0
        cost |= {(f"{here}>", f"{there}<"): 1 for there in neighbours}
    used: set[tuple[str, str]] = set()
    source, sink = f"{start}>", f"{goal}<"
    while wanted is None or wanted > 0:
        before = _cheapest(cost, used, source)
        if sink not in before:
            break
        node = sink
        while node != source:
            previous = before[node]
            if (node, previous) in used:
                used.remove((node, previous))
            else:
                used.add((previous, node))
            node = previous
        wanted = None if wanted is None else wanted - 1
    return _routes(used, source, sink)


def _cheapest(cost: dict[tuple[str, str], int], used: set[tuple[str, str]], source: str) -> dict[str, str]:
    far: dict[str, int] = {source: 0}
    before: dict[str, str] = {}
    edges = [(a, b, price) for (a, b), price in cost.items() if (a, b) not in used]
    edges += [(b, a, -cost[a, b]) for a, b in used]
    changed = True
    while changed:
        changed = False
        for a, b, price in edges:
            if a in far and far[a] + price < far.get(b, 10**6):
                far[b], before[b] = far[a] + price, a
                changed = True
    return before


def _routes(used: set[tuple[str, str]], source: str, sink: str) -> list[list[str]]:
    after = {a: b for a, b in used if a != source}
    routes = []
    for first in [b for a, b in used if a == source]:
        route = [first]
        while route[-1] != sink:
            route.append(after[route[-1]])
        routes.append([node[:-1] for node in route if node.endswith("<")])
    return routes


def node_connectivity(graph: Graph) -> int:
    pairs = [(a, b) for a, b in combinations(graph, 2) if b not in graph[a]]
    return min(len(disjoint_routes(graph, a, b)) for a, b in pairs)


def edge_connectivity(graph: Graph) -> int:
    """The least number of lines whose loss cuts the map in two: between one city and every other."""
    first, *others = graph
    return min(_edge_flow(graph, first, other) for other in others)


def _edge_flow(graph: Graph, start: str, goal: str) -> int:
    flow: Counter[tuple[str, str]] = Counter()
    for many in range(len(graph)):
        before, queue = {start: start}, deque([start])
        while queue:
            here = queue.popleft()
            for there in graph[here]:
                if there not in before and flow[here, there] < 1:
                    before[there] = here
                    queue.append(there)
        if goal not in before:
            return many
        node = goal
        while node != start:
            flow[before[node], node] += 1
            flow[node, before[node]] -= 1
            node = before[node]
    raise AssertionError("more routes than cities")


def symmetries(board: dict[str, Any]) -> list[dict[str, str]]:
    """Every way to map the board onto itself: spaces to spaces of their kind, edges to edges of their kind."""
    kinds = {base["id"]: "base" for base in board["start_bases"]}
    kinds |= {base["id"]: "hq" for base in board["headquarters"]} | {city["id"]: "city" for city in board["cities"]}
    edges = {(edge["a"], edge["b"]): edge["kind"] for edge in board["edges"]}
    edges |= {(b, a): kind + ("" if kind == "line" else " back") for (a, b), kind in edges.items()}
    signature = {
        space: (kinds[space], tuple(sorted(kind for (a, _), kind in edges.items() if a == space))) for space in kinds
    }
    order = list(distances({space: {b for a, b in edges if a == space} for space in kinds}, next(iter(kinds))))
    found: list[dict[str, str]] = []

    def extend(mapping: dict[str, str]) -> None:
        if len(mapping) == len(order):
            found.append(dict(mapping))
            return
        space = order[len(mapping)]
        for image in kinds:
            fits = signature[image] == signature[space] and image not in mapping.values()
            if fits and all(edges.get((space, a)) == edges.get((image, b)) for a, b in mapping.items()):
                extend({**mapping, space: image})

    extend({})
    return found


# --- The drawing ---------------------------------------------------------------------------------------------------


def spaces(board: dict[str, Any]) -> dict[str, Point]:
    listed = [*board["cities"], *board["start_bases"], *board["headquarters"]]
    return {space["id"]: (space["x"], space["y"]) for space in listed}


def crossings(board: dict[str, Any]) -> int:
    at = spaces(board)
    drawn = [(edge["a"], edge["b"]) for edge in board["edges"]]
    return sum(
        1
        for one, other in combinations(drawn, 2)
        if not set(one) & set(other) and _cross(at[one[0]], at[one[1]], at[other[0]], at[other[1]])
    )


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)


def _side(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def closest_spaces(board: dict[str, Any]) -> float:
    return min(math.dist(a, b) for a, b in combinations(spaces(board).values(), 2))


def closest_line(board: dict[str, Any]) -> float:
    """The least distance of a space from an edge that does not end there."""
    at = spaces(board)
    return min(
        _from_segment(at[space], at[edge["a"]], at[edge["b"]])
        for edge in board["edges"]
        for space in at
        if space not in (edge["a"], edge["b"])
    )


def _from_segment(p: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b) ** 2
    t = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    return math.dist(p, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


def sharpest_angle(board: dict[str, Any]) -> float:
    """The smallest angle between two edges at a space, in degrees."""
    at = spaces(board)
    smallest = 360.0
    for space, (x, y) in at.items():
        ends = [edge["b"] if edge["a"] == space else edge["a"] for edge in board["edges"] if space in edge.values()]
        turns = sorted(math.degrees(math.atan2(at[end][1] - y, at[end][0] - x)) for end in ends)
        gaps = [b - a for a, b in zip(turns, [*turns[1:], turns[0] + 360], strict=True)]
        smallest = min([smallest, *gaps]) if len(turns) > 1 else smallest
    return smallest


def label_overlaps(board: dict[str, Any]) -> int:
    """Labels over labels, spaces or case fields; 6.4 wide per character, 14 high."""
    boxes = {}
    for city in board["cities"]:
        width = 6.4 * len(city["label"])
        x = city["x"] + city["label_dx"] - {"start": 0.0, "middle": width / 2, "end": width}[city["label_anchor"]]
        y = city["y"] + city["label_dy"]
        boxes[city["id"]] = (x, y - 7, x + width, y + 7)
    over = sum(
        1 for a, b in combinations(boxes.values(), 2) if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    )
    bases = {base["id"] for base in [*board["start_bases"], *board["headquarters"]]}
    discs = [(point, 26 if space in bases else 9) for space, point in spaces(board).items()]
    discs += [((field["x"], field["y"]), 9) for field in board["case_fields"]]
    for left, top, right, bottom in boxes.values():
        for (x, y), radius in discs:
            near = (max(left, min(x, right)), max(top, min(y, bottom)))
            over += math.dist(near, (x, y)) < radius
    return over

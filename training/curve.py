"""Draws the curve of a training from its log, as SVG."""

import json
import sys

WIDTH, HEIGHT, EDGE = 720, 400, 50
COLOURS = ["#1f6f8b", "#c8553d", "#588157", "#7a4e9a", "#b08900", "#444444"]


def read(log):
    """Points and intervals by opponent and seats."""
    curves = {}
    with open(log, encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line.get("share") is not None:
                name = f"{line['opponent']}, {line['seats']} seats"
                point = (line["trained_s"], line["share"], line["half_interval"] or 0)
                curves.setdefault(name, []).append(point)
    return curves


def draw(log, path):
    """The share of wins against each opponent over the time of training."""
    curves = read(log)
    last = max((point[0] for points in curves.values() for point in points), default=1) or 1

    def x(seconds):
        return EDGE + (WIDTH - 2 * EDGE) * seconds / last

    def y(share):
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for tenth in range(0, 11, 2):
        line = y(tenth / 10)
        parts.append(f'<path d="M{EDGE} {line:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="8" y="{line + 4:.1f}">{10 * tenth} %</text>')
    for quarter in range(5):
        seconds = last * quarter / 4
        parts.append(f'<text x="{x(seconds) - 10:.1f}" y="{HEIGHT - 25}">{seconds:.0f} s</text>')
    for index, (name, points) in enumerate(sorted(curves.items())):
        colour = COLOURS[index % len(COLOURS)]
        steps = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share, _ in points)
        parts.append(f'<polyline points="{steps}" fill="none" stroke="{colour}"/>')
        for at, share, half in points:
            low, high = y(share - half), y(share + half)
            parts.append(f'<path d="M{x(at):.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>')
        parts.append(f'<text x="{EDGE + 10}" y="{20 + 14 * index}" fill="{colour}">{name}</text>')
    parts.append("</svg>")
    with open(path, "w", encoding="utf-8") as svg:
        svg.write("\n".join(parts) + "\n")


if __name__ == "__main__":
    draw(*sys.argv[1:3])

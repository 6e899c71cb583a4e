"""Draws pictures in which there is no Sudoku, but much that looks like one: all of them are to be refused.

  nothing.py OUT --puzzles FILE --fonts FOLDER [--count N] [--seed TEXT]

The kinds take turns; half of the pictures are photos, as render.py makes them. Written are PNG and JPEG files and index.tsv, whose boards are dots only.
FILE and FOLDER are those of render.py, which is beside this file.
"""
import argparse
import calendar
import os
import random
import string

import numpy as np
from PIL import Image, ImageDraw

from render import board, draw_board, font_at, fonts_in, noise_field, printed, put, random_style, tint

HERE = os.path.dirname(os.path.abspath(__file__))


class Sheet:
    """A page, and what all kinds draw on it: lines of cells, and a text in a cell."""

    def __init__(self, rng, font, width=760, height=760):
        self.rng, self.font = rng, font
        ground = rng.randrange(215, 256)
        self.paper, self.ink = tint(rng, ground), tint(rng, rng.randrange(0, 70))
        self.image = Image.new("RGB", (width, height), self.paper)
        self.draw = ImageDraw.Draw(self.image)

    def cells(self, columns, rows, thick=0, left=60, top=60, side=None, high=None):
        """Lines around so many cells; each `thick`th is thicker. Gives back a function that has the middle of a cell."""
        wide = side or min((self.image.width - left * 2) / columns, (self.image.height - top * 2) / rows)
        high = high or wide
        thin = self.rng.choice([1, 2])
        for line in range(columns + 1):
            width = thin + 3 if thick and line % thick == 0 else thin
            x = left + line * wide
            self.draw.line([x, top, x, top + rows * high], fill=self.ink, width=width)
        for line in range(rows + 1):
            width = thin + 3 if thick and line % thick == 0 else thin
            y = top + line * high
            self.draw.line([left, y, left + columns * wide, y], fill=self.ink, width=width)
        self.wide, self.high, self.left, self.top = wide, high, left, top
        return lambda column, row: (left + (column + 0.5) * wide, top + (row + 0.5) * high)

    def text(self, at, text, share=0.55):
        size = self.high * share
        if len(text) > 2:
            size = min(size, self.wide * 1.5 / len(text))
        put(self.draw, self.font, size, text, at[0], at[1], self.ink)

    def fill(self, column, row, colour):
        x, y = self.left + column * self.wide, self.top + row * self.high
        self.draw.rectangle([x, y, x + self.wide, y + self.high], fill=colour)


def crossword(sheet, puzzle):
    size = sheet.rng.choice([9, 9, 11, 13, 15])
    middle = sheet.cells(size, size)
    number = 0
    for row in range(size):
        for column in range(size):
            x, y = middle(column, row)
            if (row % 2 and column % 2) or sheet.rng.random() < 0.12:
                sheet.fill(column, row, sheet.ink)
            elif sheet.rng.random() < 0.25:
                number += 1
                put(sheet.draw, sheet.font, sheet.wide * 0.27, str(number), x - sheet.wide * 0.3, y - sheet.wide * 0.3, sheet.ink)


def nonogram(sheet, puzzle):
    size = sheet.rng.choice([5, 10, 15])
    middle = sheet.cells(size, size, 5, 200, 200, 520 / size)
    for line in range(size):
        for place in range(sheet.rng.randrange(1, 4)):
            x, y = middle(line, -1 - place)
            sheet.text((x, y), str(sheet.rng.randrange(1, 6)), 0.6)
            x, y = middle(-1 - place, line)
            sheet.text((x, y), str(sheet.rng.randrange(1, 6)), 0.6)
        for other in range(size):
            if sheet.rng.random() < 0.3:
                sheet.fill(line, other, sheet.ink)


def table(sheet, puzzle):
    columns, rows = sheet.rng.randrange(3, 7), sheet.rng.randrange(8, 16)
    middle = sheet.cells(columns, rows, 0, 40, 60, 680 / columns, 640 / rows)
    for row in range(rows):
        for column in range(columns):
            word = "".join(sheet.rng.choice(string.ascii_lowercase) for _ in range(sheet.rng.randrange(3, 9))) if column == 0 or row == 0 else f"{sheet.rng.uniform(0, 999):.1f}"
            sheet.text(middle(column, row), word)


def month(sheet, puzzle):
    weeks = calendar.monthcalendar(sheet.rng.randrange(1990, 2030), sheet.rng.randrange(1, 13))
    middle = sheet.cells(7, len(weeks) + 1, 0, 40, 60, 97)
    for column, day in enumerate("Mo Tu We Th Fr Sa Su".split()):
        sheet.text(middle(column, 0), day, 0.35)
    for row, week in enumerate(weeks):
        for column, day in enumerate(week):
            if day:
                sheet.text(middle(column, row + 1), str(day), 0.45)


def bingo(sheet, puzzle):
    if sheet.rng.random() < 0.5:
        middle = sheet.cells(5, 5)
        for cell in range(25):
            sheet.text(middle(cell % 5, cell // 5), str(sheet.rng.randrange(1, 76)), 0.5)
        return
    for card in range(3):
        middle = sheet.cells(9, 3, 0, 60, 40 + card * 235, 70)
        for row in range(3):
            for column in sheet.rng.sample(range(9), 5):
                sheet.text(middle(column, row), str(column * 10 + sheet.rng.randrange(1, 10)), 0.5)


def chess(sheet, puzzle):
    size = sheet.rng.choice([8, 8, 10])
    middle = sheet.cells(size, size)
    dark = tint(sheet.rng, 130)
    for row in range(size):
        for column in range(size):
            if (row + column) % 2:
                sheet.fill(column, row, dark)
            if sheet.rng.random() < 0.3:
                sheet.text(middle(column, row), sheet.rng.choice("KQRBNP"), 0.7)


def page_of_text(sheet, puzzle):
    columns = sheet.rng.choice([1, 2, 3])
    size = sheet.rng.randrange(12, 22)
    for column in range(columns):
        for line in range(int(680 / size / 1.4)):
            text = " ".join("".join(sheet.rng.choice(string.ascii_lowercase + "12345") for _ in range(sheet.rng.randrange(2, 10))) for _ in range(12))
            font = font_at(sheet.font, size)
            while text and font.getlength(text) > 660 / columns - 20:
                text = text[:-1]
            sheet.draw.text((50 + column * 660 / columns, 40 + line * size * 1.4), text, font=font, fill=sheet.ink)


def other_sudoku(size, boxes):
    def drawn(sheet, puzzle):
        middle = sheet.cells(size, size, boxes)
        for row in range(size):
            for column in range(size):
                if sheet.rng.random() < 0.45:
                    sheet.text(middle(column, row), str(1 + (column + row * boxes + row // boxes) % size), 0.6)

    return drawn


def jigsaw(sheet, puzzle):
    """Regions that are boxes whose borders have moved, and a Latin square."""
    regions = [[row // 3 * 3 + column // 3 for column in range(9)] for row in range(9)]

    def one_piece(region):
        cells = [(r, c) for r in range(9) for c in range(9) if regions[r][c] == region]
        seen, stack = {cells[0]}, [cells[0]]
        while stack:
            r, c = stack.pop()
            for other in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if other in cells and other not in seen:
                    seen.add(other)
                    stack.append(other)
        return len(seen) == len(cells)

    moves = 0
    while moves < 25:
        a, b = [(sheet.rng.randrange(9), sheet.rng.randrange(9)) for _ in range(2)]
        first, second = regions[a[0]][a[1]], regions[b[0]][b[1]]
        if first == second:
            continue
        regions[a[0]][a[1]], regions[b[0]][b[1]] = second, first
        if one_piece(first) and one_piece(second):
            moves += 1
        else:
            regions[a[0]][a[1]], regions[b[0]][b[1]] = first, second
    middle = sheet.cells(9, 9)
    order = sheet.rng.sample(range(1, 10), 9)
    for row in range(9):
        for column in range(9):
            x, y = sheet.left + column * sheet.wide, sheet.top + row * sheet.high
            if column and regions[row][column] != regions[row][column - 1]:
                sheet.draw.line([x, y, x, y + sheet.high], fill=sheet.ink, width=5)
            if row and regions[row][column] != regions[row - 1][column]:
                sheet.draw.line([x, y, x + sheet.wide, y], fill=sheet.ink, width=5)
            if sheet.rng.random() < 0.35:
                sheet.text(middle(column, row), str(order[(column + row * 4) % 9]), 0.6)
    side = 9 * sheet.wide
    sheet.draw.rectangle([sheet.left, sheet.top, sheet.left + side, sheet.top + side], outline=sheet.ink, width=5)


def keypad(sheet, puzzle):
    middle = sheet.cells(3, sheet.rng.choice([3, 4]), 0, 120, 60, 170, 150)
    for cell, key in enumerate("123456789*0#"):
        sheet.text(middle(cell % 3, cell // 3), key, 0.5)


def spreadsheet(sheet, puzzle):
    columns, rows = sheet.rng.randrange(6, 12), sheet.rng.randrange(12, 24)
    middle = sheet.cells(columns, rows, 0, 10, 20, 740 / columns, 700 / rows)
    for row in range(rows):
        for column in range(columns):
            text = (string.ascii_uppercase[column] if row == 0 else str(row)) if 0 in (row, column) else str(sheet.rng.randrange(0, 5000)) if sheet.rng.random() < 0.6 else ""
            sheet.text(middle(column, row), text, 0.5)


def noise(sheet, puzzle):
    values = sheet.numbers.random((760, 760, sheet.rng.choice([1, 3]))) * 255
    sheet.image = Image.fromarray(np.broadcast_to(values, (760, 760, 3)).astype(np.uint8))


def landscape(sheet, puzzle):
    """Colours that flow into each other, as in a photo of no paper."""
    layers = [sum(noise_field(sheet.numbers, 760, 760, waves) * (128 / waves**0.6) for waves in (2, 5, 12, 40)) for _ in range(3)]
    sheet.image = Image.fromarray(np.clip(np.stack(layers, 2) + 128, 0, 255).astype(np.uint8))


def blank(sheet, puzzle):
    if sheet.rng.random() < 0.5:
        sheet.image = Image.new("RGB", sheet.image.size, tint(sheet.rng, sheet.rng.randrange(0, 256)))


def half(sheet, puzzle):
    style = random_style(sheet.rng, [("", sheet.font)], True)
    picture, _ = draw_board(style, board(*puzzle, sheet.rng, 0, 0), 60, sheet.rng, lit=False)
    part = sheet.rng.uniform(0.4, 0.75)
    across = sheet.rng.random() < 0.5
    sheet.image = picture.crop((0, 0, int(picture.width * part), picture.height) if across else (0, int(picture.height * (1 - part)), picture.width, picture.height))


def code(sheet, puzzle):
    size = sheet.rng.choice([21, 25, 29])
    dot = 640 // size
    for row in range(size):
        for column in range(size):
            if sheet.rng.random() < 0.5:
                x, y = 60 + column * dot, 60 + row * dot
                sheet.draw.rectangle([x, y, x + dot - 1, y + dot - 1], fill=sheet.ink)
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        for inset, colour in ((0, sheet.ink), (1, sheet.paper), (2, sheet.ink)):
            sheet.draw.rectangle([60 + (x + inset) * dot, 60 + (y + inset) * dot, 60 + (x + 7 - inset) * dot - 1, 60 + (y + 7 - inset) * dot - 1], fill=colour)


def killer(sheet, puzzle):
    middle = sheet.cells(9, 9, 3)
    for row in range(9):
        for column in range(0, 9, 2):
            x, y = middle(column, row)
            wide = sheet.wide * sheet.rng.choice([0.42, 1.42])
            sheet.draw.rectangle([x - sheet.wide * 0.42, y - sheet.wide * 0.42, min(x + wide, sheet.left + 9 * sheet.wide - 4), y + sheet.wide * 0.42], outline=sheet.ink)
            put(sheet.draw, sheet.font, sheet.wide * 0.24, str(sheet.rng.randrange(3, 35)), x - sheet.wide * 0.27, y - sheet.wide * 0.28, sheet.ink)


def empty(sheet, puzzle):
    sheet.cells(9, 9, 3)


def letters(sheet, puzzle):
    size = sheet.rng.choice([9, 9, 10, 12])
    middle = sheet.cells(size, size, sheet.rng.choice([0, 3]))
    for cell in range(size * size):
        if sheet.rng.random() < 0.8:
            sheet.text(middle(cell % size, cell // size), sheet.rng.choice(string.ascii_uppercase), 0.6)


def multiplication(sheet, puzzle):
    size = sheet.rng.choice([9, 9, 10])
    middle = sheet.cells(size, size)
    for cell in range(size * size):
        sheet.text(middle(cell % size, cell // size), str((cell % size + 1) * (cell // size + 1)), 0.5)


def graph_paper(sheet, puzzle):
    sheet.cells(sheet.rng.randrange(20, 50), sheet.rng.randrange(20, 50), sheet.rng.choice([0, 5, 10]), 10, 10, 740 / 45)


def mines(sheet, puzzle):
    middle = sheet.cells(9, 9)
    bombs = {(sheet.rng.randrange(9), sheet.rng.randrange(9)) for _ in range(10)}
    for row in range(9):
        for column in range(9):
            near = sum((column + dx, row + dy) in bombs for dx in (-1, 0, 1) for dy in (-1, 0, 1))
            if near and (column, row) not in bombs:
                sheet.text(middle(column, row), str(near), 0.6)


def any_digits(sheet, puzzle):
    middle = sheet.cells(9, 9, sheet.rng.choice([0, 3]))
    for cell in range(81):
        if sheet.rng.random() < 0.6:
            sheet.text(middle(cell % 9, cell // 9), str(sheet.rng.randrange(1, 10)), 0.6)


def bricks(sheet, puzzle):
    high = sheet.rng.randrange(25, 60)
    for row in range(760 // high):
        sheet.draw.line([0, row * high, 760, row * high], fill=sheet.ink, width=3)
        for column in range(-1, 760 // (high * 2) + 1):
            x = column * high * 2 + row % 2 * high
            sheet.draw.line([x, row * high, x, row * high + high], fill=sheet.ink, width=3)


def go(sheet, puzzle):
    size = sheet.rng.choice([8, 12, 18])
    sheet.cells(size, size)
    for _ in range(size * size // 3):
        x, y = sheet.left + sheet.rng.randrange(size + 1) * sheet.wide, sheet.top + sheet.rng.randrange(size + 1) * sheet.high
        reach = sheet.wide * 0.45
        sheet.draw.ellipse([x - reach, y - reach, x + reach, y + reach], fill=sheet.rng.choice([sheet.ink, (250, 250, 250)]), outline=sheet.ink)


def noughts(sheet, puzzle):
    middle = sheet.cells(3, 3)
    for cell in range(9):
        sheet.text(middle(cell % 3, cell // 3), sheet.rng.choice("XO "), 0.7)


KINDS = {
    "crossword": crossword, "nonogram": nonogram, "table": table, "calendar": month, "bingo": bingo, "chess": chess, "text": page_of_text, "six": other_sudoku(6, 3), "sixteen": other_sudoku(16, 4),
    "four": other_sudoku(4, 2), "jigsaw": jigsaw, "keypad": keypad, "spreadsheet": spreadsheet, "noise": noise, "landscape": landscape, "blank": blank, "half": half, "code": code, "killer": killer,
    "empty": empty, "letters": letters, "products": multiplication, "graph": graph_paper, "mines": mines, "digits": any_digits, "bricks": bricks, "go": go, "noughts": noughts,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--puzzles", required=True)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="nothing")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    puzzles = [line.split() for line in open(options.puzzles)]
    packages = [line.split()[0] for line in open(os.path.join(HERE, "fonts.txt")) if line.strip() and not line.startswith("#")]
    fonts = fonts_in(options.fonts, packages)
    names = list(KINDS)
    with open(os.path.join(options.out, "index.tsv"), "w", buffering=1) as index:
        for number in range(options.count):
            rng = random.Random(f"{options.seed} {number}")
            kind = names[number % len(names)]
            sheet = Sheet(rng, rng.choice(fonts)[1])
            sheet.numbers = np.random.default_rng(rng.randrange(1 << 32))
            KINDS[kind](sheet, puzzles[number % len(puzzles)])
            name = f"{kind}{number}.png"
            if rng.random() < 0.5:
                photo, _ = printed(sheet.image, [], rng, sheet.numbers)
                name = f"{kind}{number}.jpg"
                photo.save(os.path.join(options.out, name), quality=rng.choice([55, 75, 90]))
            else:
                sheet.image.save(os.path.join(options.out, name))
            index.write(f"{name}\t{'.' * 81}\n")


if __name__ == "__main__":
    main()

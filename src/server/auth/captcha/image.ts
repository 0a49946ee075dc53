/** Draws a captcha: distorted strokes and noise on 160×60 pixels, readable for people. */
import { randomInt } from 'node:crypto';
import { glyphs } from './glyphs.ts';
import type { Point, Stroke } from './glyphs.ts';
import { encodePng } from './png.ts';
import { required } from '../../../schema/required.ts';

const width = 160;
const height = 60;

type Colour = readonly [red: number, green: number, blue: number];

/** Between low and high, evenly. */
const random = (low: number, high: number): number =>
  low + ((high - low) * randomInt(1 << 24)) / (1 << 24);

/** The PNG of a text whose characters all have glyphs. */
export function drawCaptcha(text: string): Buffer {
  const canvas = Buffer.alloc(width * height * 3);
  const background: Colour = [random(235, 255), random(235, 255), random(235, 255)];
  canvas.fill(Buffer.from(background));
  for (let count = 0; count < 4; count += 1)
    drawStroke(canvas, noiseCurve(), random(0.6, 1.1), darkColour(90));
  const characters = [...text];
  const step = (width - 16) / characters.length;
  characters.forEach((character, index) =>
    drawGlyph(canvas, character, 8 + step * (index + 0.5), Math.min(step * 0.72, 25)),
  );
  for (let count = 0; count < 60; count += 1)
    drawStroke(canvas, dot(), random(0.5, 1), darkColour(120));
  return encodePng(canvas, width, height);
}

/** Turned, sheared, moved and waved, each a little and each differently. */
function drawGlyph(canvas: Buffer, character: string, centre: number, size: number): void {
  const turn = random(-0.25, 0.25);
  const shear = random(-0.2, 0.2);
  const top = height / 2 + random(-4, 4);
  const wave = { phase: random(0, 6.28), strength: random(0.5, 1.6) };
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 0.5) * size, (y - 0.7) * size * 1.05];
    const sheared = dx + dy * shear;
    const [turnedX, turnedY] = [
      sheared * Math.cos(turn) - dy * Math.sin(turn),
      sheared * Math.sin(turn) + dy * Math.cos(turn),
    ];
    return [centre + turnedX + wave.strength * Math.sin(turnedY / 6 + wave.phase), top + turnedY];
  };
  const colour = darkColour(0);
  for (const stroke of required(glyphs[character], `glyph ${character}`))
    drawStroke(canvas, finer(stroke).map(place), random(1.3, 1.8), colour);
}

/** Points in between, so that waves bend straight lines, too. */
function finer(stroke: Stroke): Stroke {
  return stroke.flatMap((point, index): Point[] => {
    const next = stroke[index + 1];
    if (!next) return [point];
    const parts = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.2);
    return Array.from(
      { length: parts },
      (_, part) =>
        [
          point[0] + ((next[0] - point[0]) * part) / parts,
          point[1] + ((next[1] - point[1]) * part) / parts,
        ] as const,
    );
  });
}

function noiseCurve(): Stroke {
  const [start, end, bend, phase] = [
    random(5, height - 5),
    random(5, height - 5),
    random(3, 9),
    random(0, 6.28),
  ];
  return Array.from(
    { length: 21 },
    (_, index) =>
      [
        (width * index) / 20,
        start + ((end - start) * index) / 20 + bend * Math.sin(index / 3 + phase),
      ] as const,
  );
}

function dot(): Stroke {
  const point: Point = [random(0, width), random(0, height)];
  return [point, [point[0] + 0.5, point[1]]];
}

/** Random, and darker than the background by far unless lightened. */
const darkColour = (lighter: number): Colour => [
  random(20, 130) + lighter,
  random(20, 110) + lighter,
  random(20, 150) + lighter,
];

/** A smooth line of the given half width, in pixels. */
function drawStroke(canvas: Buffer, stroke: Stroke, half: number, colour: Colour): void {
  stroke.slice(1).forEach((to, index) => {
    const from = stroke[index];
    if (from) drawSegment(canvas, from, to, half, colour);
  });
}

function drawSegment(canvas: Buffer, from: Point, to: Point, half: number, colour: Colour): void {
  const reach = half + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cover = Math.min(1, Math.max(0, half + 0.5 - distance([x + 0.5, y + 0.5], from, to)));
      if (cover > 0) blend(canvas, (y * width + x) * 3, colour, cover);
    }
  }
}

function blend(canvas: Buffer, offset: number, colour: Colour, cover: number): void {
  colour.forEach((value, channel) => {
    const before = canvas.readUInt8(offset + channel);
    canvas[offset + channel] = before + (value - before) * cover;
  });
}

/** From a point to a line between two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(
    1,
    Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)),
  );
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

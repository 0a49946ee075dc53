import { expect, it } from 'vitest';
import { kept, middle } from '../../src/widgets/avatarUpload/crop.ts';

const wide = { width: 400, height: 200 };

it('a picture is never moved so far that a part of the square is empty', () => {
  expect(kept({ ...middle, x: 500, y: 30 }, wide)).toEqual({ scale: 1, x: 100, y: 0, turns: 0 });
  expect(kept({ ...middle, x: 500, y: -500, turns: 1 }, wide)).toEqual({
    scale: 1,
    x: 0,
    y: -100,
    turns: 1,
  });
});

it('the scale stays between covering the square and five times that; a turn to the left of none is three', () => {
  expect(kept({ ...middle, scale: 0.2, turns: -1 }, wide)).toMatchObject({ scale: 1, turns: 3 });
  expect(kept({ ...middle, scale: 9 }, wide)).toMatchObject({ scale: 5 });
});

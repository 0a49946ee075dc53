import { expect, it } from 'vitest';
import { kept, middle } from '../../src/widgets/avatarUpload/crop.ts';
import { passwordChecks } from '../../src/widgets/passwordInput/checks.ts';

const wide = { width: 400, height: 200 };

it('a picture is never moved so far that a part of the square is empty', () => {
  expect(kept({ ...middle, x: 500, y: 30 }, wide)).toEqual({ scale: 1, x: 100, y: 0, turns: 0 });
  expect(kept({ ...middle, x: 500, y: -500, turns: 1 }, wide)).toEqual({ scale: 1, x: 0, y: -100, turns: 1 });
});

it('the scale stays between covering the square and five times that; a turn to the left of none is three', () => {
  expect(kept({ ...middle, scale: 0.2, turns: -1 }, wide)).toMatchObject({ scale: 1, turns: 3 });
  expect(kept({ ...middle, scale: 9 }, wide)).toMatchObject({ scale: 5 });
});

it.each([
  ['', [false, false, false]], ['abc1', [false, true, true]], ['abcdef', [true, true, false]], ['abc 123', [true, false, true]], ['密码abc123', [true, false, true]], ['abc-123', [true, true, true]],
])('the live marks of the password %j', (text, marks) => {
  expect(passwordChecks.map(({ holds }) => holds(text))).toEqual(marks);
});

/** What a captcha asks (protocol.md 2.2). */
import { randomInt } from 'node:crypto';

export interface Question { text: string; answer: string }

/** Without characters that people take for others. */
const characters = 'ACEFHKLMNPRTWXY34679';

export function charQuestion(): Question {
  const text = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
  return { text, answer: text };
}

/** `x op y=?` with both in 0..9; the answer is a whole number and not negative. */
export function mathQuestion(): Question {
  const [x, y] = [randomInt(10), randomInt(10)];
  switch (randomInt(4)) {
    case 0: return sum(x, '*', y, x * y);
    case 1: return x >= y ? sum(x, '-', y, x - y) : sum(y, '-', x, y - x);
    case 2: return y !== 0 && x % y === 0 ? sum(x, '/', y, x / y) : sum(x, '+', y, x + y);
    default: return sum(x, '+', y, x + y);
  }
}

const sum = (x: number, operator: string, y: number, result: number): Question => ({ text: `${x}${operator}${y}=?`, answer: String(result) });

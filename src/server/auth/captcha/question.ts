/** What a captcha asks (docs/protocol/sign-in.md#sign-in). */
import { randomInt } from 'node:crypto';

export interface Question {
  text: string;
  answer: string;
}

/** Without characters that people take for others. */
const characters = 'ACEFHKLMNPRTWXY34679';

export function charQuestion(): Question {
  const text = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
  return { text, answer: text };
}

/**
 * `4821+6=?`: a number of four digits and one of one digit. Easy for people, and one of 9,000
 * answers: with the protocol's two digits one guess in twenty would be right. The answer has four
 * digits, too.
 */
export function mathQuestion(): Question {
  const answer = randomInt(least, most + 1);
  const step = randomInt(1, 10);
  // Four digits on both sides, so that the picture has room.
  const isSum = answer - step >= least && (answer + step > most || randomInt(2) === 0);
  return {
    text: isSum ? `${answer - step}+${step}=?` : `${answer + step}-${step}=?`,
    answer: String(answer),
  };
}

const least = 1000;
const most = 9999;

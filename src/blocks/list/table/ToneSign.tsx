import { texts } from '../../../runtime/locale/index.ts';
import type { Tone } from '../toneNames.ts';

/** Says a tone without colour: a sign to see, and a word to hear. */
export const ToneSign = ({ tone }: { tone: Tone }) => (
  <span role="img" className="pl-tone-sign" aria-label={texts.tones[tone]} />
);

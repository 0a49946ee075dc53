import { passwordStrength } from '../../schema/password.ts';
import { strengthTexts } from '../locale/strength.ts';
import './strength.css';

/** How hard a password is to guess, as a bar of three parts and as a word. */
export function Strength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const words = strengthTexts();
  return (
    <div className={`pl-strength pl-strength-${strength}`} role="status">
      <span className="pl-strength-bar" aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {words.label}
      {words[strength]}
    </div>
  );
}

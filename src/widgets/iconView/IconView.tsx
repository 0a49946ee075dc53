import type { DisplayProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';
import { plainText, shortText } from '../plainText.ts';
import './iconView.css';

/** An icon by its name; outside table cells with the name. */
export function IconView({ value, compact }: DisplayProps) {
  const name = shortText(plainText(value));
  if (name === '' || name === '#') return null;
  return (
    <span className="pl-icon-view" title={name} role="img" aria-label={name}>
      <Icon name={name} />
      {!compact && ` ${name}`}
    </span>
  );
}

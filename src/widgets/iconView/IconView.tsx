import type { DisplayProps } from '../contract.ts';
import { Icon } from '../icons/index.ts';

/** An icon by its name; outside table cells with the name. */
export function IconView({ value, compact }: DisplayProps<string>) {
  if (!value || value === '#') return null;
  return (
    <span className="pl-icon-view" title={value} role="img" aria-label={value}>
      <Icon name={value} />
      {!compact && ` ${value}`}
    </span>
  );
}

import type { DisplayProps } from '../contract.ts';
import { linkTarget, type LinkKind } from './linkTarget.ts';

/** An address that can be followed; one that would run code or is none is shown as text. */
export function Link({ value, kind = 'url' }: DisplayProps & { kind?: LinkKind }) {
  const text = String(value ?? '');
  const href = linkTarget(text, kind);
  if (href === undefined) return <>{text}</>;
  return (
    <a href={href} {...(kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text}
    </a>
  );
}

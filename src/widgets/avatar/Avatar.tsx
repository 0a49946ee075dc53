import { useWidgetHost, type DisplayProps } from '../contract.ts';
import { RoundPicture } from './RoundPicture.tsx';

/** A person's picture by its stored path. */
export function Avatar({ value, size = 32 }: DisplayProps & { size?: number }) {
  const { fileUrl } = useWidgetHost();
  return (
    <RoundPicture
      src={typeof value === 'string' && value !== '' ? fileUrl(value) : undefined}
      size={size}
    />
  );
}

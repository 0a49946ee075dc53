import { useWidgetHost, type DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { RoundPicture } from './RoundPicture.tsx';

/** A person's picture by its stored path. */
export function Avatar({ value, size = 32 }: DisplayProps & { size?: number }) {
  const { fileUrl } = useWidgetHost();
  if (typeof value !== 'string' || value === '')
    return <RoundPicture src={undefined} size={size} />;
  const src = fileUrl(value);
  const alt = src === undefined ? lateTexts.image.tooLong(value.length) : '';
  return (
    <span title={alt}>
      <RoundPicture {...{ src, size, alt }} />
    </span>
  );
}

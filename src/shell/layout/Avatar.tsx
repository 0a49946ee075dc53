import { RoundPicture } from '../../widgets/avatar/RoundPicture.tsx';
import { fileUrl } from '../fileUrl.ts';

/** A user's picture by its stored path. */
export function Avatar({ path, size }: { path: string | null | undefined; size: number }) {
  return <RoundPicture src={path ? fileUrl(path) : undefined} size={size} />;
}

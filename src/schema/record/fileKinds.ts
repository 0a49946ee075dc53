/** Kinds of files that can be uploaded, by their extensions. */

/** Extensions in the order in which the protocol's refusal lists them. */
export const uploadExtensions = [
  'bmp',
  'gif',
  'jpg',
  'jpeg',
  'png',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'rar',
  'zip',
  'gz',
  'bz2',
  'mp4',
  'avi',
  'rmvb',
  'pdf',
] as const;
export const imageExtensions = ['bmp', 'gif', 'jpg', 'jpeg', 'png'] as const;

/** Names for several kinds together. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'image/*': imageExtensions,
  'video/*': ['mp4', 'avi', 'rmvb'],
  'archive/*': ['rar', 'zip', 'gz', 'bz2'],
  'office/*': ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
};

/** What a model may accept. */
export const acceptedKinds: readonly string[] = [...uploadExtensions, ...Object.keys(groups)];

/** Extensions that the kinds stand for; of pictures of one format those of its other spelling. */
export function extensionsOf(kinds: readonly string[]): string[] {
  const named = kinds.flatMap((kind) => groups[kind] ?? [kind]);
  const jpeg = named.some((one) => one === 'jpg' || one === 'jpeg') ? ['jpg', 'jpeg'] : [];
  return [...new Set([...named, ...jpeg])];
}

import { defined } from '../../schema/defined.ts';
import {
  attachmentLimits,
  attachmentsIn,
  type Attachment,
  type AttachmentLimits,
} from '../../schema/record/attachments.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';
import { FileField } from '../attachments/FileField.tsx';
import type { FileLooks } from '../attachments/fileLooks.ts';
import { useWidgetHost, type InputProps, type WidgetHost } from '../contract.ts';
import { destinationOf, largestFile, type Destination } from '../upload/sendFile.ts';
import { usePaths, type Paths } from '../upload/usePaths.ts';

interface Limits {
  max?: number;
  /** With its unit, as in models. */
  maxSize?: string;
  accept?: string[];
}

interface Props extends InputProps<Paths>, Limits, FileLooks {
  url?: string;
  part?: string;
  member?: string;
}

/** Bytes of a file where the field says nothing, and files come in one request. */
const usualSize = '2MB';

/** What is taken: of files in chunks any size, unless the field says one. */
function limitsOf(
  { max = 5, maxSize, accept }: Limits,
  host: WidgetHost,
  destination: Destination | undefined,
): AttachmentLimits {
  const largest = destination ? Infinity : largestFile(host);
  const inChunks = !destination && largest === Infinity;
  const asked = attachmentLimits({ max, maxSize: maxSize ?? usualSize, ...defined({ accept }) });
  if (maxSize === undefined && inChunks) return { ...asked, maxSize: Infinity };
  return { ...asked, maxSize: Math.min(asked.maxSize, largest) };
}

/** A stored file, as far as its path says what it is. */
const fileAt = (path: string): Attachment => ({
  name: path,
  ...attachmentsIn(path)[0],
  path,
});

/** Files stored when they are chosen, dropped or pasted; the value are their paths. */
export function FileUpload({
  value,
  onChange,
  url,
  part,
  member,
  max,
  maxSize,
  accept,
  ...field
}: Props) {
  const host = useWidgetHost();
  const destination = destinationOf(host.requests, { url, part, member });
  const limits = limitsOf(defined({ max, maxSize, accept }), host, destination);
  const { paths, uploads, add, set, retry, end } = usePaths({ value, onChange, destination });
  // Those on their way stand behind the others, under the keys of their uploads.
  const sending = new Map([...uploads].map(([key, upload]) => [`${unfinished}${key}`, upload]));
  const files = [
    ...paths.map(fileAt),
    ...[...sending].map(([path, { file }]) => ({ path, name: file.name, size: file.size })),
  ];
  const keyOf = (path: string) => path.slice(unfinished.length);
  return (
    <FileField
      {...field}
      files={files}
      uploads={sending}
      ordered={paths.length}
      limits={limits}
      add={add}
      retry={(path) => retry(keyOf(path))}
      remove={(path) =>
        sending.has(path) ? end(keyOf(path)) : set(paths.filter((one) => one !== path))
      }
      set={(all) => set(all.map(({ path }) => path).filter((path) => !sending.has(path)))}
    />
  );
}

/** What uploads say of their files. */
import { defined } from '../../schema/defined.ts';
import type { Reading } from './read/context.ts';
import type { ClassicItem, Members } from './shape.ts';
import { valueText } from '../../widgets/choices.ts';

/** The size that items have unless they say another one. */
const usualSize = { fileSize: 2, sizeUnit: 'MB' };

/** The address that the editor puts into new items is none. */
const isPlaceholder = (action: string): boolean =>
  /^https:\/\/(www\.)?(mocky\.io|jsonplaceholder)/.test(action);

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().replace(/^\./, ''))
    .filter((one) => one !== '');

/** Props of the control: kinds of files, their size and number. */
export function filesOf({ item, config, placeOf }: ClassicItem, { lose }: Reading): Members {
  const { fileSize, sizeUnit = usualSize.sizeUnit } = config;
  const hasSize = typeof fileSize === 'number' && fileSize > 0;
  const isSize = hasSize && ['KB', 'MB', 'GB'].includes(valueText(sizeUnit));
  if (fileSize !== undefined && fileSize !== null && !isSize)
    lose('badValue', placeOf('config', 'fileSize'), { name: 'fileSize' });
  if (typeof item.action === 'string' && item.action !== '' && !isPlaceholder(item.action))
    lose('noPlace', placeOf('item', 'action'), { name: 'action' });
  const accept = typeof item.accept === 'string' ? wordsIn(item.accept) : [];
  return {
    ...(item.multiple !== true && { max: 1 }),
    ...defined({ maxSize: isSize ? `${fileSize}${String(sizeUnit)}` : undefined }),
    ...(accept.length > 0 && { accept }),
  };
}

/** The same, as the editor writes it. */
export function filesWritten(props: Members): { item: Members; config: Members } {
  const [, size, unit] = /^(\d+(?:\.\d+)?)(KB|MB|GB)$/.exec(valueText(props.maxSize)) ?? [];
  const accept = Array.isArray(props.accept) ? props.accept.map(String) : [];
  return {
    item: {
      action: '',
      accept: accept.map((one) => (one.includes('/') ? one : `.${one}`)).join(','),
      multiple: props.max !== 1,
      name: 'file',
      'list-type': 'text',
    },
    config: {
      ...(size === undefined ? usualSize : { fileSize: Number(size), sizeUnit: unit }),
      showTip: false,
      buttonText: '点击上传',
    },
  };
}

/** What uploads say of their files. */
import { defined } from '../../schema/defined.ts';
import type { Path } from '../../schema/pointer.ts';
import type { Lose } from './lost.ts';
import type { Reading } from './read/context.ts';
import { isBlank, type ClassicItem, type Members } from './shape.ts';
import { valueText } from '../../widgets/choices.ts';

/** The size that items have unless they say another one. */
const usualSize = { fileSize: 2, sizeUnit: 'MB' };

/** Whether an address is one of this server. */
export const isOwnAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address);

/** The address that the editor puts into new items is none. */
const isPlaceholder = (action: string): boolean =>
  /^https:\/\/(www\.)?(mocky\.io|jsonplaceholder)/.test(action);

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim().replace(/^\./, ''))
    .filter((one) => one !== '');

/** Files are sent to this server alone: the policy of the site allows no other. */
function loseAddress(action: unknown, path: Path, lose: Lose): void {
  if (isBlank(action) || isOwnAddress(action)) return;
  if (typeof action !== 'string') lose('badValue', path, { name: 'action' });
  else if (!isPlaceholder(action)) lose('foreignAddress', path, { name: action });
}

/** Props of the control: kinds of files, their size and number. */
export function filesOf({ item, config, placeOf }: ClassicItem, { lose }: Reading): Members {
  const { fileSize, sizeUnit = usualSize.sizeUnit } = config;
  const hasSize = typeof fileSize === 'number' && fileSize > 0;
  const isSize = hasSize && ['KB', 'MB', 'GB'].includes(valueText(sizeUnit));
  if (fileSize !== undefined && fileSize !== null && !isSize)
    lose('badValue', placeOf('config', 'fileSize'), { name: 'fileSize' });
  loseAddress(item.action, placeOf('item', 'action'), lose);
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

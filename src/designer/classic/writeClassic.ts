/**
 * Forms of ours as classic forms. What the classic editor has no word for stands in a member of its
 * own (own.ts): read again, the form is the same.
 */
import { defined } from '../../schema/defined.ts';
import type { FormItem, FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { toPointer, type Path } from '../../schema/pointer.ts';
import { frameLayoutWritten } from './frameLayout.ts';
import { ownOf } from './own.ts';
import { namesOf } from './read/context.ts';
import { formIn } from './read/form.ts';
import { ownMember, type ClassicForm, type Members } from './shape.ts';
import { fieldsIn, itemsWritten } from './write/items.ts';

/** What the classic editor does not show: the place in the form, and the member. */
interface Hidden {
  pointer: string;
  name: string;
}

interface WrittenForm {
  json: ClassicForm;
  hidden: readonly Hidden[];
  /** The number of the last item; 100 where there is none. */
  lastId: number;
}

/** What the editor says of each new form. */
const frame = {
  formRef: 'elForm',
  formModel: 'formData',
  formRules: 'rules',
  size: 'default',
  disabled: false,
  unFocusedComponentBorder: false,
};

/** A list of items, as written and as they would be read. */
interface Sides {
  items: readonly FormItem[];
  read: readonly FormItem[];
  written: readonly Members[];
}

export function writeClassic(form: FormSchema, buttons = true): WrittenForm {
  let lastId = 100;
  const hidden: Hidden[] = [];
  const written = itemsWritten(form.fields, form.columns ?? 1, () => ++lastId);
  const plain = { fields: written, ...frame, ...frameLayoutWritten(form), formBtns: buttons };
  const nothing = () => undefined;
  const read = formIn(plain, { lose: nothing, refuse: nothing, nameFor: namesOf(nothing) });
  const fields = withOwn({ items: form.fields, read: read.fields, written }, ['fields'], hidden);
  const own = ownOf(form, read, (member) => member !== 'fields');
  hide(own, [], hidden);
  return { json: { ...plain, fields, ...defined({ [ownMember]: own }) }, hidden, lastId };
}

function hide(own: ReturnType<typeof ownOf>, path: Path, hidden: Hidden[]): void {
  for (const name of Object.keys(own?.set ?? {})) hidden.push({ pointer: toPointer(path), name });
}

/** The items with what is not said by what the editor reads. */
function withOwn({ items, read, written }: Sides, path: Path, hidden: Hidden[]): Members[] {
  return written.map((one, index) => {
    const [item, back] = [items[index], read[index]];
    const here = [...path, index];
    const config = isObject(one.__config__) ? one.__config__ : {};
    const holdsFields = isObject(item) && 'fields' in item;
    const own = ownOf(item, back, (member) => !holdsFields || member !== 'fields');
    hide(own, here, hidden);
    return {
      ...one,
      __config__: {
        ...config,
        ...(holdsFields && { children: childrenOf(item, back, config, [here, hidden]) }),
        ...defined({ [ownMember]: own }),
      },
    };
  });
}

function childrenOf(
  item: FormItem,
  back: FormItem | undefined,
  config: Members,
  [path, hidden]: [Path, Hidden[]],
): Members[] {
  const isLayout = (one: FormItem | undefined) => typeof one === 'object' && 'type' in one;
  return withOwn(
    {
      items: isLayout(item) ? fieldsIn(item as never) : [],
      read: isLayout(back) ? fieldsIn(back as never) : [],
      written: config.children as Members[],
    },
    [...path, 'fields'],
    hidden,
  );
}

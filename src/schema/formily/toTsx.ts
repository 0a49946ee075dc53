/**
 * A form as a React component of plain Formily: @formily/core, @formily/react and
 * @formily/antd-v5, nothing of ours.
 */
import type { FormPlan } from '../compile/plan.ts';
import { say } from '../locale/message.ts';
import type { WidgetDefinition } from '../vocabulary.ts';
import { lostList, type Lost } from './lost.ts';
import type { FormilySchema } from './schema.ts';
import { readOutside } from './to/outside.ts';
import { loseUnserved } from './to/unserved.ts';
import { toFormily } from './toFormily.ts';

/** The text of a component, and what of the form it does not do. */
export interface ToTsx {
  text: string;
  /** Name of the component. */
  name: string;
  lost: Lost[];
}

/** Whether the component stands in a page, with its buttons below, or is a dialog over one. */
export type TsxFrame = 'page' | 'modal';

/** What expressions may read besides the values, and what stands there unless it is given. */
const given: Readonly<Record<string, string>> = {
  mode: "'create'",
  user: '{}',
  features: '{}',
  sources: '{}',
};

/** A name of a component: the letters and digits of a text, each word with a capital. */
export function componentName(text: string, ending: string): string {
  const words = text.match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return `${/^[A-Z]/.test(name) ? name : ''}${ending}`;
}

/** A text as comment, whatever stands in it. */
export const commentOf = (text: string): string =>
  `// ${text.replace(/[\r\n\u2028\u2029]+/g, ' ')}`;

/**
 * @param form the form as one viewer has it
 * @param about what it is called, by its page and in words
 * @param widgets facts of the registered widgets
 */
export function toTsx(
  form: FormPlan,
  about: { name: string; title: string; frame?: TsxFrame },
  widgets: readonly WidgetDefinition[],
): ToTsx {
  const { schema, lost } = toFormily(form, widgets, Object.keys(given));
  const own = lostList();
  loseUnserved(form.nodes, { path: ['nodes'], widgets, lose: own.lose });
  const read = new Set(readOutside(form).flatMap(({ names }) => names));
  const name = componentName(about.name, 'Form');
  const all = [...lost, ...own.lost];
  return { name, lost: all, text: textOf({ frame: 'page', ...about, name, schema, read }) };
}

/** Components of the schema and of the buttons, by the names under which they are imported. */
function componentsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    (key === 'x-component' || key === 'x-decorator') && typeof member === 'string'
      ? [member.split('.')[0]!]
      : componentsIn(member),
  );
}

/** A line that imports names of a package. */
const importOf = (names: readonly string[], from: string): string =>
  ['import', `{ ${names.join(', ')} }`, 'from', `'${from}';`].join(' ');

interface Component {
  name: string;
  title: string;
  frame: TsxFrame;
  schema: FormilySchema;
  /** Names that expressions read besides the values. */
  read: ReadonlySet<string>;
}

const label = (text: unknown) => `{${JSON.stringify(String(text))}}`;

/** What stands around the fields, by where the component stands. */
const frames: Readonly<
  Record<
    TsxFrame,
    {
      imports: readonly string[];
      /** Components of @formily/antd-v5 besides those of the schema. */
      components: readonly string[];
      props: string;
      names: string;
      before: (title: string) => string;
      after: () => string;
    }
  >
> = {
  page: {
    imports: [],
    components: ['FormButtonGroup', 'Reset', 'Submit'],
    props: '',
    names: '',
    before: () => '<>',
    after: () => `<FormButtonGroup>
          <Submit onSubmit={onSubmit} onSubmitFailed={() => undefined}>${label(say`提交`)}</Submit>
          <Reset>${label(say`重置`)}</Reset>
        </FormButtonGroup>
      </>`,
  },
  modal: {
    imports: [importOf(['Modal'], 'antd')],
    components: [],
    props: `
  open: boolean;
  /** Called when it is closed, and after what was submitted has been taken. */
  onClose(): void;`,
    names: 'open, onClose, ',
    before: (title) => `<Modal
        open={open}
        title=${label(title)}
        okText=${label(say`确定`)}
        cancelText=${label(say`取消`)}
        onCancel={onClose}
        onOk={() => form.submit(async (values) => onSubmit(values)).then(onClose, () => undefined)}
        afterClose={() => void form.reset()}
      >`,
    after: () => '</Modal>',
  },
};

function textOf({ name, title, frame, schema, read }: Component): string {
  const parts = frames[frame];
  const used = [...new Set(componentsIn(schema))].toSorted();
  const imported = [...new Set([...used, ...parts.components])].toSorted();
  const scope = Object.keys(given)
    .filter((one) => read.has(one))
    .toSorted()
    .map((one) => `${one}: ${given[one]}, `);
  return `${commentOf(title)}
${[
  importOf(['createForm'], '@formily/core'),
  ...(imported.length > 0 ? [importOf(imported, '@formily/antd-v5')] : []),
  importOf(['createSchemaField', 'FormProvider', 'type ISchema'], '@formily/react'),
  ...parts.imports,
  importOf(['useMemo'], 'react'),
].join('\n')}

const schema: ISchema = ${JSON.stringify(schema, null, 2)};

const SchemaField = createSchemaField({ components: { ${used.join(', ')} } });

export type ${name}Values = Record<string, unknown>;

export interface ${name}Props {${parts.props}
  initialValues?: ${name}Values;
  /** What expressions read besides the values. */
  scope?: Record<string, unknown>;
  onSubmit(values: ${name}Values): unknown;
}

export function ${name}({ ${parts.names}initialValues, scope, onSubmit }: ${name}Props) {
  const form = useMemo(() => createForm({ initialValues }), [initialValues]);
  return (
    <FormProvider form={form}>
      ${parts.before(title)}
        <SchemaField schema={schema} scope={{ ${scope.join('')}...scope }} />
      ${parts.after()}
    </FormProvider>
  );
}
`;
}

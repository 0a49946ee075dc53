import { useMemo } from 'react';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { CompiledPage } from '../runtime/page/PageRuntime.tsx';
import { RuntimeHostContext, useRuntimeHost } from '../runtime/host.ts';
import type { FormField, Page } from '../schema/generated/types.gen.ts';
import type { WidgetDefinition, WidgetExample } from '../schema/vocabulary.ts';
import { exampleHost, exampleRoute } from './exampleHost.ts';

interface Props {
  definition: WidgetDefinition;
  example: WidgetExample;
  records: NonNullable<WidgetExample['records']>;
}

/** A form in which records are picked: entered, locked, only read, and shown. */
function pageOf({ definition, example, records }: Props): Page {
  const { model } = records;
  const columns = Object.keys(model.fields).filter((name) => name !== model.key);
  const field = (name: string, label: string, lock: Partial<FormField> = {}): FormField => ({
    name,
    label,
    widget: definition.name,
    props: { ...example.props },
    list: { model: model.name, columns, query: columns.slice(0, 1) },
    ...lock,
  });
  const { input, disabled, readOnly, view } = lateTexts.gallery;
  const { value } = example;
  return {
    version: 2,
    id: 'example',
    title: example.label,
    forms: {
      entered: {
        columns: 3,
        labels: 'top',
        fields: [
          field('input', input),
          field('disabled', disabled, { disabled: true }),
          field('readOnly', readOnly, { readOnly: true }),
        ],
      },
      viewed: { labels: 'top', fields: [field('view', view)] },
    },
    body: [
      { type: 'form', form: 'entered', values: { input: value, disabled: value, readOnly: value } },
      { type: 'form', form: 'viewed', mode: 'view', values: { view: value } },
    ],
  };
}

/** An example that picks records: a page of its own, whose server knows them. */
export function PickedRecords(props: Props) {
  const { definition, example, records } = props;
  const host = useRuntimeHost();
  const own = useMemo(() => {
    const { model, rows } = records;
    const answers = { [`${model.path}/list`]: { rows, total: rows.length } };
    const block = { type: 'form', form: 'entered' } as const;
    return exampleHost(host, { label: example.label, block, answers }, 'filled');
  }, [host, example, records]);
  const bundle = useMemo(
    () => ({
      page: pageOf({ definition, example, records }),
      models: { [records.model.name]: records.model },
      problems: [],
      hash: example.label,
    }),
    [definition, example, records],
  );
  return (
    <RuntimeHostContext value={own}>
      <CompiledPage id="example" route={exampleRoute} bundle={bundle} />
    </RuntimeHostContext>
  );
}

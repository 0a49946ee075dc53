import { FormProvider } from '@formily/react';
import { useMemo, useState } from 'react';
import type { Choice, FormMode, FormPlan } from '../schema/compile/plan.ts';
import { widgetGroups, type WidgetDefinition } from '../schema/vocabulary.ts';
import { Display } from '../runtime/display/Display.tsx';
import { createFormModel } from '../runtime/form/model/createFormModel.ts';
import { FormView } from '../runtime/form/view/FormView.tsx';
import { useRuntimeHost } from '../runtime/host.ts';
import { SearchField } from '../blocks/list/search/SearchField.tsx';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { useEvaluate } from '../runtime/core/scope.ts';
import { displayPlan, inputForm, layoutForm, rowsForm, viewForm } from './examplePlans.ts';
import '../blocks/list/search/search.css';
import { Gallery, type ExampleProps, type Shown } from './Gallery.tsx';
import { PickedRecords } from './PickedRecords.tsx';
import './gallery.css';

/** All widgets with their examples in every mode. */
export function WidgetGallery(props: Shown<WidgetDefinition>) {
  return <Gallery {...props} kind="widget" groups={widgetGroups} Example={Modes} />;
}

type Props = ExampleProps<WidgetDefinition>;

function Modes(props: Props) {
  const { definition, example } = props;
  const { roles } = definition;
  if (example.records) return <PickedRecords {...props} records={example.records} />;
  return (
    <>
      {roles.includes('input') && <Inputs {...props} />}
      {roles.includes('display') && <Displays {...props} />}
      {roles.includes('layout') && <Layout {...props} />}
      {roles.includes('rows') && <Rows {...props} />}
    </>
  );
}

/** Controls that have room in a search. */
const isSearchable = ({ group, height, tools }: WidgetDefinition): boolean =>
  !['file', 'account'].includes(group) && height === undefined && !tools;

function Inputs({ definition, example }: Props) {
  const entered = useMemo(() => inputForm(definition, example), [definition, example]);
  const viewed = useMemo(() => viewForm(definition, example), [definition, example]);
  const { value } = example;
  return (
    <>
      <Form
        plan={entered}
        mode="edit"
        values={{ input: value, disabled: value, readOnly: value }}
      />
      <div className="pl-gallery-row">
        <Form plan={viewed} mode="view" values={{ view: value }} />
        {isSearchable(definition) && <Search definition={definition} example={example} />}
      </div>
    </>
  );
}

function Layout({ definition, example }: Props) {
  const { widgets } = useRuntimeHost();
  const plan = useMemo(() => {
    const usual = (uses: 'inputFor' | 'layoutFor', what: string) =>
      widgets.find(({ facts }) => (facts[uses] as readonly string[] | undefined)?.includes(what))!
        .facts.name;
    const names = { input: usual('inputFor', 'string'), group: usual('layoutFor', 'group') };
    return layoutForm(definition, example, names);
  }, [definition, example, widgets]);
  return <Form plan={plan} mode="edit" values={{}} />;
}

function Rows({ definition, example }: Props) {
  const { widgets } = useRuntimeHost();
  const plan = useMemo(() => {
    const input = widgets.find(({ facts }) => facts.inputFor?.includes('string'))!.facts.name;
    return rowsForm(definition, example, input);
  }, [definition, example, widgets]);
  return <Form plan={plan} mode="edit" values={{ rows: [{}, {}] }} />;
}

interface FormProps {
  plan: FormPlan;
  mode: FormMode;
  values: Record<string, unknown>;
}

function Form({ plan, mode, values }: FormProps) {
  const scope = useEvaluate();
  const [model] = useState(() => createFormModel({ plan, mode, values, scope }));
  return (
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>
  );
}

function Search({ definition, example }: Props) {
  const evaluate = useEvaluate();
  const [value, setValue] = useState(example.value);
  const { choices } = example;
  return (
    <SearchField
      plan={{
        name: 'search',
        label: lateTexts.gallery.search,
        component: definition.name,
        props: { ...example.props },
        ...(choices && { choices: { from: 'fixed', choices: choices as Choice[] } }),
      }}
      value={value}
      choices={{ choices: choices as Choice[] | undefined, loading: false }}
      evaluate={evaluate}
      onChange={(_name, next) => setValue(next)}
    />
  );
}

function Displays({ definition, example }: Props) {
  const plan = displayPlan(definition, example);
  const shown = { plan, value: example.value, record: {}, choices: example.choices as Choice[] };
  return (
    <dl className="pl-gallery-row">
      <div>
        <dt>{lateTexts.gallery.display}</dt>
        <dd>
          <Display {...shown} />
        </dd>
      </div>
      <div>
        <dt>{lateTexts.gallery.cell}</dt>
        <dd className="pl-gallery-cell">
          <Display {...shown} compact />
        </dd>
      </div>
    </dl>
  );
}

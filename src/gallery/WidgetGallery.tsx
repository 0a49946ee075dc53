import { FormProvider } from '@formily/react';
import { useMemo, useState } from 'react';
import type { Choice, FormMode, FormPlan } from '../schema/compile/plan.ts';
import {
  widgetGroups,
  type WidgetDefinition,
  type WidgetExample,
  type WidgetGroup,
} from '../schema/vocabulary.ts';
import { Icon } from '../widgets/icons/index.ts';
import { Display } from '../runtime/display/Display.tsx';
import { createFormModel } from '../runtime/form/model/createFormModel.ts';
import { FormView } from '../runtime/form/view/FormView.tsx';
import { useRuntimeHost } from '../runtime/host.ts';
import { SearchField } from '../blocks/list/search/SearchField.tsx';
import { texts } from '../runtime/locale/index.ts';
import { useEvaluate } from '../runtime/core/scope.ts';
import { displayPlan, inputForm, layoutForm, rowsForm, viewForm } from './examplePlans.ts';
import '../blocks/list/search/search.css';
import './gallery.css';

/** All widgets with their examples in every mode: for people who choose one, and for tests of how they look. */
export function WidgetGallery({ definitions }: { definitions: readonly WidgetDefinition[] }) {
  const groups = Object.keys(widgetGroups) as WidgetGroup[];
  return (
    <div className="pl-gallery">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`gallery-${group}`}>
          <h2 id={`gallery-${group}`}>{widgetGroups[group]}</h2>
          {definitions
            .filter((definition) => definition.group === group)
            .map((definition) => (
              <WidgetExamples key={definition.name} definition={definition} />
            ))}
        </section>
      ))}
    </div>
  );
}

function WidgetExamples({ definition }: { definition: WidgetDefinition }) {
  const { name, label, icon, doc, examples, roles } = definition;
  return (
    <article className="pl-panel" aria-labelledby={`gallery-${name}`} data-widget={name}>
      <h3 id={`gallery-${name}`}>
        <Icon name={icon} /> {label} <code>{name}</code>
      </h3>
      <p className="pl-secondary" lang="en">
        {doc}
      </p>
      {examples.map((example) => (
        <section key={example.label} aria-label={`${label} ${example.label}`}>
          <h4>{example.label}</h4>
          {roles.includes('input') && <Inputs definition={definition} example={example} />}
          {roles.includes('display') && <Displays definition={definition} example={example} />}
          {roles.includes('layout') && <Layout definition={definition} example={example} />}
          {roles.includes('rows') && <Rows definition={definition} example={example} />}
        </section>
      ))}
    </article>
  );
}

interface ExampleProps {
  definition: WidgetDefinition;
  example: WidgetExample;
}

/** Controls that have room in a search. */
const isSearchable = ({ group, height, tools }: WidgetDefinition): boolean =>
  !['file', 'account'].includes(group) && height === undefined && !tools;

function Inputs({ definition, example }: ExampleProps) {
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

function Layout({ definition, example }: ExampleProps) {
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

function Rows({ definition, example }: ExampleProps) {
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

function Search({ definition, example }: ExampleProps) {
  const evaluate = useEvaluate();
  const [value, setValue] = useState(example.value);
  const { choices } = example;
  return (
    <SearchField
      plan={{
        name: 'search',
        label: texts.gallery.search,
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

function Displays({ definition, example }: ExampleProps) {
  const plan = displayPlan(definition, example);
  const shown = { plan, value: example.value, record: {}, choices: example.choices as Choice[] };
  return (
    <dl className="pl-gallery-row">
      <div>
        <dt>{texts.gallery.display}</dt>
        <dd>
          <Display {...shown} />
        </dd>
      </div>
      <div>
        <dt>{texts.gallery.cell}</dt>
        <dd className="pl-gallery-cell">
          <Display {...shown} compact />
        </dd>
      </div>
    </dl>
  );
}

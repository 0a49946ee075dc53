/** The panel as a page of our own format: the runtime that draws pages draws it. */
import type { FormField, Page } from '../../schema/generated/types.gen.ts';
import { valueText } from '../../widgets/choices.ts';
import { explained } from '../../widgets/locale/explained.ts';
import type { Member, PanelMember } from './members.ts';

/** The registered action that a change of a field starts. */
export const setMemberAction = 'setMember';

export interface PanelTexts {
  panel: string;
  /** The label of a member whose value is worked out. */
  code(label: string): string;
  /** What a member is called. */
  member(name: string): string;
  /** The value that holds where the page says nothing. */
  standard(value: string): string;
  /** Stands in the place of the different values of several parts. */
  mixed: string;
}

type Placed = Pick<Member, 'keys'> & Partial<Pick<Member, 'title' | 'framed'>>;

/** Name of the field of a member in the frame that it stands in: keys of pages are names, too. */
export const fieldNameOf = ({ keys, framed = 0 }: Placed): string =>
  `m_${keys.slice(framed).join('__')}`.replaceAll(/\W/g, '_');

/** What a member is called in its frame, with the object that it stands in. */
export const labelOf = (
  { title, keys, framed = 0 }: Placed,
  { member }: Pick<PanelTexts, 'member'>,
): string =>
  title ??
  keys
    .slice(framed)
    .map((key) => member(String(key)))
    .join(' · ');

const choicesOf = ({ control }: PanelMember): Pick<FormField, 'options'> =>
  control.choices ? { options: { from: 'list', items: [...control.choices] as never } } : {};

function placeholderOf(member: PanelMember, texts: PanelTexts): Pick<FormField, 'placeholder'> {
  if (member.isMixed) return { placeholder: texts.mixed };
  return 'default' in member ? { placeholder: texts.standard(shownDefault(member)) } : {};
}

/** What holds when the page says nothing, in the words of the choices where there are any. */
function shownDefault({ control, default: value }: PanelMember): string {
  const text = valueText(value);
  return control.choices?.find((choice) => String(choice.value) === text)?.label ?? text;
}

function fieldOf(member: PanelMember, texts: PanelTexts): FormField {
  const { control, description } = member;
  const label = labelOf(member, texts);
  return {
    name: fieldNameOf(member),
    label: control.isCode ? texts.code(label) : label,
    ...(description && { help: explained(description) }),
    ...placeholderOf(member, texts),
    widget: control.widget,
    ...(control.props && { props: { ...control.props } }),
    ...choicesOf(member),
    ...(member.required && { required: true }),
    onChange: [change(fieldNameOf(member))],
  };
}

const change = (field: string) => ({
  type: 'custom' as const,
  name: setMemberAction,
  props: { field, value: { $expr: 'value' } },
});

/** Values that the form of the panel begins with. */
function panelValues(members: readonly PanelMember[]): Record<string, unknown> {
  const own = members.map(
    (member) => [fieldNameOf(member), member.control.shown(member.value)] as const,
  );
  return Object.fromEntries(own.filter(([, value]) => value !== undefined));
}

/** The page that shows members of a part. */
export function panelPage(members: readonly PanelMember[], texts: PanelTexts): Page {
  return {
    version: 2,
    id: 'panel',
    title: texts.panel,
    forms: { panel: { fields: members.map((member) => fieldOf(member, texts)) } },
    body: [{ type: 'form', form: 'panel', values: panelValues(members) }],
  };
}

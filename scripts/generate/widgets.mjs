/** The page of widgets (docs/formats/widgets.md) from the catalogue. */
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';

const note =
  '<!-- Generated from src/widgets/*/meta.ts by scripts/generate.mjs. Change those files, then run `npm run generate`. -->';

const groups = {
  input: ['Inputs', 'For nodes of forms and search fields (`x-component`).'],
  display: ['Displays', 'For columns, items of descriptions and forms in view mode.'],
  layout: ['Layout', 'For nodes of type void in forms.'],
};

const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function propText(name, { type, title, enum: choices, default: fallback, minimum, maximum }) {
  const kind = choices
    ? choices.map(code).join(', ')
    : type === 'scalar'
      ? 'text, number or boolean'
      : type;
  const range = [
    minimum === undefined ? '' : ` ≥ ${minimum}`,
    maximum === undefined ? '' : ` ≤ ${maximum}`,
  ].join('');
  return `\`${name}\` ${title} (${kind}${range}${fallback === undefined ? '' : `; default ${code(fallback)}`})`;
}

function row({ name, title, values, choices, inputFor = [], displayFor = [], showAs, props }) {
  const uses = [...inputFor, ...displayFor].map(code).join(', ');
  const facts = [
    values.join(', '),
    choices ? 'needs choices' : '',
    uses ? `default for ${uses}` : '',
    showAs ? `shown as ${showAs}` : '',
  ]
    .filter(Boolean)
    .join('; ');
  return `| \`${name}\` ${title} | ${facts} | ${Object.entries(props)
    .map(([prop, schema]) => propText(prop, schema))
    .join('<br>')} |`;
}

export function generateWidgetDocs() {
  const sections = Object.entries(groups).map(
    ([role, [title, meaning]]) =>
      `## ${title}\n\n${meaning}\n\n| Widget | Values | Props (\`x-component-props\`) |\n|---|---|---|\n${widgetCatalogue
        .filter((meta) => meta.roles.includes(role))
        .map(row)
        .join('\n')}\n`,
  );
  return { 'docs/formats/widgets.md': `${note}\n\n# Widgets\n\n${sections.join('\n')}` };
}

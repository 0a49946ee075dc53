/**
 * All widgets: those of this folder and those of the installation (`extensions/widgets`), whose
 * folders are found by themselves. What most lists need comes at once, the rest when it is first
 * drawn.
 */
import { facts as addedFacts } from '../../extensions/generated/widgetFacts.gen.ts';
import type { WidgetFacts } from '../schema/vocabulary.ts';
import type { Widget, WidgetComponents } from './contract.ts';
import { facts } from './generated/widgetFacts.gen.ts';
import './widgets.css';

type Modules = Readonly<Record<string, { components: WidgetComponents }>>;

const own: Modules = import.meta.glob('./*/components.{ts,tsx}', { eager: true });
const added: Modules = import.meta.glob('../../extensions/widgets/*/components.{ts,tsx}', {
  eager: true,
});

/** Facts and components by folder, put together. */
function assembled(modules: Modules, known: Readonly<Record<string, WidgetFacts>>): Widget[] {
  return Object.entries(modules).map(([path, { components }]) => {
    const folder = path.split('/').at(-2)!;
    const facts = Object.hasOwn(known, folder) ? known[folder] : undefined;
    if (!facts)
      throw new Error(`The widget in ${folder} is not registered yet: run npm run generate`);
    return { facts, ...components };
  });
}

/** Those of the installation come first: what they say they are for is taken from ours. */
export const widgets: readonly Widget[] = [
  ...assembled(added, addedFacts),
  ...assembled(own, facts),
];

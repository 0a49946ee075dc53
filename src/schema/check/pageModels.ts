/** The models that parts of a page are of. */
import type { Model } from '../generated/types.gen.ts';
import { modelNamed, type PageContext, type PagePart } from './pageContext.ts';

/**
 * The model by whose permission bare verbs at a part are completed: that of the form or block
 * that names one, else the page's.
 */
export const enclosingModel = (part: PagePart, context: PageContext): Model | undefined =>
  modelAt(part, context, []);

/** @param asked forms whose models are being worked out, which may open each other in turn */
function modelAt(
  { path, owners }: PagePart,
  context: PageContext,
  asked: readonly string[],
): Model | undefined {
  const { page, projectIndex } = context;
  const named = owners
    .flatMap(({ name, value }) => (name === 'Block' ? modelIn(value) : []))
    .at(-1);
  if (named !== undefined) return modelNamed(named, projectIndex);
  if (path[0] === 'forms') return modelOfForm(String(path[1]), context, asked);
  const own = path[0] === 'list' || path[0] === 'actions' ? page.list?.model : undefined;
  return modelNamed(own ?? page.model, projectIndex);
}

/** The model that a block names, or the list in it whose records the block shows. */
const modelIn = (block: unknown): string | [] => {
  const { model, list } = (block ?? {}) as { model?: string; list?: { model?: string } };
  return model ?? list?.model ?? [];
};

/**
 * Model of a form: its own, that of the list or block from which it is opened, else that of the
 * page's list or of the page.
 */
export const formModel = (key: string, context: PageContext): Model | undefined =>
  modelOfForm(key, context, []);

function modelOfForm(
  key: string,
  context: PageContext,
  asked: readonly string[],
): Model | undefined {
  const { page, projectIndex, openers } = context;
  const own = page.forms?.[key]?.model;
  if (own !== undefined) return modelNamed(own, projectIndex);
  const opener = asked.includes(key) ? undefined : openers.get(key);
  if (!opener) return modelNamed(page.list?.model ?? page.model, projectIndex);
  return modelAt(offeredAt(opener, context), context, [...asked, key]);
}

/** Where the declared action is offered that a part stands in; the part itself elsewhere. */
function offeredAt(part: PagePart, { offers }: PageContext): PagePart {
  const [member, action] = part.path;
  return (member === 'actions' && offers.get(String(action))) || part;
}

/** Commands that follow from the page as it is now: what can be added, wrapped, mended, opened. */
import { fromPointer } from '../../schema/pointer.ts';
import { modelAtPlace } from '../document/models.ts';
import { toPointer, pathOf } from '../document/path.ts';
import { problemsOf } from '../document/problems.ts';
import { goTo } from '../find/goTo.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { partAbove } from '../outline/outline.ts';
import { beginMember, newMemberLabel, newMembers } from '../palette/newMembers.ts';
import { groupsOf, offeredOf, putItem, stockOf } from '../palette/offered.ts';
import { targetFor } from '../palette/target.ts';
import { wrapChosen, wrappersOf } from '../palette/wrap.ts';
import type { Designer, Workplace } from '../state/context.ts';
import { chosenParts } from '../state/structure.ts';
import type { DesignerCommand } from './command.ts';

/** All of them, as the page is now. */
export const offeredCommands = (
  designer: Designer,
  workplace: Workplace | null,
): DesignerCommand[] => [
  ...wrapCommands(designer),
  ...memberCommands(designer),
  ...addCommands(designer),
  ...problemCommands(designer),
  ...(workplace ? openCommands(workplace) : []),
];

function wrapCommands(designer: Designer): DesignerCommand[] {
  const { commands } = designerTexts();
  return wrappersOf(designer, chosenParts(designer.store)).map((wrapper) => ({
    key: `wrap ${wrapper.item.key}`,
    group: 'wrap',
    icon: wrapper.item.icon,
    label: commands.wrapIn(wrapper.item.label),
    run: () => void wrapChosen(designer, wrapper),
  }));
}

/** What the page, and the chosen part, may have beside their lists. */
function memberCommands(designer: Designer): DesignerCommand[] {
  const { store } = designer;
  if (store.root.length > 0) return [];
  const document = store.document();
  return newMembers(document, store.getState().chosen).map((member) => ({
    key: `member ${toPointer([...member.place, member.key])}`,
    group: 'add',
    icon: 'plus',
    label: newMemberLabel(document, member),
    run: () => beginMember(designer, member),
  }));
}

/** Everything of the palette. */
function addCommands(designer: Designer): DesignerCommand[] {
  const texts = designerTexts();
  const { store, project } = designer;
  const { chosen } = store.getState();
  const document = store.document();
  const model = modelAtPlace(document, chosen, project);
  const items = offeredOf(stockOf(model, { project, texts }), {
    document,
    chosen,
    root: store.root,
  });
  const groups = groupsOf(model, texts);
  const known = new Map<string, boolean>();
  const hasPlace = (kinds: readonly string[]): boolean => {
    const key = kinds.join(' ');
    const has = known.get(key) ?? targetFor(document, chosen, kinds) !== undefined;
    known.set(key, has);
    return has;
  };
  return items.map((item) => ({
    key: `add ${item.key}`,
    group: 'add',
    icon: item.icon,
    label: texts.add(item.label),
    note: [groups[item.group], item.note].join(' · '),
    refusal: () => (hasPlace(item.kinds) ? undefined : texts.noPlace(item.label)),
    run: () => putItem(designer, item),
  }));
}

/** What the checker says of the page. */
function problemCommands(designer: Designer): DesignerCommand[] {
  const { commands } = designerTexts();
  const { store, project } = designer;
  const document = store.document();
  return problemsOf(document, store.getState().id, project).map((problem) => {
    const place = pathOf(document, fromPointer(problem.pointer));
    const part = partAbove(document, place);
    return {
      key: `problem ${problem.pointer} ${problem.message}`,
      group: 'problem',
      icon: 'warning',
      label: commands.problem(problemText(problem).text),
      note: problem.pointer || '/',
      run: () => goTo(designer, part, place.slice(part.length)),
    };
  });
}

/** Other pages. */
function openCommands({ pages, openPage, store }: Workplace): DesignerCommand[] {
  const { commands } = designerTexts();
  return pages
    .filter(({ id }) => id !== store.getState().id)
    .map(({ id, title }) => ({
      key: `open ${id}`,
      group: 'open',
      icon: 'page',
      label: commands.open(title),
      note: id,
      run: () => openPage(id),
    }));
}

import { Badge, Segmented } from 'antd';
import { designerTexts } from './locale/index.ts';
import { FindBox } from './find/FindBox.tsx';
import { OutlineTree } from './outline/OutlineTree.tsx';
import { Palette } from './palette/Palette.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import { useProblems } from './problems/useProblems.ts';
import { HistoryPane } from './publish/HistoryPane.tsx';
import { useDesigner, useDesignerState } from './state/context.ts';
import type { SideView } from './state/views.ts';

/** What stands at the left of a page, the first of it at first. */
export const sideViews: readonly SideView[] = ['outline', 'palette', 'problems', 'history'];

/** What the page is made of, what can be put into it, and what is wrong with it. */
export function Side({ views }: { views: readonly SideView[] }) {
  const texts = designerTexts();
  const { store } = useDesigner();
  const view = useDesignerState(({ side }) => side ?? views[0] ?? 'outline');
  const problems = useProblems();
  const labels = {
    outline: texts.panes.outline,
    palette: texts.panes.palette,
    history: texts.publish.historyPane,
    problems: (
      <Badge size="small" count={problems.length} offset={[8, 0]}>
        {texts.problems}
      </Badge>
    ),
  };
  return (
    <aside
      className="pl-design-left"
      data-pane="outline"
      tabIndex={-1}
      aria-label={texts.panes[view === 'palette' ? view : 'outline']}
    >
      <Segmented
        block
        className="pl-design-tabs"
        value={view}
        onChange={(side) => store.setState({ side })}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      <div className="pl-design-scroll">
        {view === 'outline' && (
          <>
            <FindBox />
            <OutlineTree />
          </>
        )}
        {view === 'palette' && <Palette />}
        {view === 'problems' && <ProblemList problems={problems} />}
        {view === 'history' && <HistoryPane />}
      </div>
    </aside>
  );
}

import { Badge, Segmented } from 'antd';
import { useState } from 'react';
import { designerTexts } from './locale/index.ts';
import { OutlineTree } from './outline/OutlineTree.tsx';
import { Palette } from './palette/Palette.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import { useProblems } from './problems/useProblems.ts';
import { HistoryPane } from './publish/HistoryPane.tsx';

/** What can stand at the left of a page. */
export const sideViews = ['outline', 'palette', 'problems', 'history'] as const;
export type SideView = (typeof sideViews)[number];

/** What the page is made of, what can be put into it, and what is wrong with it. */
export function Side({ views }: { views: readonly SideView[] }) {
  const texts = designerTexts();
  const [view, setView] = useState<SideView>(views[0] ?? 'outline');
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
      aria-label={texts.panes[view === 'palette' ? view : 'outline']}
    >
      <Segmented
        block
        className="pl-design-tabs"
        value={view}
        onChange={(value) => setView(value)}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      <div className="pl-design-scroll">
        {view === 'outline' && <OutlineTree />}
        {view === 'palette' && <Palette />}
        {view === 'problems' && <ProblemList problems={problems} />}
        {view === 'history' && <HistoryPane />}
      </div>
    </aside>
  );
}

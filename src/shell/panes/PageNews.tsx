import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTabCommands } from '../layout/useTabCommands.ts';
import { texts } from '../locale/index.ts';
import { refreshTab } from '../stores/tabChanges.ts';
import { useApplication, useTabs } from '../useApplication.ts';

/**
 * Says that the page was published anew while it is open, and makes it anew when asked. One behind
 * another tab is made anew by itself, unless something in it is not stored.
 */
export function PageNews({ pageId, path }: { pageId: string; path: string }) {
  const { schemas, tabs } = useApplication();
  const isOutdated = useStore(schemas.outdated, (ids) => ids.has(pageId));
  const { active, dirty } = useTabs();
  // A page that is just being made anew is old until it has come.
  const [hasCome, setCome] = useState(!isOutdated);
  if (!isOutdated && !hasCome) setCome(true);
  const isOld = isOutdated && hasCome;
  const isLeft = active !== path && !dirty.includes(path);
  const commands = useTabCommands();
  useEffect(() => {
    if (isOld && isLeft) tabs.setState((state) => refreshTab(state, path));
  }, [isOld, isLeft, tabs, path]);
  if (!isOld) return null;
  return (
    <Alert
      banner
      type="info"
      role="status"
      message={texts.status.newPage}
      action={
        <Button size="small" onClick={() => commands.refresh(path)}>
          {texts.status.refresh}
        </Button>
      }
    />
  );
}

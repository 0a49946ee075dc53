import { App } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplication } from '../useApplication.ts';
import { homePath } from '../routing/paths.ts';
import {
  closeTabs,
  pathsToClose,
  refreshTab,
  refusalOf,
  type CloseRange,
} from '../stores/tabChanges.ts';
import { useConfirmLoss } from './useConfirmLoss.ts';

export interface TabCommands {
  /**
   * Closes tabs around one; says why when there is nothing to close, asks when unsaved changes
   * would be lost.
   */
  close(path: string, range: CloseRange): void;
  /** Makes the tab's page anew. */
  refresh(path: string): void;
}

export function useTabCommands(): TabCommands {
  const { tabs } = useApplication();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const confirmLoss = useConfirmLoss();
  return useMemo(() => {
    /** Runs at once, or after the question when one of the pages has unsaved changes. */
    const unlessLost = async (paths: readonly string[], run: () => void) => {
      if (!tabs.getState().dirty.some((path) => paths.includes(path)) || (await confirmLoss()))
        run();
    };
    return {
      close(path, range) {
        const refusal = refusalOf(tabs.getState(), path, range);
        if (refusal) return void message.info(refusal);
        const paths = pathsToClose(tabs.getState(), path, range);
        void unlessLost(paths, () => {
          const { state, next } = closeTabs(tabs.getState(), paths);
          tabs.setState(state);
          if (next !== undefined || state.active === null) void navigate(next ?? homePath);
        });
      },
      refresh: (path) =>
        void unlessLost([path], () => tabs.setState((state) => refreshTab(state, path))),
    };
  }, [tabs, message, navigate, confirmLoss]);
}

import { App, Button, Input, Modal, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import {
  cronFields,
  everySecond,
  parseCron,
  withChoice,
  writeChoice,
  writeCron,
  type CronParts,
} from '../../schema/cron/cron.ts';
import { nextRuns } from '../../schema/cron/runs.ts';
import { copyText } from '../clipboard.ts';
import { useHoursAhead } from '../contract.ts';
import { describeCron } from '../cronText/describe.ts';
import { cronTexts } from '../locale/cron.ts';
import { texts } from '../locale/index.ts';
import { FieldPane } from './FieldPane.tsx';
import { problemText } from '../cronText/problemText.ts';

interface Props {
  isOpen: boolean;
  /** The one in the field; the tabs begin with what it says. */
  expression: string;
  onClose(): void;
  onApply(expression: string): void;
}

/** The generator of docs/protocol/pages.md#monitoring. */
export function CronModal({ isOpen, expression, onClose, onApply }: Props) {
  return (
    <Modal
      open={isOpen}
      title={cronTexts().title}
      width="min(900px, calc(100vw - 16px))"
      destroyOnHidden
      footer={null}
      onCancel={onClose}
    >
      {isOpen && <Generator expression={expression} onClose={onClose} onApply={onApply} />}
    </Modal>
  );
}

function Generator({ expression, onClose, onApply }: Omit<Props, 'isOpen'>) {
  const [parts, setParts] = useState<CronParts>(() => parseCron(expression) ?? everySecond);
  const written = writeCron(parts);
  return (
    <>
      <Tabs
        items={cronFields.map((field) => ({
          key: field,
          label: cronTexts().fields[field],
          children: (
            <FieldPane
              field={field}
              choice={parts[field]}
              onChange={(choice) => setParts(withChoice(parts, field, choice))}
            />
          ),
        }))}
      />
      <div className="pl-cron-boxes">
        {cronFields.map((field) => (
          <label key={field}>
            <span>{cronTexts().boxes[field]}</span>
            <Input readOnly value={writeChoice(parts[field])} />
          </label>
        ))}
      </div>
      <Expression written={written} />
      <Runs expression={written} />
      <div className="pl-cron-buttons">
        <Button onClick={onClose}>{texts.common.cancel}</Button>
        <Button
          type="primary"
          disabled={problemText(written) !== undefined}
          onClick={() => onApply(written)}
        >
          {cronTexts().apply}
        </Button>
      </div>
    </>
  );
}

function Expression({ written }: { written: string }) {
  const { message } = App.useApp();
  const copy = () =>
    copyText(written).then(
      () => message.success(cronTexts().copied),
      () => message.error(texts.common.copyFailed),
    );
  const problem = problemText(written);
  return (
    <div className="pl-cron-expression">
      <span>{cronTexts().expression}</span>
      <code>{written}</code>
      <Button size="small" onClick={() => void copy()}>
        {texts.common.copy}
      </Button>
      <span role="status" className={problem ? 'pl-cron-problem' : undefined}>
        {problem ?? describeCron(written)}
      </span>
    </div>
  );
}

const shownRuns = 5;

/** The next times, by the clock of the server. */
function Runs({ expression }: { expression: string }) {
  const hoursAhead = useHoursAhead() ?? -new Date().getTimezoneOffset() / 60;
  const runs = useMemo(
    () => nextRuns(expression, { after: new Date(), count: shownRuns, hoursAhead }),
    [expression, hoursAhead],
  );
  const text = (run: Date) =>
    new Date(run.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  return (
    <div className="pl-cron-runs">
      <span>{cronTexts().runs}</span>
      {runs.length > 0 && (
        <ol>
          {runs.map((run) => (
            <li key={run.getTime()}>{text(run)}</li>
          ))}
        </ol>
      )}
      {runs.length === 0 && <p>{cronTexts().noRuns}</p>}
      {runs.length > 0 && runs.length < shownRuns && <p>{cronTexts().fewRuns(runs.length)}</p>}
    </div>
  );
}

import { App } from 'antd';
import { useEffect } from 'react';
import { plainHttp } from '../../data/announcements.ts';
import { limitOf, noteLimits } from '../../data/limits.ts';
import { readResult } from '../../data/result.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { texts } from '../../locale/index.ts';
import { useRuntimeHost } from '../../host.ts';
import type { NarrowedPlan } from '../../../schema/compile/plan.ts';
import { useFormView } from '../view/context.ts';

/** Records that a definition would refuse. */
interface Narrowed {
  name: string;
  label: string;
  records: number;
}

interface Props {
  plan: NarrowedPlan;
  /** Name of the list of definitions in the form. */
  name: string;
}

/**
 * Asks, before changed definitions are stored, whether they may refuse values of records that there
 * are; draws nothing.
 */
export function NarrowedGuard({ plan, name }: Props) {
  const { model } = useFormView();
  const { http, protocol } = useRuntimeHost();
  const { modal } = App.useApp();
  useEffect(() => {
    const ask = async (): Promise<boolean> => {
      if (!model.changed().includes(name)) return true;
      const values = model.values();
      // The plain one: asking changes nothing that lists would have to load again.
      const found = await plainHttp(http)
        .request({
          ...plan.request,
          body: { [plan.key]: values[plan.key], [plan.field]: values[name] },
          quiet: true,
        })
        .then((answer) => {
          noteLimits(protocol, answer);
          return readResult(protocol, answer);
        })
        // What is wrong with the definitions, or with the network, the save itself will say.
        .catch(() => []);
      const narrowed = Array.isArray(found) ? (found as Narrowed[]) : [];
      if (narrowed.length === 0) return true;
      const isCut = limitOf(narrowed) !== undefined;
      return new Promise((resolve) => {
        modal.confirm({
          title: lateTexts.narrowed.title,
          content: (
            <>
              <ul>
                {narrowed.map(({ name: key, label, records }) => (
                  <li key={key}>
                    {isCut
                      ? lateTexts.narrowed.atLeast(label, records)
                      : lateTexts.narrowed.records(label, records)}
                  </li>
                ))}
              </ul>
              {lateTexts.narrowed.later}
            </>
          ),
          okText: lateTexts.narrowed.save,
          cancelText: texts.common.cancel,
          autoFocusButton: 'cancel',
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      });
    };
    model.guards.add(ask);
    return () => void model.guards.delete(ask);
  }, [model, http, protocol, modal, plan, name]);
  return null;
}

import Close from '@ant-design/icons/es/icons/CloseOutlined';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useContext, useMemo } from 'react';
import { PageContext } from '../../runtime/core/context.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { Outcome } from '../../runtime/display/Outcome.tsx';
import { texts } from '../../runtime/locale/index.ts';
import type { MasterDetailPlan } from './plan.ts';
import type { Choice } from './useChoice.ts';

interface Props {
  plan: NonNullable<MasterDetailPlan['detail']>;
  choice: Choice;
  /** On a phone it lies over the list. */
  isOver: boolean;
}

/** The chosen record: its title, a button that closes it, and its blocks. */
export function Detail({ plan, choice, isOver }: Props) {
  const evaluate = useEvaluate();
  const { record, shown } = choice;
  const title = record === undefined ? '' : evaluate.text(plan.title, { record, row: record });
  const close = () => choice.choose(undefined);
  const contents = shown !== undefined && <Contents key={shown} plan={plan} choice={choice} />;
  if (isOver)
    return (
      <Drawer open={shown !== undefined} title={title} width="100%" onClose={close} destroyOnHidden>
        {contents}
      </Drawer>
    );
  return (
    <section className="pl-panel pl-detail" aria-label={title || undefined}>
      <header className="pl-detail-head">
        <h2 className="pl-list-title">{title}</h2>
        <Button
          type="text"
          size="small"
          icon={<Close />}
          title={texts.common.close}
          aria-label={texts.common.close}
          onClick={close}
        />
      </header>
      {contents}
    </section>
  );
}

function Contents({ plan, choice }: Pick<Props, 'plan' | 'choice'>) {
  const outer = useContext(ScopeContext);
  const { record, page, gone, error, reload } = choice;
  const { Blocks } = page;
  const scope = useMemo(() => ({ ...outer, row: record, record }), [outer, record]);
  if (record === undefined) {
    if (gone) return <Outcome status="warning" title={texts.form.gone} />;
    if (error !== undefined) return <Failed message={error} onRetry={reload} />;
    return <Skeleton active />;
  }
  return (
    <PageContext value={page}>
      <ScopeContext value={scope}>
        {error !== undefined && (
          <Alert type="warning" showIcon message={gone ? texts.form.gone : error} />
        )}
        <div className="pl-nested">
          <Blocks body={plan.body} />
        </div>
      </ScopeContext>
    </PageContext>
  );
}

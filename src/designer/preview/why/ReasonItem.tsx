import { Button } from 'antd';
import { Icon } from '../../../widgets/icons/index.ts';
import type { ConditionReason, Reason } from '../../../schema/explain/explanation.ts';
import { designerTexts } from '../../locale/index.ts';
import { useDesigner } from '../../state/context.ts';
import { outcomeOf, sentenceOf, valueText } from './sentences.ts';

const signs = { for: 'check', against: 'close', unknown: 'question' } as const;

/** One link of the chain: where it is said, what is said, by which values. */
export function ReasonItem({ reason, name }: { reason: Reason; name: string }) {
  const { store } = useDesigner();
  const texts = designerTexts().preview.why;
  const outcome = outcomeOf(reason);
  return (
    <li data-outcome={outcome}>
      <Icon name={signs[outcome]} />
      <div>
        <Button type="link" size="small" onClick={() => store.choose(reason.at)}>
          {name}
        </Button>
        <p>{sentenceOf(reason, texts)}</p>
        {'condition' in reason && <Condition {...reason} />}
      </div>
    </li>
  );
}

function Condition({ condition, values }: ConditionReason) {
  const texts = designerTexts().preview.why;
  if (typeof condition !== 'object') return null;
  return (
    <>
      <code>{condition.$expr}</code>
      {values.length > 0 && (
        <dl>
          {values.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{valueText(value, texts)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

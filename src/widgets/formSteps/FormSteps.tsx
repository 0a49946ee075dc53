import { FormStep } from '@formily/antd-v5/esm/form-step';
import { Button } from 'antd';
import { useState } from 'react';
import type { LayoutItem, LayoutProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { SchemaParts } from '../schemaParts.tsx';
import './formSteps.css';

const about = ({ title, errors }: LayoutItem) => ({
  title,
  ...(errors > 0 && { status: 'error', description: texts.tabs.errors(errors) }),
});

/**
 * Parts of a form one after the other; a step says how many of its fields have a problem. One that
 * is asked for (`shown`) is gone to.
 */
export function FormSteps({ items = [], shown }: LayoutProps) {
  const [chosen, setChosen] = useState<number>();
  const [asked, setAsked] = useState<object>();
  if (shown && shown !== asked) {
    setAsked(shown);
    if (!shown.gently || chosen === undefined)
      setChosen(items.findIndex((item) => item.key === shown.key));
  }
  // A part before this one may have been hidden meanwhile.
  const current = Math.max(0, Math.min(chosen ?? 0, items.length - 1));
  return (
    <div className="pl-steps">
      <SchemaParts
        component={FormStep}
        pane="FormStep.StepPane"
        items={items}
        about={about}
        props={{ current, onChange: setChosen, size: 'small' }}
      />
      <div className="pl-steps-buttons">
        {current > 0 && (
          <Button onClick={() => setChosen(current - 1)}>{lateTexts.steps.back}</Button>
        )}
        {current < items.length - 1 && (
          <Button onClick={() => setChosen(current + 1)}>{lateTexts.steps.next}</Button>
        )}
      </div>
    </div>
  );
}

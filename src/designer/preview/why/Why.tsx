import { Button } from 'antd';
import { useMemo } from 'react';
import { useStore } from '../../../runtime/core/store.ts';
import type { PageParts } from '../../../schema/compile/compilePage.ts';
import { PageError } from '../../../schema/compile/index.ts';
import type { Explanation } from '../../../schema/explain/explanation.ts';
import { explainPart } from '../../../schema/explain/explainPart.ts';
import type { Path } from '../../../schema/pointer.ts';
import { Icon } from '../../../widgets/icons/index.ts';
import { designerTexts } from '../../locale/index.ts';
import { useDesignerState } from '../../state/context.ts';
import type { LivePage } from '../live.ts';
import type { Picking } from '../usePicking.ts';
import { ReasonItem } from './ReasonItem.tsx';
import { usePartName } from './usePartName.ts';
import './why.css';

interface Props {
  /** The page as it is drawn now, and for whom. */
  parts: PageParts;
  live: LivePage;
  picking: Picking;
}

/** Why the chosen part is shown, hidden, disabled or required for who looks at the page. */
export function Why({ parts, live, picking: { isPicking, setPicking } }: Props) {
  const texts = designerTexts().preview.why;
  const chosen = useDesignerState((state) => state.chosen);
  const explanation = useExplanation(parts, chosen, live);
  const name = usePartName();
  return (
    <div className="pl-why">
      <Button
        block
        icon={<Icon name="search" />}
        type={isPicking ? 'primary' : 'default'}
        aria-pressed={isPicking}
        onClick={() => setPicking(!isPicking)}
      >
        {isPicking ? texts.picking : texts.pick}
      </Button>
      <h2>{name(chosen)}</h2>
      {explanation ? (
        <>
          <Verdict {...explanation} />
          {explanation.reasons.length === 0 && <p>{texts.nothing}</p>}
          <ol aria-label={texts.reasons}>
            {explanation.reasons.map((reason, index) => (
              <ReasonItem key={index} reason={reason} name={name(reason.at)} />
            ))}
          </ol>
        </>
      ) : (
        <p>{texts.unknown}</p>
      )}
    </div>
  );
}

/** Worked out again whenever something in the running page changes. */
function useExplanation(parts: PageParts, at: Path, live: LivePage): Explanation | undefined {
  const state = useStore(live, (whole) => whole);
  const { page, models, viewer, vocabulary } = parts;
  return useMemo(() => {
    // Read so that what is entered in a form is followed.
    void state.changes;
    try {
      return explainPart({ page, models, viewer, vocabulary }, at, live.now());
    } catch (problem) {
      if (problem instanceof PageError) return undefined;
      throw problem;
    }
  }, [page, models, viewer, vocabulary, at, live, state]);
}

const aspects = ['shown', 'disabled', 'readOnly', 'required'] as const;

/** What the part is for who looks, in short. */
function Verdict(explanation: Explanation) {
  const { verdicts, depends } = designerTexts().preview.why;
  return (
    <p className="pl-why-verdict" role="status">
      {aspects
        .filter((aspect) => aspect in explanation)
        .map((aspect) => {
          const result = explanation[aspect];
          const { yes, no } = verdicts[aspect];
          return (
            <span key={aspect} data-free={result === (aspect === 'shown')}>
              {result === undefined ? depends(yes) : result ? yes : no}
            </span>
          );
        })}
    </p>
  );
}

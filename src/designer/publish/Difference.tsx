import { designerTexts } from '../locale/index.ts';
import type { Difference as DifferenceProps, Exposure } from './revisions.ts';
import './publish.css';

/** What is different, and who sees more or less by it, in words. */
export function Difference({ changes, exposure }: DifferenceProps) {
  const texts = designerTexts().publish;
  return (
    <>
      <section aria-label={texts.changes}>
        <h3>{texts.changes}</h3>
        {changes.length === 0 ? (
          <p className="pl-design-note">{texts.noChanges}</p>
        ) : (
          <ol className="pl-differences" tabIndex={0}>
            {changes.map(({ at, kind, text }) => (
              <li key={`${at} ${kind} ${text}`} data-kind={kind}>
                {text}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-label={texts.exposure}>
        <h3>{texts.exposure}</h3>
        {exposure.length === 0 ? (
          <p className="pl-design-note">{texts.noExposure}</p>
        ) : (
          exposure.map((role) => <RoleExposure key={role.roleId} {...role} />)
        )}
      </section>
    </>
  );
}

function RoleExposure({ roleName, gains, losses }: Exposure) {
  const texts = designerTexts().publish;
  return (
    <dl className="pl-exposure">
      <dt>{roleName}</dt>
      {gains.length > 0 && (
        <dd data-kind="gain">{texts.gains(gains.map(({ text }) => text).join(texts.comma))}</dd>
      )}
      {losses.length > 0 && (
        <dd data-kind="loss">{texts.losses(losses.map(({ text }) => text).join(texts.comma))}</dd>
      )}
    </dl>
  );
}

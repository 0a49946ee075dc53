import { describe, expect, it, vi } from 'vitest';
import type { ActionPorts } from '../../../src/runtime/action/ports.ts';
import { runAction } from '../../../src/runtime/action/run.ts';
import { ApiError } from '../../../src/runtime/host.ts';
import { steps } from '../../../src/steps/index.ts';
import { actionPlan, evaluateOver, FakeHttp } from '../support.ts';
import { protocol } from '../../../src/protocol/index.ts';

const portsOver = (http: FakeHttp): ActionPorts =>
  ({
    http,
    protocol,
    evaluate: (local) => evaluateOver({ ...local }),
    message: () => {},
  }) as Partial<ActionPorts> as ActionPorts;
const save = actionPlan([
  { type: 'request', request: { method: 'PUT', url: '/demo' } },
  { type: 'close' },
]);

describe('the step close', () => {
  it('closes what it was started in, once what came before succeeded', async () => {
    const close = vi.fn();
    expect(
      await runAction(
        { plan: save, local: {}, close },
        { steps, ports: portsOver(new FakeHttp()) },
      ),
    ).toMatchObject({ done: true });
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not reached after a refusal', async () => {
    const http = new FakeHttp();
    http.answer = () => {
      throw new ApiError('没有权限', 403, true);
    };
    const close = vi.fn();
    expect(
      await runAction({ plan: save, local: {}, close }, { steps, ports: portsOver(http) }),
    ).toMatchObject({
      done: false,
    });
    expect(close).not.toHaveBeenCalled();
  });

  it('does nothing where there is nothing to close', async () => {
    expect(
      await runAction(
        { plan: actionPlan({ type: 'close' }), local: {} },
        { steps, ports: portsOver(new FakeHttp()) },
      ),
    ).toMatchObject({ done: true });
  });
});

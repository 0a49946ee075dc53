import type { FormLinks } from '../../designer/publicForm/links.ts';
import { publicFormToolPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { announcing } from '../../runtime/data/writes.ts';
import type { ApiHttp } from '../http/client.ts';
import { fillPath } from '../routing/paths.ts';

/** Links to forms on this server. Their list hears of a new one. */
export const formLinks = (http: ApiHttp): FormLinks => ({
  async make(link) {
    const answer = await announcing(http, protocol).request({
      method: 'POST',
      url: publicFormToolPath,
      body: link,
      quiet: true,
    });
    const { token } = protocol.answers.result(answer) as { token: string };
    return new URL(`#${fillPath}/${token}`, location.href).href;
  },
});

/** Which other sites may call this one, be shown in it, and by which names it is known. */

export interface WebSettings {
  /** Origins whose pages may call the API, without cookies; `*` stands for all. */
  corsOrigins: readonly string[];
  /** Host names, with the port where it is none of the usual ones; empty: any. */
  hosts: readonly string[];
  /** Sources of the policy for pages in frames: schemes or origins. */
  frameSources: readonly string[];
  /** Sources of the policy for pictures, beside our own: schemes or origins. */
  imageSources: readonly string[];
  /** Page schemas and the API document are given to anybody. */
  openDocuments: boolean;
  /** Origins whose players and films may stand in formatted text. */
  embeds: readonly string[];
}

export const defaultWebSettings: WebSettings = {
  corsOrigins: [],
  hosts: [],
  frameSources: ['http:', 'https:'],
  imageSources: [],
  openDocuments: false,
  // Those of the film sites that people here know.
  embeds: ['https://player.bilibili.com', 'https://v.qq.com', 'https://player.youku.com'],
};

/** Reads one variable as a list, by a test of its parts; undefined when it is absent. */
type ReadList = (
  name: string,
  isPart: (part: string) => boolean,
  form: string,
) => string[] | undefined;

export const webSettingsOf = (read: ReadList, openDocuments: boolean | undefined): WebSettings => ({
  openDocuments: openDocuments ?? defaultWebSettings.openDocuments,
  corsOrigins:
    read(
      'CORS_ORIGINS',
      (part) => part === '*' || isOrigin(part),
      '* or origins such as https://app.example.com',
    ) ?? defaultWebSettings.corsOrigins,
  hosts:
    read('ALLOWED_HOSTS', (part) => hostForm.test(part), 'host names')?.map((host) =>
      host.toLowerCase(),
    ) ?? defaultWebSettings.hosts,
  frameSources:
    read(
      'FRAME_SOURCES',
      (part) => part === 'none' || sourceForm.test(part),
      'none, http:, https: or origins',
    )?.filter((part) => part !== 'none') ?? defaultWebSettings.frameSources,
  imageSources:
    read(
      'IMAGE_SOURCES',
      (part) => part === 'none' || sourceForm.test(part),
      'none, http:, https: or origins',
    )?.filter((part) => part !== 'none') ?? defaultWebSettings.imageSources,
  embeds:
    read(
      'EMBED_SOURCES',
      (part) => part === 'none' || (part.startsWith('https://') && isOrigin(part)),
      'none or origins such as https://player.example.com',
    )?.filter((part) => part !== 'none') ?? defaultWebSettings.embeds,
});

const hostForm = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const sourceForm = /^https?:(?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?)?$/i;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

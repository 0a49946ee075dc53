export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Server-sent events out of the body of an answer: EventSource cannot send the session's header,
 * and a token has no place in an address. `heard` is called for whatever comes, comments included.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const event = parse(block);
      if (event) yield event;
    }
  }
}

/** null: a comment. */
function parse(block: string): ServerEvent | null {
  const values = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2));
  const data = values('data');
  return data.length > 0 ? { event: values('event')[0] ?? 'message', data: data.join('\n') } : null;
}

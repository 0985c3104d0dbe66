import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the app sent in one request. */
export interface ModelRequest {
  key: string | undefined;
  /** Of the whole conversation, as text. */
  sent: string;
  /** What a tool answered last; empty before any. */
  lookedUp: string;
  step: number;
  /** Whether the words are to come one after the other. */
  isStreamed: boolean;
  /** 'json_schema', 'json_object', or none. */
  format: string | undefined;
}

export interface FakeModel {
  stop(): void;
  settings: Record<string, string>;
  requests: ModelRequest[];
  /** How the next requests are answered: with words, an object as JSON, calls of tools, or by doing as it likes. */
  answer(next: (request: ModelRequest) => ModelAnswer): void;
}

export type ModelAnswer =
  | { says: string | object }
  | { calls: [name: string, input: object][] }
  | { does: (response: ServerResponse) => void };

/** An OpenAI-compatible service that says what a test makes it say: a real server on this machine. */
export async function startFakeModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let next: (request: ModelRequest) => ModelAnswer = () => ({ says: 'nothing' });
  const server = createServer(async (request, response) => {
    const read = await readRequest(request);
    requests.push(read);
    const answer = next(read);
    if ('does' in answer) return answer.does(response);
    if (!read.isStreamed) response.writeHead(200, { 'content-type': 'application/json' }).end(completion(answer));
    else streamed(response).end(...deltasOf(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    stop() {
      server.closeAllConnections();
      server.close();
    },
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'fake', AI_API_KEY: 'key-of-the-operator' },
    requests,
    answer(answers) {
      next = answers;
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const text = Buffer.concat(await request.toArray()).toString();
  const { messages, response_format, stream } = JSON.parse(text) as {
    messages: { role: string; content: string }[];
    stream?: boolean;
    response_format?: { type: string };
  };
  const last = messages.at(-1);
  return {
    key: request.headers.authorization,
    sent: messages.map(({ content }) => content).join('\n'),
    lookedUp: last?.role === 'tool' ? last.content : '',
    isStreamed: stream === true,
    format: response_format?.type,
    step: messages.filter(({ role }) => role === 'assistant').length,
  };
}

/** What such services send, one after the other, and their last word. */
function deltasOf(answer: Exclude<ModelAnswer, { does: unknown }>): [deltas: object[], reason: string] {
  if ('says' in answer) {
    return [[{ content: typeof answer.says === 'string' ? answer.says : JSON.stringify(answer.says) }], 'stop'];
  }
  const calls = answer.calls.map(([name, input], index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  return [[{ tool_calls: calls }], 'tool_calls'];
}

/** An answer whose parts come one after the other, whenever a test says so. */
export function streamed(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(
      `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', created: 1, model: 'fake', choices })}\n\n`,
    );
  };
  return {
    say: (content: string) => send({ role: 'assistant', content }, null),
    /** Whatever it is. */
    write: (text: string) => void response.write(text),
    breakOff: () => void response.destroy(),
    endUnfinished: () => void response.end(),
    end(deltas: object[] = [], reason = 'stop') {
      for (const delta of deltas) send(delta, null);
      send({}, reason);
      response.end('data: [DONE]\n\n');
    },
  };
}

/** The body of an answer, as such services write it. */
export function completion(answer: Exclude<ModelAnswer, { does: unknown }>): string {
  const message =
    'says' in answer
      ? { content: typeof answer.says === 'string' ? answer.says : JSON.stringify(answer.says) }
      : {
          content: null,
          tool_calls: answer.calls.map(([name, input], index) => ({
            id: `call-${index}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        };
  return JSON.stringify({
    id: 'answer',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: 'says' in answer ? 'stop' : 'tool_calls' },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

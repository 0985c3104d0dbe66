import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What the app sent in one request. */
export interface ModelRequest {
  key: string | undefined;
  /** Of the whole conversation, as text. */
  sent: string;
  /** What a tool answered last; empty before any. */
  lookedUp: string;
  step: number;
  /** 'json_schema', 'json_object', or none. */
  format: string | undefined;
}

export interface FakeModel {
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
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'fake', AI_API_KEY: 'key-of-the-operator' },
    requests,
    answer(answers) {
      next = answers;
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const text = Buffer.concat(await request.toArray()).toString();
  const { messages, response_format } = JSON.parse(text) as {
    messages: { role: string; content: string }[];
    response_format?: { type: string };
  };
  const last = messages.at(-1);
  return {
    key: request.headers.authorization,
    sent: messages.map(({ content }) => content).join('\n'),
    lookedUp: last?.role === 'tool' ? last.content : '',
    format: response_format?.type,
    step: messages.filter(({ role }) => role === 'assistant').length,
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

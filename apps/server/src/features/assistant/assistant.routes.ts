import type { Implement } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { createAssistant } from './assistant.service.ts';
import { createEngines } from './engines.ts';
import { loadModelEngine } from './model/load.ts';

/** SPEC §7 'AI'. @param modelMilliseconds how long a language model may take */
export async function assistantRoutes(
  implement: Implement,
  { config, throttle, logger }: Services,
  modelMilliseconds: number | undefined,
): Promise<void> {
  const model = await loadModelEngine(config.ai);
  const assistant = createAssistant(createEngines({ model, throttle, logger, modelMilliseconds }));

  implement.turns('POST /ai/extract-task', assistant.extract);
  implement.turns('POST /ai/identify-task-update', assistant.identify);
  implement.turns('POST /ai/chat', assistant.chat);
  implement.tells('POST /ai/chat/stream', assistant.tellChat);
}

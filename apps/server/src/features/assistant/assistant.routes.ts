import type { Implement } from '../../platform/implement.ts';
import { createAssistant } from './assistant.service.ts';

/** SPEC §7 'AI'. */
export function assistantRoutes(implement: Implement): void {
  const assistant = createAssistant();

  implement.session('POST /ai/extract-task', assistant.extract);
  implement.session('POST /ai/identify-task-update', assistant.identify);
  implement.session('POST /ai/chat', assistant.chat);
}

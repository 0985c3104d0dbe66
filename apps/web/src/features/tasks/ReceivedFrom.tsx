import type { Task } from '@taskwell/contract/schemas';
import { Badge } from '../../ui/Badge.tsx';

/** Whose invitation brought a task of another company here; nothing for all others. */
export function ReceivedFrom({ task: { receivedFrom } }: { task: Task }) {
  if (receivedFrom === null) return null;
  const { name, company } = receivedFrom;
  return <Badge tone="info">{`From ${company === null ? name : `${name}, ${company}`}`}</Badge>;
}

import { ERROR_STATUS, type ErrorCode } from '@taskwell/contract/errors';
import { methodAndPath, type OperationName, operation } from '@taskwell/contract/operations';
import { openApiDocument } from '../platform/pages/openapi.ts';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const document = openApiDocument() as unknown as OpenApi;

/** Refusals of the framework, before an operation is reached; the reference page says so once for all. */
const beforeTheOperation: ErrorCode[] = ['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** The statuses that a caller of the operation has been told of. */
export function documentedStatuses(name: OperationName): number[] {
  const { method, path } = methodAndPath(name);
  const responses = Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number);
  const withKey = name.startsWith('POST ') && operation(name).access !== 'public';
  const general: ErrorCode[] = withKey ? [...beforeTheOperation, 'IDEMPOTENCY_KEY_REUSED'] : beforeTheOperation;
  return [...responses, ...general.map((code) => ERROR_STATUS[code])];
}

import { ApiError } from '@taskwell/client/client';

/** Whether the server was not reached at all, so that nothing has been said of what was asked. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether it may pass by itself, so that reading again is of use: no answer, or a server that is in trouble. */
export function mayPass(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof ApiError && error.status >= 500);
}

/** Whether there is no such thing, or none that the person may see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

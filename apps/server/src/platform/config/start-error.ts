/** A reason not to start that the operator can act on: its message is printed alone, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

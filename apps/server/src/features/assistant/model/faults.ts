/** The language model gave no answer: it could not be reached, refused, failed, or sent something that is no answer. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable';
}

/** It answered, but not what may be used: another form, ids that it was not given, a call that it does not have. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

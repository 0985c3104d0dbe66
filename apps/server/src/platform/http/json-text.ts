/** An answer that is a file of the type that its operation declares, made while it is read. */
export class FileStream {
  readonly name: string;
  readonly chunks: AsyncIterable<string>;
  constructor(name: string, chunks: AsyncIterable<string>) {
    this.name = name;
    this.chunks = chunks;
  }
}

/**
 * An answer that is JSON text already, as PostgreSQL built it; its form is held by the tests' closed schemas. Where it is
 * still on its way when the handler returns, the commit travels right behind it, so it must not depend on anything that
 * is sent later.
 */
export class JsonText {
  readonly text: Promise<string>;

  constructor(text: string | Promise<string>) {
    this.text = Promise.resolve(text);
    // Where the statement fails, so does the commit behind it, which is what the request is told.
    this.text.catch(() => undefined);
  }

  /** The answer whose data this is. */
  asData(): JsonText {
    return new JsonText(this.text.then((data) => `{"success":true,"data":${data}}`));
  }
}

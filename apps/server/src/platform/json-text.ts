/** An answer that is a file of the type that its operation declares, made while it is read. */
export class FileStream {
  readonly name: string;
  readonly chunks: AsyncIterable<string>;
  constructor(name: string, chunks: AsyncIterable<string>) {
    this.name = name;
    this.chunks = chunks;
  }
}

/** An answer that is JSON text already, as PostgreSQL built it; its form is held by the tests' closed schemas. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An answer that is a file of the type that its operation declares. */
export class FileText {
  readonly name: string;
  readonly text: string;
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

/** An answer that is JSON text already, as PostgreSQL built it; its form is held by the tests' closed schemas. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

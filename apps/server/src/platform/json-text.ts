/** An answer that is JSON text already, as PostgreSQL built it; its form is held by the tests' closed schemas. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

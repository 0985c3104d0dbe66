/** Gives the person a file to keep. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The same of rows without quotes of their own, as an example for an import. */
export function saveCsv(rows: readonly (readonly string[])[], name: string): void {
  const csv = rows.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\r\n`).join('');
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}

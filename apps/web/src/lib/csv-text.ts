/** A CSV file as text: UTF-8, or what spreadsheets on Windows write when they are not told otherwise. */
export async function csvText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a note, notice or badge means; how that looks is in ui/Tones.module.css. */
export type Tone = 'danger' | 'warning' | 'success' | 'info';

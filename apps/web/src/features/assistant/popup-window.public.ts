/** SPEC §2: the assistant for texts, in a small window of its own. */
export function openPopup(): void {
  window.open('/popup', 'taskwell-popup', 'popup,width=320,height=400');
}

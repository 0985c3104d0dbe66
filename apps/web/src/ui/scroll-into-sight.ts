/** As a ref of what says why a press came to nothing: whoever pressed may be at the other end of the form. */
export function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

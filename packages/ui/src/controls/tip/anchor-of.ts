/** What a bubble belongs to: the widget round it, whose root carries `data-ui`. */
export function anchorOf(bubble: HTMLElement | null): HTMLElement | null {
  return bubble?.parentElement?.closest<HTMLElement>('[data-ui]') ?? null
}

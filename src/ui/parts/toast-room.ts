/**
 * Makes room for short news above the foot of the screen that is drawn, or at its end where it has none, so that it lies
 * on nothing: the foot grows upwards and what is pressed in it stays, and what can be scrolled ends higher up. Gives the
 * function that takes the room back.
 */
export function makeRoom(news: HTMLElement): () => void {
  const screen = document.querySelector<HTMLElement>('main.screen')
  if (!screen) return () => {}
  const { left, right, bottom } = screen.getBoundingClientRect()
  const foot = screen.querySelector<HTMLElement>('.screen-foot')
  const footTop = foot?.getBoundingClientRect().top ?? bottom
  const height = news.offsetHeight
  const isAtEnd = screen.scrollTop > 0 && screen.scrollTop + screen.clientHeight >= screen.scrollHeight - 1
  const grown = foot && footTop < bottom ? foot : screen
  if (grown === foot) foot.style.paddingBlockStart = `calc(var(--space-2) + ${height}px)`
  else screen.style.marginBlockEnd = `${height}px`
  // What was read at the end is read there still.
  if (isAtEnd) screen.scrollTop = screen.scrollHeight
  Object.assign(news.style, {
    left: `${left}px`,
    right: `${innerWidth - right}px`,
    bottom: `${innerHeight - Math.min(footTop, bottom)}px`,
  })
  return () => {
    grown.style.paddingBlockStart = ''
    grown.style.marginBlockEnd = ''
    news.removeAttribute('style')
  }
}

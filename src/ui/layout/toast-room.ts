/**
 * Makes room for a toast, so that it covers nothing.
 *
 * @returns a function that takes the room back
 */
export function makeToastRoom(news: HTMLElement): () => void {
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
  // Content at the end stays visible.
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

/** Calls back as soon as the next picture of the page is drawn; never while nobody sees the page. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => {
      drawn.port1.close()
      act()
    }
    drawn.port2.postMessage(undefined)
  })
}

/** Shows the link or the button that was pressed as pressed, until what is returned is called. */
export function showPressed(): () => void {
  const pressed = document.activeElement?.closest('a, button')
  pressed?.setAttribute('data-pressed', '')
  return () => pressed?.removeAttribute('data-pressed')
}

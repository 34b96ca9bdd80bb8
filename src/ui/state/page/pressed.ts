/** Runs after the next frame; never on a hidden page. */
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

/** @returns the function that ends the pressed look */
export function showPressed(): () => void {
  const pressed = document.activeElement?.closest('a, button')
  pressed?.setAttribute('data-pressed', '')
  return () => pressed?.removeAttribute('data-pressed')
}

const QUIET_FRAMES = 3

/** Resolves after a few frames without changes, in which nothing was awaited. */
export function settled(isAwaiting: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const count = () => {
      quiet = isAwaiting() ? 0 : quiet + 1
      if (quiet <= QUIET_FRAMES) return void requestAnimationFrame(count)
      observer.disconnect()
      resolve()
    }
    requestAnimationFrame(count)
  })
}

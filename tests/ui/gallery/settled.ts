const QUIET_FRAMES = 3
const MOST_FRAMES = 60

/** Resolves after a few frames without changes. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0
    let quiet = 0
    const observer = new MutationObserver(() => {
      quiet = 0
    })
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const count = () => {
      frames += 1
      quiet += 1
      if (quiet <= QUIET_FRAMES && frames < MOST_FRAMES) return void requestAnimationFrame(count)
      observer.disconnect()
      resolve()
    }
    requestAnimationFrame(count)
  })
}

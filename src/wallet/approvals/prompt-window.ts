import type { InViewPorts } from './prompt-order.ts'

export type PromptWindowPorts = InViewPorts &
  Readonly<{
    showWindow: () => Promise<void>
    /** Opens it if missing, without focus. */
    keepWindow: () => Promise<void>
    nowSeconds: () => number
  }>

/** Shows the window for tabs in view; the badge tells of the others. */
export function createPromptWindow(ports: PromptWindowPorts) {
  // A page must not fight for the focus.
  const raisedAt = new Map<number | undefined, number>()

  async function show(tabId: number | undefined, how: () => Promise<void>): Promise<void> {
    if (tabId !== undefined && !(await ports.isInView(tabId))) return
    await how().catch(() => undefined)
  }

  return {
    show,
    raise: (tabId: number | undefined): Promise<void> => {
      const now = ports.nowSeconds()
      const isRaised = raisedAt.get(tabId) === now
      raisedAt.set(tabId, now)
      return show(tabId, isRaised ? ports.keepWindow : ports.showWindow)
    },
  }
}

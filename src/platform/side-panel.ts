import browser from 'webextension-polyfill'

type SidePanel = Readonly<{ open: (where: Readonly<{ windowId: number }>) => Promise<void> }>

/** True where the browser has a side panel that an extension can open. */
export function hasSidePanel(): boolean {
  return sidePanel() !== undefined
}

/** Opens the side panel of a window; false where there is none. Works within a user's click only. */
export async function openSidePanel(windowId: number): Promise<boolean> {
  const panel = sidePanel()
  await panel?.open({ windowId })
  return panel !== undefined
}

// Chromium only, and not in the polyfill's types.
function sidePanel(): SidePanel | undefined {
  return (browser as unknown as Readonly<{ sidePanel?: SidePanel }>).sidePanel
}

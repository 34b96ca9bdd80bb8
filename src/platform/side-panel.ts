import { browser } from './browser.ts'

type Chromiums = Readonly<{ sidePanel?: { open?: (where: Readonly<{ windowId: number }>) => Promise<void> } }>
type Firefoxs = Readonly<{ sidebarAction?: { open?: () => Promise<void> } }>

/**
 * Gives the side panel's opener, if the browser has one. Call it synchronously in a click; it gives false on refusal.
 *
 * @param windowId of our page; Chromium needs it in the click
 */
export function sidePanelOf(windowId: number | undefined): (() => Promise<boolean>) | undefined {
  const { sidePanel } = browser as object as Chromiums
  const { sidebarAction } = browser as object as Firefoxs
  if (sidePanel?.open && windowId !== undefined) return () => isDone(sidePanel.open?.({ windowId }))
  if (sidebarAction?.open) return () => isDone(sidebarAction.open?.())
  return undefined
}

/** Reads the id of our page's browser window. */
export async function ownWindowId(): Promise<number | undefined> {
  return (await browser.windows.getCurrent()).id
}

async function isDone(opening: Promise<void> | undefined): Promise<boolean> {
  try {
    await opening
    return true
  } catch {
    return false
  }
}

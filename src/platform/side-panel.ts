import { browser } from './browser.ts'

type Chromiums = Readonly<{ sidePanel?: { open?: (where: Readonly<{ windowId: number }>) => Promise<void> } }>
type Firefoxs = Readonly<{ sidebarAction?: { open?: () => Promise<void> } }>

/**
 * How the side panel is opened beside a page of ours; undefined where the browser has none. It is to be called in the very
 * click that asks for it, and resolves to false where the browser does not do it.
 *
 * @param windowId the browser window of the page, which Chromium wants to know in the click already
 */
export function sidePanelOf(windowId: number | undefined): (() => Promise<boolean>) | undefined {
  const { sidePanel } = browser as object as Chromiums
  const { sidebarAction } = browser as object as Firefoxs
  if (sidePanel?.open && windowId !== undefined) return () => isDone(sidePanel.open?.({ windowId }))
  if (sidebarAction?.open) return () => isDone(sidebarAction.open?.())
  return undefined
}

/** The id of the browser window that a page of ours is in. */
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

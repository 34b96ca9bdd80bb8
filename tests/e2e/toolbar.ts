import type { JSHandle, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Browser } from './browser.ts'

/** A window that test tools don't see; another extension page reaches into it. */
export type View = JSHandle<Window>

type Kind = 'popup' | 'panel'

/** Opens the real popup; `from` is an extension page that stays open. */
export async function openPopup({ inWorker }: Browser, from: Page): Promise<View> {
  await from.bringToFront()
  await inWorker('chrome.action.openPopup()')
  return viewOf(from, 'popup')
}

/** Opens the real side panel by the page's command list. */
export async function openPanel({ inWorker }: Browser, from: Page): Promise<View> {
  await from.bringToFront()
  await from.keyboard.press('Control+k')
  await from.getByRole('combobox').fill('panel')
  await from.getByRole('option').first().waitFor()
  await from.keyboard.press('Enter')
  const panels = 'chrome.runtime.getContexts({ contextTypes: ["SIDE_PANEL"] }).then((all) => all.length)'
  await expect.poll(() => inWorker(panels)).toBe(1)
  return viewOf(from, 'panel')
}

export async function closeView(view: View, from: Page, kind: Kind): Promise<void> {
  // A closing window can't answer, so it closes later.
  await view.evaluate((window) => void window.setTimeout(() => window.close()))
  await expect.poll(() => countOf(from, kind)).toBe(0)
}

export async function waitIn(view: View, testId: string): Promise<void> {
  await expect
    .poll(() => view.evaluate((window, id) => window.document.querySelector(`[data-testid="${id}"]`) !== null, testId))
    .toBe(true)
}

export async function pressIn(view: View, testId: string): Promise<void> {
  await waitIn(view, testId)
  await view.evaluate(
    (window, id) => window.document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click(),
    testId,
  )
}

async function viewOf(from: Page, kind: Kind): Promise<View> {
  await expect.poll(() => countOf(from, kind)).toBe(1)
  return (await from.evaluateHandle(findView, kind)) as View
}

async function countOf(from: Page, kind: Kind): Promise<number> {
  const found = await from.evaluateHandle(findView, kind)
  return found.evaluate((view) => (view ? 1 : 0))
}

// Runs in the page.
function findView(kind: Kind): Window | undefined {
  type Chrome = Readonly<{ extension: Readonly<{ getViews: (of?: Readonly<{ type: 'popup' }>) => readonly Window[] }> }>
  const { chrome } = globalThis as typeof globalThis & Readonly<{ chrome: Chrome }>
  // `getViews` has no type for the side panel.
  const all = kind === 'popup' ? chrome.extension.getViews({ type: 'popup' }) : chrome.extension.getViews()
  return all.find((view) => view.document.documentElement.dataset['place'] === kind)
}

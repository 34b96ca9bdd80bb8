import type { JSHandle, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Browser } from './browser.ts'

/** The window of a page of ours that no test tool sees as one: another page of ours reaches into it. */
export type View = JSHandle<Window>

type Kind = 'popup' | 'panel'

/** Opens the real popup below the toolbar's button. `from` is a page of ours in a tab, and stays open. */
export async function openPopup({ inWorker }: Browser, from: Page): Promise<View> {
  await from.bringToFront()
  await inWorker('chrome.action.openPopup()')
  return viewOf(from, 'popup')
}

/** Opens the real side panel by the list of commands of a page in a tab. */
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

/** Closes it, and waits until it is gone. */
export async function closeView(view: View, from: Page, kind: Kind): Promise<void> {
  // What runs in it may not outlive it to answer.
  await view.evaluate((window) => void window.setTimeout(() => window.close()))
  await expect.poll(() => countOf(from, kind)).toBe(0)
}

/** Waits for an element of it that a test knows by name. */
export async function waitIn(view: View, testId: string): Promise<void> {
  await expect
    .poll(() => view.evaluate((window, id) => window.document.querySelector(`[data-testid="${id}"]`) !== null, testId))
    .toBe(true)
}

/** Presses it. */
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
  const { chrome } = globalThis as unknown as Readonly<{ chrome: Chrome }>
  // The kinds of views that can be asked for by name do not have the side panel among them.
  const all = kind === 'popup' ? chrome.extension.getViews({ type: 'popup' }) : chrome.extension.getViews()
  return all.find((view) => view.document.documentElement.dataset['place'] === kind)
}

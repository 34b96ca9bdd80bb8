import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const at = (testId: string) => `[data-testid="${testId}"]`

// A press or key right after drawing precedes any later task.
it.each([
  ['a screen', 'home', '.tab-bar a[href="#/settings"]', at('auto-lock'), 'H1'],
  ['a step of the first minutes', 'welcome', at('create'), at('reveal'), 'H1'],
  ['a screen that begins with a field', 'settings', 'a[href="#/settings/password"]', at('new-password'), 'INPUT'],
  ['a password in front of a screen', 'settings', 'a[href="#/settings/words"]', 'input[type=password]', 'INPUT'],
  ['a dialog that asks for the password', 'settings', at('expert'), at('gate-password'), 'INPUT'],
])(
  '%s has the focus where it belongs in the task in which it is drawn',
  async (_what, state, pressed, drawn, focused) => {
    const page = await open(state)
    const found = await page.evaluate(
      ([press, wanted]) =>
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(wanted)) return
            observer.disconnect()
            resolve(document.activeElement?.tagName)
          })
          observer.observe(document, { subtree: true, childList: true })
          document.querySelector<HTMLElement>(press)?.click()
        }),
      [pressed, drawn] as const,
    )
    expect(found).toBe(focused)
  },
)

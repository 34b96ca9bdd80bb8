import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { playState } from '../browser.ts'
import { galleryPage } from '../page.ts'

// Reasons, obstacles and contract calls; states that repeat them are left out.
const STATES = [
  'home',
  'no-answer',
  'unreadable',
  'vault-damaged-saved',
  'accounts',
  'transfer-obstacle',
  'transfer-unproven',
  'transfer-sent',
  'deposit-unread',
  'approval-down',
  'approval-calls-failing',
  'approval-calls-untried',
  'approval-permit',
  'approval-calls-described',
  'form-account-unread',
  'utxos-untrusted',
  'utxos-partial',
]

/** Names that stay Latin in every language. */
const NAMES =
  /USD Coin|Tether USD|Native SegWit|Ctrl K|Exchange [AB]|Account \d|app\.bridge-garden\.example|Causeway|Bitcoin|Ethereum/g

const RUN = /[A-Za-z][A-Za-z'’.,:;-]+(?: [A-Za-z'’.,:;-]+)+/g

// Foreign words, addresses and data are isolated or marked as English.
function ownTexts(): readonly string[] {
  const isOthers = (element: Element | null) => !element || element.closest('[lang="en"], bdi, code') !== null
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isOthers(node.parentElement)) texts.push(node.textContent ?? '')
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOthers(element)) texts.push(element.getAttribute(name) ?? '')
    }
  }
  return texts
}

describe('a page in Japanese', () => {
  const open = galleryPage()

  it('says nothing in English but names, and what others have said', async () => {
    const page = await open('home', async (prepared) => {
      await prepared.addInitScript(`globalThis.languageToDraw = 'ja'`)
    })
    for (const state of STATES) {
      await playState(page, state)
      await page.locator('html[lang="ja"]').waitFor()
      // The screen redraws once its words are loaded.
      await expect.poll(() => englishIn(page), { message: state }).toEqual([])
    }
  })

  it('says what cannot be proven now, and why, although both are kept in English too', async () => {
    const page = await open('home', async (prepared) => {
      await prepared.addInitScript(`globalThis.languageToDraw = 'ja'`)
    })
    await playState(page, 'transfer-unproven')
    await page.getByTestId('obstacle-why').click()
    const said = page
      .getByTestId('obstacle')
      .getByText('残高の回答がありませんでした：接続できないか、接続が切れました。')
    await said.waitFor()
    expect(await page.getByTestId('obstacle').textContent()).not.toMatch(/node|balance/)
  })
})

async function englishIn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(ownTexts)
  return texts.flatMap((text) => text.replace(NAMES, '').match(RUN) ?? [])
}

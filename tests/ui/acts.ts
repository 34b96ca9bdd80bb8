import type { Page } from 'playwright'
import { type Act, click, openReplacement, toReview } from './acting.ts'
import { CALLS_ACTS } from './approval/calls-scenes.ts'
import { CONNECT_ACTS } from './approval/connect-scenes.ts'
import { PLACE_ACTS } from './approval/place-scenes.ts'
import { ACCOUNT_ACTS } from './bitcoin/account-scenes.ts'
import { FORM_ACTS } from './bitcoin/form-scenes.ts'
import { REVIEW_ACTS } from './bitcoin/review-scenes.ts'
import { TRANSFER_ACTS } from './bitcoin/transfer-scenes.ts'
import { EXCHANGE_B_ACTS } from './exchanges/b.ts'
import { EXCHANGE_ACTS } from './exchanges/scenes.ts'
import { USE_ACTS } from './form/form-scenes.ts'
import { LOCAL_INPUT_ACTS } from './form/local-input/local-input-scenes.ts'
import { PERMIT_ACTS } from './form/permit-scenes.ts'
import { TOKEN_ACTS } from './form/token-scenes.ts'
import { FINDING_ACTS } from './quote/finding-scenes.ts'
import { RISK_ACTS } from './review/risk-scenes.ts'
import { ALLOWANCE_ACTS } from './settings/allowance-scenes.ts'
import { CUSTODY_ACTS } from './settings/custody-scenes.ts'
import { KEY_ACTS } from './settings/key-scenes.ts'
import { NODE_ACTS } from './settings/node-scenes.ts'
import { SAFEGUARD_ACTS } from './settings/safeguard-scenes.ts'

async function toConfirm(page: Page): Promise<void> {
  await click(page, 'create')
  await click(page, 'reveal')
  await click(page, 'written-down')
}

async function toPassword(page: Page): Promise<void> {
  await click(page, 'create')
  await writeWords(page)
}

export async function writeWords(page: Page): Promise<void> {
  await click(page, 'reveal')
  const words = await page.getByTestId('phrase').locator('b').allTextContents()
  await click(page, 'written-down')
  for (const field of await page.locator('.word input').all()) {
    const number = Number((await field.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await field.fill(words[number - 1] ?? '')
  }
  await click(page, 'confirm-words')
}

export async function typePassword(page: Page): Promise<void> {
  await page.getByTestId('new-password').fill('four unrelated words today')
  await page.getByTestId('repeat-password').fill('four unrelated words today')
  await page.locator('[data-strength=strong]').waitFor()
}

export const ACTS: Readonly<Record<string, Act>> = {
  ...PLACE_ACTS,
  ...FORM_ACTS,
  ...USE_ACTS,
  ...LOCAL_INPUT_ACTS,
  ...PERMIT_ACTS,
  ...TOKEN_ACTS,
  ...REVIEW_ACTS,
  ...RISK_ACTS,
  ...FINDING_ACTS,
  ...ACCOUNT_ACTS,
  ...TRANSFER_ACTS,
  ...EXCHANGE_ACTS,
  ...EXCHANGE_B_ACTS,
  ...CALLS_ACTS,
  ...CONNECT_ACTS,
  ...CUSTODY_ACTS,
  ...SAFEGUARD_ACTS,
  ...NODE_ACTS,
  ...ALLOWANCE_ACTS,
  'review-shown': { scene: 'review', play: toReview },
  'review-in-euros-shown': { scene: 'review-in-euros', play: toReview },
  'review-euros-missing-shown': { scene: 'review-euros-missing', play: toReview },
  'review-euros-asked-shown': { scene: 'review-euros-asked', play: toReview },
  'review-tokens-shown': { scene: 'review-tokens', play: toReview },
  'review-long-shown': { scene: 'review-long', play: toReview },
  'review-stranger-shown': { scene: 'review-stranger', play: toReview },
  'review-named-shown': { scene: 'review-named', play: toReview },
  'review-direct-shown': { scene: 'review-direct', play: toReview },
  'review-watched-shown': { scene: 'review-watched', play: toReview },
  'review-override-shown': { scene: 'review-override', play: toReview },
  'review-gaps-shown': {
    scene: 'review-gaps',
    play: async (page) => {
      await toReview(page)
      await click(page, 'fees')
      await click(page, 'proof-fold')
      await page.getByTestId('gaps').scrollIntoViewIfNeeded()
    },
  },
  'review-proof': {
    scene: 'review-tokens',
    play: async (page) => {
      await toReview(page)
      await click(page, 'proof-fold')
      await page.getByTestId('proof').scrollIntoViewIfNeeded()
    },
  },
  'review-raw': {
    scene: 'review-tokens',
    play: async (page) => {
      await toReview(page)
      await click(page, 'raw')
      await page.locator('.raw').last().scrollIntoViewIfNeeded()
    },
  },
  'review-expired': {
    scene: 'review-over',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('fresh-quote').waitFor()
    },
  },
  'review-worse': {
    scene: 'review-worsens',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('worse').waitFor()
    },
  },
  'review-warned': {
    scene: 'review-lags',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('newly-warned').waitFor()
    },
  },
  'review-alive': {
    scene: 'review',
    play: async (page) => {
      await toReview(page)
      await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    },
  },
  'form-max': { scene: 'form', play: (page) => click(page, 'max') },
  'form-choose': { scene: 'form', play: (page) => click(page, 'from') },
  'form-find': {
    scene: 'form',
    play: async (page) => {
      await click(page, 'to')
      await page.getByRole('combobox').fill('usdc')
    },
  },
  'settings-minutes': { scene: 'settings', play: (page) => click(page, 'auto-lock') },
  'settings-password': { scene: 'settings', play: (page) => click(page, 'expert') },
  'settings-password-wrong': {
    scene: 'settings',
    play: async (page) => {
      await click(page, 'expert')
      await page.getByTestId('gate-password').fill('not this one')
      await click(page, 'gate-go')
      await page.getByText('Wrong password.').waitFor()
    },
  },
  'settings-limit': { scene: 'settings', play: (page) => click(page, 'router-limit') },
  'settings-history': {
    scene: 'settings',
    play: (page) => page.getByTestId('export-support').scrollIntoViewIfNeeded(),
  },
  'activity-end': {
    scene: 'activity-many',
    play: (page) => page.getByTestId('more').scrollIntoViewIfNeeded(),
  },
  'activity-more-failed': {
    scene: 'activity-cut-off',
    play: async (page) => {
      await click(page, 'more')
      await page.getByTestId('more-failed').scrollIntoViewIfNeeded()
    },
  },
  ...KEY_ACTS,
  'settings-site': {
    scene: 'settings',
    play: async (page) => {
      await click(page, 'site-https://app.bridge-garden.example')
      await page.getByTestId('site-asked').waitFor()
    },
  },
  'settings-site-quiet': { scene: 'settings', play: (page) => click(page, 'site-http://127.0.0.1:4702') },
  'settings-compatible': { scene: 'settings', play: (page) => click(page, 'compatible') },
  'settings-end': { scene: 'settings', play: (page) => page.getByTestId('profile').scrollIntoViewIfNeeded() },
  'welcome-write': { scene: 'welcome', play: (page) => click(page, 'create') },
  'welcome-shown': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'create')
      await click(page, 'reveal')
    },
  },
  'welcome-confirm': { scene: 'welcome', play: toConfirm },
  'welcome-confirm-wrong': {
    scene: 'welcome',
    play: async (page) => {
      await toConfirm(page)
      for (const field of await page.locator('.word input').all()) await field.fill('zebra')
      await click(page, 'confirm-words')
    },
  },
  'welcome-password': {
    scene: 'welcome',
    play: async (page) => {
      await toPassword(page)
      await typePassword(page)
    },
  },
  'welcome-done': { scene: 'welcome', play: (page) => toLearn(page, 0) },
  'welcome-trusted': { scene: 'welcome', play: (page) => toLearn(page, 1) },
  'welcome-fails': { scene: 'welcome', play: (page) => toLearn(page, 2) },
  'welcome-key': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'import')
      await click(page, 'import-key')
    },
  },
  'welcome-import': { scene: 'welcome', play: (page) => click(page, 'import') },
  'welcome-import-wrong': {
    scene: 'welcome-wrong',
    play: async (page) => {
      await click(page, 'import')
      for (const field of await page.locator('.word input').all()) await field.fill('zebra')
      await click(page, 'check-phrase')
      await page.getByTestId('phrase-wrong').waitFor()
    },
  },
  'welcome-import-shown': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'import')
      await typeWords(page)
      await click(page, 'show-typed')
    },
  },
  'welcome-import-found': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'import')
      await pastePhrase(page, 'zebra '.repeat(12))
      await page.getByTestId('found-older').first().waitFor()
    },
  },
  'welcome-import-extra': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'import')
      await pastePhrase(page, `${'zebra '.repeat(12)} Zürich25`)
      await page.getByTestId('extra-word').waitFor()
    },
  },
  'welcome-import-password': { scene: 'welcome', play: importAll },
  'welcome-import-done': {
    scene: 'welcome',
    play: async (page) => {
      await importAll(page)
      await typePassword(page)
      await click(page, 'create-vault')
      await page.getByTestId('open-wallet').waitFor()
    },
  },
  'welcome-import-left': {
    scene: 'welcome',
    play: async (page) => {
      await click(page, 'import')
      await typeWords(page)
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))
      await page.getByTestId('words-forgotten').waitFor()
    },
  },
  'replacement-step': { scene: 'transfer-sending', play: (page) => openReplacement(page, 'speedUp') },
  'replacement-cancel': { scene: 'transfer-sending', play: (page) => openReplacement(page, 'cancel') },
  'replacement-cancel-deposit': { scene: 'transfer-raised', play: (page) => openReplacement(page, 'cancel') },
  'replacement-unavailable': {
    scene: 'transfer-sent',
    play: async (page) => {
      await click(page, 'replacement-cancel')
      await page.getByTestId('replacement-unavailable').waitFor()
    },
  },
  'replacement-stale': {
    scene: 'transfer-sent',
    play: async (page) => {
      await openReplacement(page, 'speedUp')
      await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
      await page.getByTestId('replacement-problem').waitFor()
    },
  },
  'replacement-unanswered': {
    scene: 'transfer-unanswered',
    play: async (page) => {
      await openReplacement(page, 'speedUp')
      await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
      await page.getByTestId('replacement-problem').waitFor()
    },
  },
  abandon: {
    scene: 'transfer-dear',
    play: async (page) => {
      await click(page, 'abandon')
      await page.getByTestId('abandon-confirm').waitFor()
    },
  },
  'abandon-signed': {
    scene: 'transfer-half-signed',
    play: async (page) => {
      await click(page, 'abandon')
      await page.getByTestId('abandon-confirm').waitFor()
    },
  },
  'transfer-identifiers': {
    scene: 'transfer-received',
    play: (page) => page.getByRole('button', { name: 'Identifiers' }).click(),
  },
  'receipt-in-euros': { scene: 'transfer-in-euros', play: (page) => click(page, 'receipt-open') },
  'receipt-received': { scene: 'transfer-received', play: (page) => click(page, 'receipt-open') },
  'receipt-refunded': { scene: 'transfer-refunded', play: (page) => click(page, 'receipt-open') },
  'help-obstacle': { scene: 'transfer-obstacle', play: (page) => click(page, 'help-open') },
  'help-sent': { scene: 'bundle-waits', play: (page) => click(page, 'help-open') },
  palette: {
    scene: 'home-recent',
    play: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
    },
  },
  'activity-narrowed': {
    scene: 'activity-both',
    play: (page) => page.getByTestId('find').fill('base'),
  },
  'activity-nothing-fits': {
    scene: 'activity-both',
    play: (page) => page.getByTestId('find').fill('no such thing'),
  },
}

async function toLearn(page: Page, parts: number): Promise<void> {
  await toPassword(page)
  await typePassword(page)
  await click(page, 'create-vault')
  await page.getByTestId('open-wallet').waitFor()
  for (let part = 0; part < parts; part += 1) await click(page, 'learn-next')
}

async function pastePhrase(page: Page, text: string): Promise<void> {
  await page.getByTestId('word-1').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  await click(page, 'check-phrase')
}

async function importAll(page: Page): Promise<void> {
  await click(page, 'import')
  for (const field of await page.locator('.word input').all()) await field.fill('zebra')
  await click(page, 'check-phrase')
  await click(page, 'found-next')
  await page.getByTestId('new-password').waitFor()
}

async function typeWords(page: Page): Promise<void> {
  for (const [index, word] of ['legal', 'winner', 'thank', 'wave'].entries()) {
    await page.getByTestId(`word-${index + 1}`).fill(word)
  }
}

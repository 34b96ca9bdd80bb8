import type { Page } from 'playwright'
import type { ExchangeBKeyView } from '../../../src/api/views.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { never } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'

const EXCHANGE = 'Lighter'
const key = (accountIndex: number, state: ExchangeBKeyView['state'], apiKeyIndex = 4): ExchangeBKeyView => ({
  accountIndex,
  l1Address: data.OWN,
  apiKeyIndex,
  publicKey: `0x${'ab'.repeat(40)}`,
  state,
  sinceSeconds: 1_763_600_000,
})

export const noKeys = { exchange: EXCHANGE, keys: [] }

const keys = {
  exchange: EXCHANGE,
  keys: [key(723_071, 'active'), key(281_474_976_710_654, 'registering'), key(100_003, 'revoking', 254)],
}

export const KEY_SCENES: Readonly<Record<string, Scene>> = {
  'settings-keys': {
    hash: '#/settings',
    answers: {
      'exchangeB.keys': () => keys,
      'exchangeB.revokeKey': () => ({
        outcome: 'waiting',
        why: { code: 'SAID', words: 'The exchange refused it (code 21000): Not today' },
      }),
      'exchangeB.makeKey': () => never(),
      'exchangeB.importKey': () => ({
        outcome: 'refused',
        why: { code: 'API_KEY_NOT_LISTED' },
      }),
    },
  },
}

const toKeys = (page: Page) => page.getByTestId('import-key').scrollIntoViewIfNeeded()

async function importing(page: Page): Promise<void> {
  await click(page, 'import-key')
  await page.getByTestId('import-key-index').fill('723071')
}

export const KEY_ACTS: Readonly<Record<string, Act>> = {
  'settings-keys-none': { scene: 'settings', play: toKeys },
  'settings-keys-shown': { scene: 'settings-keys', play: toKeys },
  'settings-keys-again': {
    scene: 'settings-keys',
    play: async (page) => {
      await page.getByTestId('key-again').first().click()
      await toKeys(page)
    },
  },
  'settings-keys-revoke': { scene: 'settings-keys', play: (page) => click(page, 'revoke-key-723071') },
  'settings-keys-revoke-refused': {
    scene: 'settings-keys',
    play: async (page) => {
      await click(page, 'revoke-key-723071')
      await click(page, 'revoke-key-confirm')
      await page.getByText('Not today').waitFor()
    },
  },
  'settings-keys-import': {
    scene: 'settings-keys',
    play: async (page) => {
      await importing(page)
      await page.getByTestId('import-key-secret').fill('ab'.repeat(40))
      await page.getByTestId('import-key-go').scrollIntoViewIfNeeded()
    },
  },
  'settings-keys-import-refused': {
    scene: 'settings-keys',
    play: async (page) => {
      await importing(page)
      await page.getByTestId('import-key-secret').fill('ab'.repeat(40))
      await click(page, 'import-key-go')
      await page.getByText('does not list').waitFor()
      await page.getByTestId('import-key-go').scrollIntoViewIfNeeded()
    },
  },
}

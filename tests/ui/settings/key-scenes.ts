import type { Page } from 'playwright'
import type { ExchangeBKeyView } from '../../../src/api/views/exchange-b.ts'
import type { QuoteView } from '../../../src/api/views/quotes.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { never } from '../fake-client.ts'
import { ETH_DRAFT, type Scene } from '../scene-making.ts'

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
        why: { code: 'EXCHANGE_REFUSED', number: '21000', words: 'Not today' },
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

const down: QuoteView = {
  state: 'unavailable',
  code: 'UNAUTHORIZED',
  why: { code: 'SAID', words: 'x-api-key: no such key' },
  retryable: false,
}
const refusedKey = {
  'apiKey.get': () => ({ state: 'kept', lastCharacters: '1d07' }) as const,
  'keyStanding.get': () => 'refused' as const,
}
export const REFUSED_KEY_SCENES: Readonly<Record<string, Scene>> = {
  'home-key-refused': { hash: '#/', answers: refusedKey },
  'form-key-refused': {
    hash: '#/form',
    draft: ETH_DRAFT,
    answers: { ...refusedKey, 'quote.ask': () => down },
  },
  'settings-key-refused': {
    hash: '#/settings',
    answers: refusedKey,
    freshAnswers: () => {
      let isKept = true
      return {
        'apiKey.get': () => (isKept ? refusedKey['apiKey.get']() : { state: 'none' }),
        'apiKey.remove': () => {
          isKept = false
          return null
        },
      }
    },
  },
  'settings-key-aside': {
    hash: '#/settings',
    answers: { ...refusedKey, 'keyStanding.get': () => 'setAside' as const },
  },
}

export const KEY_ACTS: Readonly<Record<string, Act>> = {
  'settings-key-aside-shown': {
    scene: 'settings-key-aside',
    play: (page) => page.getByTestId('use-key-again').scrollIntoViewIfNeeded(),
  },
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
      await page.getByText('doesn’t list').waitFor()
      await page.getByTestId('import-key-go').scrollIntoViewIfNeeded()
    },
  },
}

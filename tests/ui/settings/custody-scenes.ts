import type { Page } from 'playwright'
import type { PasswordRefusal } from '../../../src/api/custody-views.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import type { Answers } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
const refusal = (why: PasswordRefusal['why'], waitSeconds: number) =>
  ({ outcome: 'password', why, waitSeconds, failedAttempts: 6 }) as const

/** The password that these scenes know. */
export const RIGHT = 'correct horse battery staple'

/** What every scene answers of keys. */
export const CUSTODY_ANSWERS: Answers = {
  'vault.changePassword': ({ from }) => (from === RIGHT ? { outcome: 'done' } : refusal('wrongPassword', 8)),
  'vault.revealWords': ({ password }) =>
    password === RIGHT ? { outcome: 'done', words: WORDS } : refusal('wrongPassword', 2),
  'vault.revealKey': ({ password }) =>
    password === RIGHT ? { outcome: 'done', privateKey: `0x${'4c'.repeat(32)}` } : refusal('wrongPassword', 2),
}

export const CUSTODY_SCENES: Readonly<Record<string, Scene>> = {
  'unlock-damaged': {
    hash: '#/',
    answers: {
      'wallet.get': () => ({
        ...data.wallet,
        vault: { vault: 'locked', waitSeconds: 0, failedAttempts: 0, isCopyDamaged: true },
      }),
    },
  },
  'change-password': { hash: '#/settings/password' },
  'recovery-words': { hash: '#/settings/words' },
}

/** Gives the password where it is asked for. */
export async function passGate(page: Page, password = RIGHT): Promise<void> {
  await page.getByTestId('gate-password').fill(password)
  await click(page, 'gate-go')
}

/** Types what changes the password. */
export async function typeChange(page: Page, from: string): Promise<void> {
  await page.getByTestId('current-password').fill(from)
  await page.getByTestId('new-password').fill('four herons under a tin moon')
  await page.getByTestId('repeat-password').fill('four herons under a tin moon')
}

export const CUSTODY_ACTS: Readonly<Record<string, Act>> = {
  'change-password-wrong': {
    scene: 'change-password',
    play: async (page) => {
      await typeChange(page, 'another one')
      await click(page, 'change-password')
      await page.getByText('6 wrong tries').waitFor()
    },
  },
  'change-password-done': {
    scene: 'change-password',
    play: async (page) => {
      await typeChange(page, RIGHT)
      await click(page, 'change-password')
      await page.getByTestId('password-changed').waitFor()
    },
  },
  'recovery-words-wrong': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page, 'another one')
      await page.getByText('6 wrong tries').waitFor()
    },
  },
  'recovery-words-given': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('copy-secret').click()
      await page.getByTestId('hold').scrollIntoViewIfNeeded()
    },
  },
  'recovery-words-held': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('hold').focus()
      await page.keyboard.down(' ')
    },
  },
}

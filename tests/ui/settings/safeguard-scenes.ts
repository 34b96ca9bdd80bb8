import type { Page } from 'playwright'
import type { PasswordReason } from '../../../src/core/policy/safeguards.ts'
import { type Safeguards, USUAL_SAFEGUARDS } from '../../../src/core/policy/safeguards.ts'
import { type Act, click, toReview } from '../acting.ts'
import { CALLS_SCENES } from '../approval/calls-scenes.ts'
import { TYPED_DATA_SCENES } from '../approval/typed-data-scenes.ts'
import { TRANSFER_SCENES } from '../bitcoin/transfer-scenes.ts'
import * as data from '../data.ts'
import { type Answers, fails, never } from '../fake-client.ts'
import { passwordWanted, proven, quotes, type Scene } from '../scene-making.ts'

/** The password that these scenes know. */
export const PASSWORD = 'four unrelated words today'

const refusal = (reasons: readonly PasswordReason[], password: string | undefined, waitSeconds = 0) =>
  ({
    outcome: 'password',
    why: password === undefined ? 'missing' : 'wrongPassword',
    reasons,
    waitSeconds,
    failedAttempts: waitSeconds > 0 ? 8 : 1,
  }) as const

const wants = (reason: PasswordReason, waitSeconds = 0): Answers => wantsFor([reason], waitSeconds)
const wantsFor = (reasons: readonly PasswordReason[], waitSeconds = 0): Answers => ({
  'safeguards.ask': () => ({ reasons }),
  'approvals.decide': ({ decision, password }) => {
    if (decision === 'reject') return { outcome: 'rejected' }
    if (password === PASSWORD) return { outcome: 'approved', executionId: 'transfer-1' }
    return refusal(reasons, password, waitSeconds)
  },
})
const also = (scene: Scene | undefined, answers: Answers): Scene => {
  if (!scene) throw new RangeError('expected a scene')
  return { ...scene, answers: { ...scene.answers, ...answers } }
}
const strict = { askPassword: 'always', dayLimitUsd: 1_000, coldAccounts: [data.OWN] } as const
const toStranger = data.reviewOf({ recipient: { chainId: 8453, address: data.STRANGER, isOwn: false } })
const review = (answers: Answers) =>
  also(
    quotes(() => proven(toStranger)),
    answers,
  )

const chosen: Safeguards = { ...USUAL_SAFEGUARDS, askPassword: 'somebodyNew' }

export const SAFEGUARD_ANSWERS: Answers = {
  'safeguards.get': () => chosen,
  'safeguards.set': ({ askPassword, password }) =>
    askPassword === 'never' ? passwordWanted(password) : { ok: true, safeguards: chosen },
  'safeguards.ask': () => ({ reasons: [] }),
}

export const SAFEGUARD_SCENES: Readonly<Record<string, Scene>> = {
  safeguards: { hash: '#/settings/safeguards' },
  'safeguards-strict': { hash: '#/settings/safeguards', answers: { 'safeguards.get': () => strict } },
  'safeguards-loading': { hash: '#/settings/safeguards', answers: { 'safeguards.get': () => never() } },
  'safeguards-failed': {
    hash: '#/settings/safeguards',
    answers: { 'safeguards.get': () => fails('X', 'The disk did not answer.') },
  },
  'account-cold': { hash: '#/account/evm-0', answers: { 'safeguards.get': () => strict } },
  'review-safeguard': review(wants('somebodyNew')),
  'review-safeguard-both': review(wantsFor(['somebodyNew', 'aboveLimit'])),
  'review-safeguard-wait': review(wants('noPrice', 300)),
  'review-safeguard-late': review({ ...wants('aboveLimit'), 'safeguards.ask': () => ({ reasons: [] }) }),
  'approval-calls-safeguard': also(CALLS_SCENES['approval-calls-transfer'], wants('somebodyNew')),
  'approval-permit-safeguard': also(TYPED_DATA_SCENES['approval-permit'], wants('coldAccount')),
  'deposit-safeguard': also(TRANSFER_SCENES['deposit-payable'], {
    'safeguards.ask': () => ({ reasons: ['always'] }),
    'payment.take': ({ password }) => refusal(['always'], password),
  }),
}

export async function yesWith(page: Page, password: string): Promise<void> {
  await page.getByTestId('safeguard-password').fill(password)
  await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
}

const wrong = async (page: Page) => {
  await yesWith(page, 'not this one')
  await page.getByText('Wrong password.').waitFor()
}

export const SAFEGUARD_ACTS: Readonly<Record<string, Act>> = {
  'safeguards-looser': {
    scene: 'safeguards',
    play: (page) => page.getByTestId('ask-password-never').click({ force: true }),
  },
  'safeguards-limit': { scene: 'safeguards', play: (page) => click(page, 'day-limit') },
  'review-safeguard-shown': {
    scene: 'review-safeguard',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('safeguard').waitFor()
    },
  },
  'review-safeguard-both-shown': {
    scene: 'review-safeguard-both',
    play: async (page) => {
      await toReview(page)
      await page.getByTestId('safeguard').waitFor()
    },
  },
  'review-safeguard-wrong': {
    scene: 'review-safeguard',
    play: async (page) => {
      await toReview(page)
      await wrong(page)
    },
  },
  'review-safeguard-waiting': {
    scene: 'review-safeguard-wait',
    play: async (page) => {
      await toReview(page)
      await wrong(page)
    },
  },
  'approval-calls-safeguard-wrong': { scene: 'approval-calls-safeguard', play: wrong },
  'pay-here-safeguard': {
    scene: 'deposit-safeguard',
    play: async (page) => {
      await click(page, 'pay-here')
      await page.getByTestId('safeguard').waitFor()
    },
  },
}

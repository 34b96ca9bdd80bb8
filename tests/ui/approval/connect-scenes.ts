import type { Suspicion } from '../../../src/core/phishing/suspicion.ts'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

function connect(origin: string, suspicion?: Suspicion, accounts = data.accounts): Scene {
  const view = {
    kind: 'connect',
    id: 'connect-1',
    ticket: 'ticket-2',
    origin,
    accounts,
    suspicion,
  } as const
  return { hash: '#/approval', place: 'approval', answers: { 'approvals.list': () => [view] } }
}

const second = connect('https://app.bridge-garden.example', undefined, data.twoAccounts)

/** Odd names: a known thief, a lookalike, and one that can't be compared. */
export const CONNECT_SCENES: Readonly<Record<string, Scene>> = {
  'approval-connect-listed': connect('https://app.claim-garden.example', {
    kind: 'listed',
    host: 'claim-garden.example',
    madeAtSeconds: 1_733_702_400,
  }),
  'approval-connect-alike': connect('https://app.uniswop.org', { kind: 'lookAlike', known: 'uniswap.org' }),
  'approval-connect-second': {
    ...second,
    answers: { ...second.answers, 'accounts.list': () => data.twoAccounts.toReversed() },
  },
  'approval-connect-unchecked': connect('https://app.bridge-garden.example', { kind: 'unchecked' }),
}

export const CONNECT_ACTS: Readonly<Record<string, Act>> = {
  'approval-connect-listed-open': {
    scene: 'approval-connect-listed',
    play: async (page) => {
      await click(page, 'listed-go-on')
      await page.getByTestId('listed-host').fill('claim-garden.example')
      await page.getByTestId('listed-insist').scrollIntoViewIfNeeded()
    },
  },
  'approval-connect-listed-insisted': {
    scene: 'approval-connect-listed',
    play: async (page) => {
      await click(page, 'listed-go-on')
      await page.getByTestId('listed-host').fill('claim-garden.example')
      await click(page, 'listed-insist')
      await page.getByTestId('suspicion').waitFor()
    },
  },
}

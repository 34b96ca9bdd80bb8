import * as data from '../data.ts'
import type { Answers } from '../fake-client.ts'
import { executions, fillings } from '../scene-executions.ts'
import type { Scene } from '../scene-making.ts'

/**
 * Gives a value after so many frames of the page, as a background that has to read it first. The extension fetches its
 * letters before its app; here they are waited for, since others in their place would move what is written.
 */
async function after<T>(frames: number, value: T): Promise<T> {
  await Promise.all([...document.fonts].map((font) => font.load()))
  for (let left = frames; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return value
}

const kept = { balances: data.balances, readAtSeconds: data.nowSeconds() - 7_200 }

// Each answer comes in a frame of its own: first what is kept on this machine, at the end what a server is asked for.
const late: Answers = {
  'accounts.list': () => after(2, data.accounts),
  'chains.list': () => after(3, data.chains),
  'balances.kept': () => after(4, kept),
  'keyStanding.get': () => after(6, 'refused'),
  'moving.list': () => after(8, { executions: [fillings.pending], count: 1 }),
  'bundles.list': () => after(10, []),
  'executions.list': () => after(12, executions),
  'balances.list': () => after(16, data.balances),
  'prices.list': () => after(18, data.prices),
  'approvals.list': () =>
    after(20, [
      {
        kind: 'connect',
        id: 'connect-1',
        ticket: 'ticket-2',
        origin: 'https://app.bridge-garden.example',
        accounts: data.accounts,
        suspicion: undefined,
      },
    ]),
}

/** The home screen while its answers come one after the other, with balances that were read before and without. */
export const OPENING_SCENES: Readonly<Record<string, Scene>> = {
  'home-opening': { hash: '#/', answers: late },
  'home-opening-first': { hash: '#/', answers: { ...late, 'balances.kept': () => after(4, null) } },
  'home-opening-unread': {
    hash: '#/',
    answers: {
      ...late,
      'moving.list': () => after(8, undefined).then(() => Promise.reject(new Error('not read'))),
      'bundles.list': () => after(10, undefined).then(() => Promise.reject(new Error('not read'))),
    },
  },
}

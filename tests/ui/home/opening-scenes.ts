import * as data from '../data.ts'
import type { Answers } from '../fake-client.ts'
import { executions, fillings } from '../scene-executions.ts'
import type { Scene } from '../scene-making.ts'

/** Like a slow background, and after fonts, which the extension has before. */
async function after<T>(frames: number, value: T): Promise<T> {
  await Promise.all([...document.fonts].map((font) => font.load()))
  for (let left = frames; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return value
}

const kept = { balances: data.balances, readAtSeconds: data.nowSeconds() - 7_200 }

// Local data comes first and server data last, each in its own frame.
const late: Answers = {
  'accounts.list': () => after(2, data.accounts),
  'chains.list': () => after(3, data.chains),
  'balances.cached': () => after(4, kept),
  'keyStanding.get': () => after(6, 'refused'),
  'moving.list': () => after(8, { executions: [fillings.pending], count: 1 }),
  'bundles.list': () => after(10, []),
  'executions.list': () => after(12, executions),
  'balances.list': () => after(16, data.balances),
  'prices.list': () => after(5, data.prices),
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

export const OPENING_SCENES: Readonly<Record<string, Scene>> = {
  'home-opening': { hash: '#/', answers: late },
  'home-opening-first': {
    hash: '#/',
    freshAnswers: () => {
      let asked = 0
      return {
        ...late,
        'balances.cached': () => after(4, null),
        // The service answers later.
        'prices.list': () => {
          asked += 1
          return asked === 1 ? after(5, []) : after(18, data.prices)
        },
      }
    },
  },
  'home-opening-unread': {
    hash: '#/',
    answers: {
      ...late,
      'moving.list': () => after(8, undefined).then(() => Promise.reject(new Error('not loaded'))),
      'bundles.list': () => after(10, undefined).then(() => Promise.reject(new Error('not loaded'))),
    },
  },
}

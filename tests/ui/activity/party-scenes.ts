import { maxUint256 } from 'viem'
import { approve, viewOf } from '../approval/calls-scenes.ts'
import * as data from '../data.ts'
import { directFillings } from '../form/direct-scenes.ts'
import { fillings } from '../scene-executions.ts'
import type { Scene } from '../scene-making.ts'

const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SAVINGS = data.twoAccounts[1]?.address ?? ''
const to = (recipient: string, id: string, ago: number) => ({
  ...fillings.received,
  ...{ id, approvedAtSeconds: data.nowSeconds() - ago },
  intent: { ...fillings.received.intent, recipient },
})

/** A stranger, a named one, another account, a spender. */
export const PARTY_SCENES: Readonly<Record<string, Scene>> = {
  'activity-parties': {
    hash: '#/activity',
    answers: {
      'accounts.list': () => data.twoAccounts,
      'executions.list': () => [
        { ...directFillings.received, id: 'e', approvedAtSeconds: data.nowSeconds() },
        to(FRIEND, 'd', 60),
        to(SAVINGS, 'c', 120),
        to(data.OWN_BITCOIN, 'b', 180),
        to(data.OWN, 'a', 240),
      ],
      'bundles.list': () => [viewOf({ id: 'bundle:one', approvedAtSeconds: 5 }, [approve(maxUint256)])],
      'parties.list': () => ({
        own: [data.OWN, SAVINGS, data.OWN_BITCOIN],
        named: [{ address: FRIEND, name: 'Rent' }],
      }),
    },
  },
}

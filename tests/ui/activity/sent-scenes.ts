import type { CallView } from '../../../src/api/views/approvals.ts'
import { call, encode, viewOf } from '../approval/calls-scenes.ts'
import * as data from '../data.ts'
import type { Scene } from '../scene-making.ts'

const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const USDC = data.currency(8453, 'USDC').address
const pay = (to: string, amount: bigint) => encode('transfer', to, amount)
const allow = (to: string) => encode('approve', to, 100_000_000n)
const at = (token: string, ...all: readonly `0x${string}`[]) => all.map((each) => call(token, each))

const ROWS: Readonly<Record<string, readonly CallView[]>> = {
  several: at(USDC, pay(FRIEND, 5_000_000n), pay(VAULT, 7_000_000n), pay(data.STRANGER, 9_000_000n)),
  same: at(USDC, pay(FRIEND, 5_000_000n), pay(FRIEND, 7_000_000n), pay(data.OWN, 1_000_000n)),
  inside: at(VAULT, encode('multicall', [pay(FRIEND, 5_000_000n), pay(data.STRANGER, 7_000_000n), allow(VAULT)])),
  both: at(USDC, allow(VAULT), pay(FRIEND, 5_000_000n)),
  spenders: at(USDC, allow(VAULT), allow(FRIEND)),
  along: [call(VAULT, encode('supply', USDC, 5n, data.OWN, 0), 500_000_000_000_000_000n)],
  alongMore: [...at(USDC, allow(VAULT)), call(VAULT, encode('supply', USDC, 5n, data.OWN, 0), 20_000_000_000_000_000n)],
}

export const SENT_ROW_SCENES: Readonly<Record<string, Scene>> = {
  'activity-deeds': {
    hash: '#/activity',
    answers: {
      'parties.list': () => ({ own: [data.OWN], named: [{ address: FRIEND, name: 'Rent' }] }),
      'bundles.list': () => [
        viewOf({ id: 'bundle:gone', chainId: 424_242, stage: { stage: 'done' } }, [
          call(data.STRANGER, '0x', 40_000_000_000_000_000n),
        ]),
        ...Object.entries(ROWS).map(([id, calls], index) =>
          viewOf(
            { id: `bundle:${id}`, stage: { stage: 'done' }, approvedAtSeconds: data.nowSeconds() - 100 - index },
            calls,
          ),
        ),
      ],
    },
  },
}

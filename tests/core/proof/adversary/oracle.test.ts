import { describe, expect, it } from 'vitest'
import { DEV_ACCOUNTS, SOLVER } from '../../../devnet/accounts.ts'
import { CHAINS } from '../../../devnet/chains.ts'
import { ABIS, hex } from './abi.ts'
import type { Log } from './chain.ts'
import { type Coin, coinsOf } from './money.ts'
import { faultOf } from './oracle.ts'
import { THIEF } from './places.ts'

const PAID = 23_770_130_000n
const ORDER = `0x${'5a'.repeat(32)}`
const USER = DEV_ACCOUNTS[1]?.address.toLowerCase() ?? ''
const [base, ethereum] = [8453, 1].map((id) => CHAINS.filter((each) => each.id === id).flatMap(coinsOf))
const [from, to] = [usdcOf(base), usdcOf(ethereum)]

function usdcOf(coins: readonly Coin[] | undefined): Coin {
  const found = coins?.find(({ symbol }) => symbol === 'USDC')
  if (!found) throw new RangeError('expected a chain with USDC')
  return found
}

function logOf(name: 'Transfer' | 'AuthorizationUsed', args: readonly unknown[]): Log {
  const { topics, data } = ABIS.USDC.encodeEventLog(name, [...args])
  return { address: from.address, topics: topics.map(hex), data: hex(data) }
}

/** A stranger gives the user `gift`. */
function played(said: Readonly<{ taken?: bigint; by?: string; gift?: bigint; got?: bigint }>) {
  const { taken = PAID, by = SOLVER.address, gift = 0n, got = taken } = said
  const logs = [logOf('AuthorizationUsed', [USER, ORDER]), logOf('Transfer', [USER, by, taken])]
  const tx = { from: SOLVER.address, to: from.address, data: '0x', value: 0n, story: 'the solver takes' } as const
  const held = (account: string, currency: string) => (account === USER && currency === from.address ? PAID : 0n)
  const after = (account: string, currency: string) => {
    if (currency !== from.address) return 0n
    return account === SOLVER.address ? got : held(account, currency) - (account === USER ? taken - gift : 0n)
  }
  return faultOf({
    ...{ before: { of: held }, after: { of: after }, from, to, coins: base ?? [], own: [USER] },
    done: [{ tx, hash: '0x', ok: true, feeWei: 0n, logs }],
    shown: { pays: PAID, minimum: PAID, expected: PAID, restsOnSolver: true },
    ...{ recipient: USER, orderId: ORDER, payment: { coin: from, amount: PAID, slippage: 0n } },
    ...{ depositAddresses: [], fixedOut: undefined, isUnfilled: false, filled: undefined, topupUsd: 0n },
  })
}

describe('what a pinned solver was paid by EIP-3009', () => {
  it('is no loss, not even if strangers give money to either', () => {
    expect(played({})).toBeUndefined()
    expect(played({ gift: PAID / 10n })).toBeUndefined()
    expect(played({ got: PAID * 2n })).toBeUndefined()
  })

  it('is a loss if another has it, or the solver has not all', () => {
    expect(played({ by: THIEF, got: 0n })).toMatch(/^0 of USDC was deposited/)
    expect(played({ by: THIEF, got: PAID })).toMatch(/^0 of USDC was deposited/)
    expect(played({ taken: PAID / 2n })).toMatch(/^0 of USDC was deposited/)
    expect(played({ got: PAID / 2n })).toMatch(/^0 of USDC was deposited/)
  })
})

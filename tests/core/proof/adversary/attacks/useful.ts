import { SOLVER } from '../../../../devnet/accounts.ts'
import { ZERO_ADDRESS } from '../../../../devnet/chains.ts'
import { encode } from '../abi.ts'
import { isNative } from '../money.ts'
import { FEIGNED, HELPER, THIEF, TRAP } from '../places.ts'
import type { Known } from './known.ts'
import { signedCalls } from './signed.ts'

export type Useful = Readonly<{ to: string; data: string }>

// Calldata is costly to write, and only a new signature changes it.
const written = new WeakMap<Known, Readonly<{ count: number; best: readonly Useful[]; all: readonly Useful[] }>>()

/** Calls that take money if their caller may. */
export function usefulCalls(known: Known): readonly Useful[] {
  return writtenFor(known).all
}

/** Calls that take this play's own money. */
export function bestCalls(known: Known): readonly Useful[] {
  return writtenFor(known).best
}

function writtenFor(known: Known) {
  const before = written.get(known)
  if (before?.count === known.seen.length) return before
  const taking = takingCalls(known)
  const signed = signedCalls(known)
  const best = signed.length > 0 ? signed : taking.slice(0, 1)
  const made = { count: known.seen.length, best, all: [...taking, ...signed, ...publicCalls(known)] }
  written.set(known, made)
  return made
}

function takingCalls({ from, user, amount, places, payment }: Known): readonly Useful[] {
  const tokens = [...new Set([from.address, payment.currency, places.USDC, places.USDT])]
  return tokens
    .filter((token) => token !== ZERO_ADDRESS)
    .flatMap((token) => [
      { to: token, data: encode('USDC', 'transferFrom', [user, THIEF, amount]) },
      { to: token, data: encode('USDC', 'transferFrom', [user, HELPER, 1n]) },
      { to: token, data: encode('USDC', 'transfer', [THIEF, amount]) },
      { to: token, data: encode('USDC', 'approve', [THIEF, 2n ** 255n]) },
      { to: places.Permit2, data: encode('Permit2', 'transferFrom', [user, THIEF, amount, token]) },
    ])
}

function publicCalls({ places, from, orderId, user, amount }: Known): readonly Useful[] {
  const depositAll = 'depositErc20(address,address,bytes32)'
  const token = isNative(from) ? places.USDC : from.address
  return [
    { to: places.Router, data: encode('Router', 'cleanupErc20s', [[token], [THIEF], [0n], '0x']) },
    { to: places.Router, data: encode('Router', 'cleanupNative', [0n, THIEF, '0x']) },
    { to: places.Router, data: encode('Router', 'multicall', [[], THIEF, THIEF, '0x']) },
    { to: places.Depository, data: encode('Depository', depositAll, [THIEF, token, orderId]) },
    { to: places.Depository, data: encode('Depository', 'depositNative', [THIEF, orderId]) },
    { to: TRAP, data: encode('Trap', 'turn', [2, 0]) },
    { to: FEIGNED, data: encode('Feigned', 'behave', [500, false, amount]) },
    { to: FEIGNED, data: encode('Feigned', 'transferFrom', [user, THIEF, amount]) },
    { to: SOLVER.address, data: '0x' },
  ]
}

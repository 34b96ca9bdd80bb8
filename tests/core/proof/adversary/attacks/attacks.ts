import type { FunctionFragment } from 'ethers'
import { ABIS, type ContractName, encode, hex } from '../abi.ts'
import type { Tx } from '../chain.ts'
import type { Draw } from '../draw.ts'
import { HELPER, THIEF } from '../places.ts'
import { AIMS, type Aimed, spending } from './directed.ts'
import { filled } from './filler.ts'
import type { Known } from './known.ts'
import { bestCalls } from './useful.ts'

/** A public function; `name` holds contract and signature. */
export type Callable = Readonly<{ name: string; contract: ContractName; fragment: FunctionFragment }>

export const CALLABLES: readonly Callable[] = (Object.keys(ABIS) as ContractName[]).flatMap((contract) =>
  ABIS[contract].fragments.flatMap((each) => {
    const fragment = each.type === 'function' ? ABIS[contract].getFunction(each.format('sighash')) : null
    if (!fragment || fragment.stateMutability === 'view' || fragment.stateMutability === 'pure') return []
    return [{ name: `${contract}.${fragment.format('sighash')}`, contract, fragment }]
  }),
)

export type Attack = Readonly<{ name: string; tx: Tx }>

const OFTEN = [
  'Router.multicall',
  'Router.multicall',
  'USDC.transferFrom',
  'Pool.setReserves',
  'Permit2.permitTransferFrom',
  'Permit2.permitWitnessTransferFrom',
  'USDC.transferWithAuthorization',
  'ApprovalProxy.permit2TransferAndMulticall',
]
const WHEN_TRAPPED = [
  'Trap.turn',
  'Trap.turn',
  'Trap.setPrank',
  'Feigned.behave',
  'Feigned.setHook',
  'Pool.setReserves',
]

// These calls can spend a seen signature.
const WHEN_SIGNED = [
  'Router.multicall',
  'Router.multicall',
  'Router.multicall',
  'ApprovalProxy.permit2TransferAndMulticall',
  'Permit2.permitTransferFrom',
  'Permit2.permitWitnessTransferFrom',
]

/** Draws an attack: usually any function, else a useful one. */
export function attackOn(known: Known, draw: Draw): Attack {
  const more = known.seen.length > 0 ? WHEN_SIGNED : known.isTrapped ? WHEN_TRAPPED : []
  const wanted = draw.pick([...more, ...OFTEN])
  const often = CALLABLES.filter(({ name }) => name.startsWith(`${wanted}(`))
  const callable = draw.chance(400) && often.length > 0 ? draw.pick(often) : draw.pick(CALLABLES)
  return { name: callable.name, tx: txOf(callable, known, draw) }
}

/** The router makes every call that could take this play's money. */
export function takingAll(known: Known): Attack {
  const calls = bestCalls(known).map(({ to, data }) => ({ target: to, allowFailure: true, value: 0n, callData: data }))
  const [callable] = CALLABLES.filter(({ name }) => name.startsWith('Router.multicall('))
  if (!callable) throw new RangeError('expected a router that makes calls')
  const data = hex(encode('Router', 'multicall', [calls, THIEF, THIEF, '0x']))
  const story = `${callable.name} by ${THIEF}, with all that was signed`
  return { name: callable.name, tx: { from: THIEF, to: known.places.Router, data, value: 0n, story } }
}

function txOf({ name, contract, fragment }: Callable, known: Known, draw: Draw): Tx {
  const aim = AIMS[name.slice(0, name.indexOf('('))] ?? spending(fragment.selector)
  const aimed: Aimed | undefined = draw.chance(750) ? aim(known, draw) : undefined
  const data = aimed?.data ?? ABIS[contract].encodeFunctionData(fragment, filled(fragment.inputs, known, draw))
  const value = aimed?.value ?? (fragment.payable && draw.chance(100) ? 1n : 0n)
  const from = aimed?.from ?? draw.pick([THIEF, THIEF, HELPER])
  const to = contract === 'DepositAddress' ? known.depositAddress : known.places[contract]
  return { from, to, data: hex(data), value, story: `${name} by ${from}` }
}

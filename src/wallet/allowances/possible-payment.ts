import { contractOf } from '../../core/chain/pinned-contracts.ts'
import type { TypedData } from '../../core/execution/item.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { traitsOf } from '../../core/families/families.ts'
import type { Currency } from '../../core/money/currency.ts'
import { isKnownForm } from '../../core/page/descriptors/known-forms.ts'
import { type PossiblePayment, type PossibleTake, payingContractOf } from '../../core/page/messages/possible-payment.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import type { Delegation, DelegationPlace } from '../counterparties/delegations.ts'
import type { AllowanceNode } from './open-allowances.ts'

/** A prompt and its safeguards wait this long for a node. */
const PATIENCE_MILLISECONDS = 5_000

type Node = Pick<AllowanceNode, 'allowance' | 'permit2Allowance'>

export type PossiblePaymentPorts = Readonly<{
  profile: Profile
  node: (chainId: number) => Node
  addedTokens: () => Promise<readonly Currency[]>
  delegation: (place: DelegationPlace) => Promise<Delegation>
  nowSeconds: () => number
  after: (milliseconds: number, call: () => void) => () => void
}>

type Pair = Readonly<{ account: string; contract: string; permit2: string | undefined; node: Node }>

/**
 * Reads the allowances that typed data for an unknown contract can use up, of pinned and custom tokens.
 *
 * @returns undefined if the data have another effect; unread `takes` after a failure or five seconds
 */
export async function readPossiblePayment(
  account: string,
  typedData: TypedData,
  ports: PossiblePaymentPorts,
): Promise<PossiblePayment | undefined> {
  const paying = payingContractOf(typedData)
  if (!paying) return undefined
  const beyond = isKnownForm(typedData) ? 'form' : undefined
  const { chainId, contract } = paying
  const chain = chainId === undefined ? undefined : chainById(ports.profile, chainId)
  if (!chain || !traitsOf(chain).hasContracts) return { takes: undefined, beyond }
  return inTime({ takes: undefined, beyond }, ports.after, async () => {
    const added = (await ports.addedTokens()).filter((each) => each.chainId === chain.id)
    const tokens = [...chain.tokens, ...added]
    const pair = { account, contract, permit2: contractOf(chain, 'permit2'), node: ports.node(chain.id) }
    const reads = Promise.all(tokens.map((token) => takesOf(token, pair, ports.nowSeconds())))
    const [read, delegation] = await Promise.all([reads, ports.delegation({ account, chainId: chain.id })])
    const isToken = tokens.some(({ address }) => isSameAddress(address, contract))
    const other = isToken ? 'token' : delegation.state === 'none' ? undefined : 'delegated'
    const takes = read.every((each) => each !== undefined) ? read.flat() : undefined
    return { takes, beyond: beyond ?? other }
  })
}

// Through Permit2 a contract takes no more than Permit2 itself may.
async function takesOf(
  currency: Currency,
  { account, contract, permit2, node }: Pair,
  nowSeconds: number,
): Promise<readonly PossibleTake[] | undefined> {
  const token = currency.address
  const isThroughPermit2 = permit2 !== undefined && !isSameAddress(permit2, contract)
  const [own, ofPermit2, inPermit2] = await Promise.all([
    node.allowance(token, account, contract),
    isThroughPermit2 ? node.allowance(token, account, permit2) : NOTHING,
    isThroughPermit2 ? node.permit2Allowance(permit2, { owner: account, token, spender: contract }) : NONE,
  ])
  if (!own.ok || !ofPermit2.ok || !inPermit2.ok) return undefined
  const isOpen = inPermit2.value.untilSeconds >= BigInt(nowSeconds)
  const inside = !isOpen ? 0n : least(ofPermit2.value, inPermit2.value.amount)
  const takes: readonly PossibleTake[] = [
    { amount: { currency, value: own.value }, at: 'token' },
    { amount: { currency, value: inside }, at: 'permit2' },
  ]
  return takes.filter(({ amount }) => amount.value > 0n)
}

const NOTHING = { ok: true, value: 0n } as const
const NONE = { ok: true, value: { amount: 0n, untilSeconds: 0n } } as const

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

async function inTime<T>(late: T, after: PossiblePaymentPorts['after'], read: () => Promise<T>): Promise<T> {
  let stop = () => {}
  const patience = new Promise<T>((resolve) => {
    stop = after(PATIENCE_MILLISECONDS, () => resolve(late))
  })
  try {
    return await Promise.race([read(), patience]).catch(() => late)
  } finally {
    stop()
  }
}

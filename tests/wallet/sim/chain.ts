import { keccak256, parseTransaction, stringToHex } from 'viem/utils'
import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import { DEPOSIT_TOPICS } from '../../../src/core/families/evm/deposit-events.ts'
import type { TransactionReceipt } from '../../../src/core/families/evm/receipt.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { once } from '../../core/proof/once.ts'

export type Arrived = Readonly<{
  raw: Hex
  hash: Hex
  nonce: number
  to: string
  data: Hex
  value: bigint
  feeWei: bigint
  /** Another wallet keeps sending it. */
  isElsewhere?: boolean
}>

/** It has one account and counts reorganisations. */
export type Chain = {
  readonly account: string
  readonly allowanceAtFirst: bigint
  waiting: Arrived[]
  blocks: Arrived[][]
  reorgs: number
  /** A cancellation is never refused. */
  readonly refused: Set<number>
}

// These are ERC-20's two events (keccak256) and three selectors.
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const APPROVE = '0x095ea7b3'
const PAY = '0xa9059cbb'
const DEPOSIT_TOKEN = '0xe8017952'
const FIRST_BLOCK = 100n

export function newChain(account: string, allowanceAtFirst: bigint): Chain {
  return { account, allowanceAtFirst, waiting: [], blocks: [], reorgs: 0, refused: new Set() }
}

/** Replacement needs a 10 % higher fee. */
export function takeIn(chain: Chain, raw: Hex): BroadcastResult {
  const arrived = readable(raw)
  if (!arrived) return { ...failedSaying('rlp: cannot be decoded'), result: 'rejected' }
  const { hash, nonce, feeWei } = arrived
  if (isKnown(chain, hash)) return { result: 'known', message: 'already known' }
  if (nonce < mined(chain).length) return { ...failedSaying('nonce too low'), result: 'nonceTooLow' }
  const rival = chain.waiting.find((each) => each.nonce === nonce)
  if (rival && feeWei * 10n < rival.feeWei * 11n) return { ...failedSaying('underpriced'), result: 'underpriced' }
  chain.waiting = chain.waiting.filter((each) => each !== rival)
  chain.waiting.push(arrived)
  return { result: 'accepted', message: '' }
}

function readable(raw: Hex): Arrived | undefined {
  try {
    return arrivedOf(raw)
  } catch {
    return undefined
  }
}

const NOTHING = { data: '0x', value: 0n, feeWei: 10n ** 15n } as const
const ELSEWHERE = 'elsewhere'

/** Another wallet with the same key outbids everyone. */
export function takeElsewhere(chain: Chain): void {
  const nonce = mined(chain).length
  const hash: Hex = `0x${keccak256(stringToHex(`${ELSEWHERE} ${nonce}`)).slice(2)}`
  if (isKnown(chain, hash)) return
  chain.waiting = chain.waiting.filter((each) => each.nonce !== nonce)
  chain.waiting.push({ ...NOTHING, raw: `0x`, hash, nonce, to: chain.account, isElsewhere: true })
}

export function refuseAt(chain: Chain, nonce: number): void {
  if (nonce >= mined(chain).length) chain.refused.add(nonce)
}

const ARRIVED = new Map<string, Arrived>()

/** Worlds repeat bytes, so each is decoded once. */
export function arrivedOf(raw: Hex): Arrived {
  return once(ARRIVED, raw, () => {
    const { nonce = 0, to, data = '0x', value = 0n, maxFeePerGas = 0n } = parseTransaction(raw)
    return { raw, hash: keccak256(raw), nonce, to: to ?? '', data, value, feeWei: maxFeePerGas }
  })
}

/** Includes every pending transaction whose turn has come. */
export function mine(chain: Chain): void {
  const block: Arrived[] = []
  for (let nonce = mined(chain).length; ; nonce += 1) {
    const found = chain.waiting.find((each) => each.nonce === nonce)
    if (!found) break
    block.push(found)
  }
  chain.blocks.push(block)
  chain.waiting = chain.waiting.filter((each) => !block.includes(each))
}

/** Removed transactions wait again, unless the node forgets them. */
export function reorganise(chain: Chain, depth: number, forgets: boolean): void {
  const gone = chain.blocks.splice(Math.max(chain.blocks.length - depth, 0)).flat()
  const first = mined(chain).length
  const stays = chain.waiting.filter((each) => each.nonce >= first)
  chain.waiting = [...gone, ...stays].filter(({ isElsewhere }) => isElsewhere || !forgets)
  chain.reorgs += 1
}

export function mined(chain: Chain): readonly Arrived[] {
  return chain.blocks.flat()
}

export function isKnown(chain: Chain, hash: string): boolean {
  return [...chain.waiting, ...mined(chain)].some((each) => each.hash === hash)
}

export function heightOf(chain: Chain): bigint {
  return FIRST_BLOCK + BigInt(chain.blocks.length)
}

export function receiptOf(chain: Chain, hash: string): TransactionReceipt | undefined {
  const at = chain.blocks.findIndex((block) => block.some((each) => each.hash === hash))
  const found = chain.blocks[at]?.find((each) => each.hash === hash)
  if (!found) return undefined
  const isDone = !played(chain).reverted.has(hash)
  return {
    status: isDone ? 'success' : 'reverted',
    blockNumber: FIRST_BLOCK + BigInt(at + 1),
    blockHash: `0x${(at * 1_000 + chain.reorgs).toString(16).padStart(64, '0')}`,
    logs: isDone ? [logOf(chain, found)] : [],
  }
}

/** Another copy's transaction counts too. */
export function paymentsOf(chain: Chain, { to, data }: Readonly<{ to: string; data: Hex }>): readonly Arrived[] {
  return mined(chain).filter((each) => {
    const isOfStep = each.to.toLowerCase() === to.toLowerCase() && each.data === data
    return isOfStep && receiptOf(chain, each.hash)?.status === 'success'
  })
}

export function allowanceOf(chain: Chain): bigint {
  return played(chain).allowance
}

// Computes the model's one allowance from the blocks; a larger deposit reverts.
function played(chain: Chain): Readonly<{ allowance: bigint; reverted: ReadonlySet<string> }> {
  let allowance = chain.allowanceAtFirst
  const reverted = new Set<string>()
  for (const { hash, data, nonce } of mined(chain)) {
    if (chain.refused.has(nonce) && data !== '0x') {
      reverted.add(hash)
      continue
    }
    if (data.startsWith(APPROVE)) allowance = wordOf(data, 1)
    if (!data.startsWith(DEPOSIT_TOKEN)) continue
    if (wordOf(data, 2) > allowance) reverted.add(hash)
    else allowance -= wordOf(data, 2)
  }
  return { allowance, reverted }
}

/** Each transaction of the account leaves one log. */
export function logOf(
  { account }: Pick<Chain, 'account'>,
  { to, data, value }: Arrived,
): TransactionReceipt['logs'][number] {
  const topic = data.startsWith(APPROVE) ? APPROVAL : data.startsWith(PAY) ? TRANSFER : undefined
  if (!topic) return depositOf(account, to, { data, value })
  const owner = `0x${account.slice(2).toLowerCase().padStart(64, '0')}`
  return { address: to, topics: [topic, owner, `0x${data.slice(10, 74)}`], data: `0x${data.slice(74, 138)}` }
}

// The published depository logs sender, token, amount and order.
function depositOf(
  account: string,
  to: string,
  { data, value }: Pick<Arrived, 'data' | 'value'>,
): TransactionReceipt['logs'][number] {
  const from = account.slice(2).toLowerCase().padStart(64, '0')
  const id = data.slice(-64)
  const isToken = data.startsWith(DEPOSIT_TOKEN)
  const words = isToken ? data.slice(74, 202) : value.toString(16).padStart(64, '0')
  const [native = '', token = ''] = DEPOSIT_TOPICS
  return { address: to, topics: [(isToken ? token : native) as Hex], data: `0x${from}${words}${id}` }
}

function wordOf(data: string, index: number): bigint {
  return BigInt(`0x${data.slice(10 + index * 64, 74 + index * 64)}`)
}

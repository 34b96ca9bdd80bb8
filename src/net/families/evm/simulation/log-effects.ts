import type { Simulation } from '../../../../core/chain/facts.ts'
import { type Deposit, depositsIn } from '../../../../core/families/evm/deposit-events.ts'
import { APPROVAL_TOPIC, TRANSFER_TOPIC } from '../../../../core/families/evm/erc20-events.ts'
import type { Log } from '../../../../core/families/evm/logs.ts'
import { isHex } from '../../../../lib/hex.ts'

/** Balance deltas, negative for outflow; `currency` in lower case. */
export type LoggedDelta = Readonly<{ currency: string; user: bigint; recipient: bigint }>

export type LogEffects = Readonly<{
  transfers: readonly LoggedDelta[]
  approvals: Simulation['approvals']
  deposits: readonly Deposit[]
}>

export type LogParties = Readonly<{ user: string; recipient: string | undefined; depositories: readonly string[] }>

// Event topics of ERC-721 and ERC-1155.
const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Reads transfers, last approvals and pinned depositories' deposits. A non-fungible transfer counts as one. */
export function logEffectsOf(logs: readonly Log[], watched: LogParties): LogEffects {
  return {
    transfers: logs.flatMap((log) => transferOf(log, watched)),
    approvals: [...lastApprovals(logs, watched).values()].filter(({ amount }) => amount > 0n),
    deposits: depositsIn(logs, watched.depositories),
  }
}

function transferOf({ address, topics, data }: Log, { user, recipient }: LogParties): readonly LoggedDelta[] {
  const [event, ...named] = topics.map((topic) => topic.toLowerCase())
  const isMany = event === TRANSFER_SINGLE || event === TRANSFER_BATCH
  if (event !== TRANSFER_TOPIC && !isMany) return []
  // ERC-1155 names the operator first.
  const [from, to] = isMany ? named.slice(1) : named
  const isFungible = event === TRANSFER_TOPIC && topics.length === 3 && isHex(data, 32)
  const amount = isFungible ? BigInt(data) : 1n
  const change = (account: string | undefined) =>
    (isOf(to, account) ? amount : 0n) - (isOf(from, account) ? amount : 0n)
  return [{ currency: address.toLowerCase(), user: change(user), recipient: change(recipient) }]
}

function lastApprovals(logs: readonly Log[], { user }: LogParties) {
  const last = new Map<string, Simulation['approvals'][number]>()
  for (const { address, topics, data } of logs) {
    const [event, owner, spender] = topics.map((topic) => topic.toLowerCase())
    if ((event !== APPROVAL_TOPIC && event !== APPROVAL_FOR_ALL) || !isOf(owner, user) || spender === undefined)
      continue
    const currency = address.toLowerCase()
    // ERC-721 names its token in a fourth topic; the zero address revokes.
    const amount = topics.length === 4 ? BigInt(spender) && 1n : isHex(data, 32) ? BigInt(data) : 1n
    last.set(`${currency} ${spender} ${topics[3] ?? ''}`, { currency, spender: addressOf(spender), amount })
  }
  return last
}

function isOf(topic: string | undefined, account: string | undefined): boolean {
  return topic !== undefined && account !== undefined && addressOf(topic) === account.toLowerCase()
}

function addressOf(word: string): string {
  return `0x${word.slice(-40).toLowerCase()}`
}

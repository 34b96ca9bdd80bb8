import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOLVER } from '../../../devnet/accounts.ts'
import { type Anvil, startAnvil } from '../../../devnet/anvil.ts'
import { CHAINS, DEPOSITORY, type DevnetChain, type Hex } from '../../../devnet/chains.ts'
import { balanceSlot } from '../../../devnet/genesis.ts'
import { RpcError, toQuantity } from '../../../devnet/rpc.ts'
import { ATTACKERS_CODE } from './abi.ts'
import { FEIGNED, HELPER, THIEF, TRAP } from './places.ts'

export type Question = readonly [method: string, params: readonly unknown[]]

/** `story` describes it in words. */
export type Tx = Readonly<{ from: string; to: string; data: Hex; value: bigint; story: string; gas?: bigint }>

/** A mined transaction; `feeWei` is the sender's gas cost. */
export type Done = Readonly<{ tx: Tx; hash: Hex; ok: boolean; feeWei: bigint; logs: readonly Log[] }>
export type Log = Readonly<{ address: string; topics: readonly Hex[]; data: Hex }>

/** A real node; every play starts from the same state. */
export type Stand = Readonly<{
  chain: DevnetChain
  url: string
  ask: (questions: readonly Question[]) => Promise<readonly unknown[]>
  mine: (txs: readonly Tx[]) => Promise<readonly Done[]>
  /** Restores the start state. */
  rewind: () => Promise<void>
  stop: () => Promise<void>
}>

const GAS = 3_000_000n
const AGENT = new Agent({ keepAlive: true })
const MOST_FEE_WEI = 10n ** 11n

/** Transfers start on either chain, and arrive on the other or outside. */
export type World = readonly Stand[]

export async function startWorld(): Promise<World> {
  return [await startChain(8453), await startChain(1)]
}

async function startChain(chainId: number): Promise<Stand> {
  const chain = CHAINS.find(({ id }) => id === chainId)
  if (!chain) throw new RangeError(`expected a chain ${chainId}`)
  const folder = mkdtempSync(join(tmpdir(), 'causeway-adversary-'))
  const anvil = await startAnvil(chain, folder, Math.floor(Date.now() / 1_000))
  const ask = (questions: readonly Question[]) => batch(anvil.url, questions)
  await ask([['anvil_autoImpersonateAccount', [true]], ['evm_setAutomine', [false]], ...equipment(chain)])
  await ask([['evm_mine', []]])
  let [snapshot] = await ask([['evm_snapshot', []]])
  const rewind = async () => {
    const [isBack, next] = await ask([
      ['evm_revert', [snapshot]],
      ['evm_snapshot', []],
    ])
    if (isBack !== true) throw new Error('the node could not go back to the start')
    snapshot = next
  }
  return { chain, url: anvil.url, ask, mine: (txs) => mine(ask, txs), rewind, stop: () => stop(anvil, folder) }
}

async function stop({ child }: Anvil, folder: string): Promise<void> {
  await child.stop()
  rmSync(folder, { recursive: true, force: true })
}

function equipment(chain: DevnetChain): readonly Question[] {
  const rich = toQuantity(10n ** 24n)
  const stock = `0x${(10n ** 30n).toString(16).padStart(64, '0')}`
  return [
    ['anvil_setCode', [TRAP, ATTACKERS_CODE.trap]],
    ['anvil_setCode', [FEIGNED, ATTACKERS_CODE.feigned]],
    ...[THIEF, HELPER, TRAP, SOLVER.address, DEPOSITORY].map((each): Question => ['anvil_setBalance', [each, rich]]),
    ...chain.tokens.flatMap((token) =>
      [THIEF, HELPER, TRAP, SOLVER.address].map(
        (each): Question => ['anvil_setStorageAt', [token.address, balanceSlot(token, each), stock]],
      ),
    ),
  ]
}

async function mine(ask: Stand['ask'], txs: readonly Tx[]): Promise<readonly Done[]> {
  if (txs.length === 0) return []
  const sent = txs.map((tx, at): Question => ['eth_sendTransaction', [wireOf(tx, txs.length - at)]])
  // A batch runs in parallel, so the block needs a later batch.
  const hashes = await ask(sent)
  await ask([['evm_mine', []]])
  const [all] = await ask([['eth_getBlockReceipts', ['latest']]])
  const receipts = new Map((all as readonly Receipt[]).map((each) => [each.transactionHash, each]))
  return txs.map((tx, at) => {
    const hash = hashes[at] as Hex
    const receipt = receipts.get(hash)
    if (!receipt) throw new Error(`the node left a transaction out of its block: ${tx.story}`)
    const feeWei = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    return { tx, hash, ok: receipt.status === '0x1', feeWei, logs: receipt.logs }
  })
}

type Receipt = Readonly<{
  transactionHash: Hex
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  logs: readonly Log[]
}>

// A block takes higher fees first.
function wireOf({ from, to, data, value, gas }: Tx, rank: number): object {
  return {
    ...{ from, to, data, value: toQuantity(value), gas: toQuantity(gas ?? GAS) },
    ...{ maxFeePerGas: toQuantity(MOST_FEE_WEI + BigInt(rank)), maxPriorityFeePerGas: toQuantity(rank) },
  }
}

async function batch(url: string, questions: readonly Question[]): Promise<readonly unknown[]> {
  if (questions.length === 0) return []
  const body = questions.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
  const answers: readonly Answer[] = JSON.parse(await posted(url, JSON.stringify(body)))
  const byId = new Map(answers.map((each) => [each.id, each]))
  return questions.map(([method], id) => {
    const answer = byId.get(id)
    if (!answer || answer.error) throw new RpcError(method, answer?.error?.code ?? 0, answer?.error?.message ?? 'none')
    return answer.result
  })
}

// Cheaper than `fetch`, for thirty thousand batches.
function posted(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent: AGENT, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve(Buffer.concat(pieces).toString()))
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

type Answer = Readonly<{ id: number; result?: unknown; error?: Readonly<{ code: number; message: string }> }>

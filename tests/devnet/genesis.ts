import { encodeAbiParameters, keccak256, numberToHex, pad } from 'viem'
import { DEV_ACCOUNTS, OWNER, SOLVER } from './accounts.ts'
import {
  APPROVAL_PROXY,
  CURRENCY_FEED_CHAIN,
  CURRENCY_FEEDS,
  DEPOSIT_ADDRESS_CODE,
  DEPOSIT_ADDRESSES,
  DEPOSITORY,
  type DevnetChain,
  type DevnetCurrency,
  FEED_CHAINS,
  type Hex,
  MULTICALL3,
  PERMIT2,
  POOL,
  PRICE_FEEDS,
  ROUTER,
  SEQUENCER_FEED,
  ZERO_ADDRESS,
} from './chains.ts'
import { type Artifact, type Artifacts, type ContractName, readArtifacts } from './contracts/artifacts.ts'
import { FEED_DECIMALS, feedAnswer } from './feeds.ts'
import { PAIR_DEPTH_USD, pairsOf, START_PRICES } from './pairs.ts'
import { toQuantity } from './rpc.ts'
import { priceTable } from './service/prices.ts'

type Allocation = { balance: Hex; code?: Hex; storage?: Record<Hex, Hex> }

/** The format of `anvil --init`. */
export type Genesis = Readonly<{ config: unknown; alloc: Record<Hex, Allocation> } & Record<string, unknown>>

/** Native currency in wei, tokens in whole units. */
type Holding = Readonly<{ address: Hex; nativeWei: bigint; tokens: bigint }>

const ETHER = 10n ** 18n
const POOL_TOKENS = 1_000_000_000n
const NATIVE_RESERVE_WEI = 100_000_000n * ETHER

const HOLDINGS: readonly Holding[] = [
  ...DEV_ACCOUNTS.map(({ address }) => ({ address, nativeWei: 10_000n * ETHER, tokens: 1_000_000n })),
  { address: OWNER.address, nativeWei: 1_000_000n * ETHER, tokens: 1_000_000n },
  { address: SOLVER.address, nativeWei: 1_000_000n * ETHER, tokens: 1_000_000_000n },
]

export function genesis(chain: DevnetChain, timestampSeconds: number): Genesis {
  const artifacts = readArtifacts()
  const accounts = HOLDINGS.map(({ address, nativeWei }) => [address, { balance: toQuantity(nativeWei) }] as const)
  return {
    config: { chainId: chain.id },
    nonce: '0x0',
    timestamp: toQuantity(timestampSeconds),
    extraData: '0x',
    gasLimit: toQuantity(30_000_000),
    difficulty: '0x0',
    mixHash: pad('0x'),
    coinbase: ZERO_ADDRESS,
    alloc: {
      ...Object.fromEntries(accounts),
      ...contracts(chain, artifacts),
      ...feeds(chain, artifacts.contracts.PriceFeed, timestampSeconds),
    },
  }
}

function contracts(chain: DevnetChain, artifacts: Artifacts) {
  const { Depository, Multicall3, Router, ApprovalProxy, Permit2, DepositAddress, DepositAddresses } =
    artifacts.contracts
  const alloc: Record<Hex, Allocation> = {
    [DEPOSITORY]: contract(Depository, { owner: word(OWNER.address), allocator: word(OWNER.address) }),
    [MULTICALL3]: contract(Multicall3, {}),
    [ROUTER]: contract(Router, {}),
    [APPROVAL_PROXY]: contract(ApprovalProxy, { owner: word(OWNER.address) }),
    [PERMIT2]: contract(Permit2, {}),
    [DEPOSIT_ADDRESS_CODE]: contract(DepositAddress, {}),
    [DEPOSIT_ADDRESSES]: contract(DepositAddresses, { owner: word(SOLVER.address) }),
    [POOL]: pool(chain, artifacts.contracts.Pool),
  }
  for (const token of chain.tokens) alloc[token.address] = tokenContract(token, artifacts)
  return alloc
}

/** With the start prices; the sequencer has been up for a day. */
function feeds(chain: DevnetChain, artifact: Artifact, timestampSeconds: number): Record<Hex, Allocation> {
  const alloc: Record<Hex, Allocation> = {}
  const owner = word(OWNER.address)
  if (FEED_CHAINS.includes(chain.id)) {
    const prices = priceTable()
    for (const { group, description, address } of PRICE_FEEDS) {
      const answer = quantityWord(feedAnswer(prices.of(group)))
      const decimals = quantityWord(FEED_DECIMALS)
      alloc[address] = contract(artifact, { owner, answer, decimals, description: shortString(description) })
    }
  }
  if (chain.id === CURRENCY_FEED_CHAIN) {
    for (const { price, description, address } of CURRENCY_FEEDS) {
      const [answer, decimals] = [quantityWord(feedAnswer(price)), quantityWord(FEED_DECIMALS)]
      alloc[address] = contract(artifact, { owner, answer, decimals, description: shortString(description) })
    }
  }
  if (chain.id === SEQUENCER_FEED.chainId) {
    const changedAt = quantityWord(timestampSeconds - 86_400)
    const description = shortString(SEQUENCER_FEED.description)
    alloc[SEQUENCER_FEED.address] = contract(artifact, { owner, changedAt, description })
  }
  return alloc
}

/** Solidity's layout of a short string: the text, and twice its length in the last byte. */
function shortString(text: string): Hex {
  const bytes = Buffer.from(text, 'ascii')
  if (bytes.length > 31) throw new Error(`${text}: expected at most 31 bytes`)
  const word = Buffer.alloc(32)
  bytes.copy(word)
  word[31] = bytes.length * 2
  return `0x${word.toString('hex')}`
}

const CODE_OF: Readonly<Record<string, ContractName>> = { usdc: 'USDC', usdt: 'USDT' }

function tokenContract(token: DevnetCurrency, artifacts: Artifacts): Allocation {
  const artifact = artifacts.contracts[CODE_OF[token.id] ?? 'WrappedNative']
  const unit = 10n ** BigInt(token.decimals)
  const held = [
    ...HOLDINGS.map(({ address, tokens }) => ({ address, amount: tokens * unit })),
    { address: POOL, amount: POOL_TOKENS * unit },
  ]
  const supply = held.reduce((sum, { amount }) => sum + amount, 0n)
  const allocation = contract(artifact, { owner: word(OWNER.address), totalSupply: quantityWord(supply) })
  const balances = held.map(({ address, amount }) => [
    mappingSlot(address, quantityWord(slotOf(artifact, 'balanceOf'))),
    quantityWord(amount),
  ])
  const solverAllowances = mappingSlot(SOLVER.address, quantityWord(slotOf(artifact, 'allowance')))
  const allowance = [mappingSlot(APPROVAL_PROXY, solverAllowances), quantityWord(2n ** 256n - 1n)]
  const storage = { ...allocation.storage, ...Object.fromEntries([...balances, allowance]) }
  // Backs the wrapped native currency, also if minted.
  return { ...allocation, storage, balance: token.supportsBridging ? '0x0' : toQuantity(NATIVE_RESERVE_WEI) }
}

export function balanceSlot(token: DevnetCurrency, owner: Hex): Hex {
  const artifact = readArtifacts().contracts[CODE_OF[token.id] ?? 'WrappedNative']
  return mappingSlot(owner, quantityWord(slotOf(artifact, 'balanceOf')))
}

function pool(chain: DevnetChain, artifact: Artifact): Allocation {
  const reserves = pairsOf(chain).flatMap(([a, b]) => [reserve(artifact, a, b), reserve(artifact, b, a)])
  const allocation = contract(artifact, { owner: word(OWNER.address) })
  const storage = { ...allocation.storage, ...Object.fromEntries(reserves) }
  return { ...allocation, storage, balance: toQuantity(NATIVE_RESERVE_WEI) }
}

function reserve(artifact: Artifact, of: DevnetCurrency, against: DevnetCurrency): readonly [Hex, Hex] {
  const inner = mappingSlot(of.address, quantityWord(slotOf(artifact, 'reserve')))
  const amount = (PAIR_DEPTH_USD * 10n ** BigInt(of.decimals)) / START_PRICES[of.group]
  return [mappingSlot(against.address, inner), quantityWord(amount)]
}

/** Genesis runs no constructor, so every slot is set here. */
function contract(artifact: Artifact, variables: Readonly<Record<string, Hex>>): Allocation {
  const slots = Object.entries(variables).map(([name, value]) => [quantityWord(slotOf(artifact, name)), value])
  return { balance: '0x0', code: artifact.deployedBytecode, storage: Object.fromEntries(slots) }
}

function slotOf(artifact: Artifact, name: string): number {
  const slot = artifact.slots[name]
  if (slot === undefined) throw new Error(`artifacts.json: expected a state variable ${name}, found none`)
  return slot
}

/** Solidity's `mapping(address => …)`: keccak256 of key and slot. */
function mappingSlot(key: Hex, slot: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [key, slot]))
}

function quantityWord(value: number | bigint): Hex {
  return numberToHex(value, { size: 32 })
}

function word(address: Hex): Hex {
  return pad(address, { size: 32 })
}

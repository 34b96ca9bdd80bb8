import { encodeAbiParameters, keccak256, numberToHex, pad } from 'viem'
import { DEV_ACCOUNTS, OWNER, SOLVER } from './accounts.ts'
import { DEPOSITORY, type DevnetChain, type Hex, MULTICALL3, ZERO_ADDRESS } from './chains.ts'
import { type Artifact, type Artifacts, readArtifacts } from './contracts/artifacts.ts'
import { toQuantity } from './rpc.ts'

type Allocation = { balance: Hex; code?: Hex; storage?: Record<Hex, Hex> }

/** A genesis file as `anvil --init` reads it. */
export type Genesis = Readonly<{ config: unknown; alloc: Record<Hex, Allocation> } & Record<string, unknown>>

/** What an account holds at start: native currency in wei, each token in its smallest unit. */
type Holding = Readonly<{ address: Hex; nativeWei: bigint; tokenUnits: bigint }>

const ETHER = 10n ** 18n
const TOKEN = 10n ** 6n

const HOLDINGS: readonly Holding[] = [
  ...DEV_ACCOUNTS.map(({ address }) => ({ address, nativeWei: 10_000n * ETHER, tokenUnits: 1_000_000n * TOKEN })),
  { address: OWNER.address, nativeWei: 1_000_000n * ETHER, tokenUnits: 1_000_000n * TOKEN },
  { address: SOLVER.address, nativeWei: 1_000_000n * ETHER, tokenUnits: 1_000_000_000n * TOKEN },
]

/** The genesis of a chain whose first block has this time: contracts at their fixed addresses, accounts with money. */
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
    alloc: { ...Object.fromEntries(accounts), ...contracts(chain, artifacts) },
  }
}

function contracts(chain: DevnetChain, { contracts: { Depository, Multicall3, USDC, USDT } }: Artifacts) {
  const alloc: Record<Hex, Allocation> = {
    [DEPOSITORY]: contract(Depository, { owner: word(OWNER.address), allocator: word(OWNER.address) }),
    [MULTICALL3]: contract(Multicall3, {}),
  }
  for (const token of chain.tokens) alloc[token.address] = tokenContract(token.id === 'usdc' ? USDC : USDT)
  return alloc
}

function tokenContract(artifact: Artifact): Allocation {
  const supply = HOLDINGS.reduce((sum, { tokenUnits }) => sum + tokenUnits, 0n)
  const allocation = contract(artifact, { owner: word(OWNER.address), totalSupply: numberToHex(supply, { size: 32 }) })
  const balances = HOLDINGS.map(({ address, tokenUnits }) => [
    mappingSlot(address, slotOf(artifact, 'balanceOf')),
    numberToHex(tokenUnits, { size: 32 }),
  ])
  return { ...allocation, storage: { ...allocation.storage, ...Object.fromEntries(balances) } }
}

/** Code with its state variables by name: in genesis no constructor runs, so every slot is written here. */
function contract(artifact: Artifact, variables: Readonly<Record<string, Hex>>): Allocation {
  const slots = Object.entries(variables).map(([name, value]) => [
    numberToHex(slotOf(artifact, name), { size: 32 }),
    value,
  ])
  return { balance: '0x0', code: artifact.deployedBytecode, storage: Object.fromEntries(slots) }
}

function slotOf(artifact: Artifact, name: string): number {
  const slot = artifact.slots[name]
  if (slot === undefined) throw new Error(`artifacts.json: expected a state variable ${name}, found none`)
  return slot
}

/** Solidity's layout of `mapping(address => …)`: keccak256 of the key and the slot of the mapping, 32 bytes each. */
function mappingSlot(key: Hex, slot: number): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [key, BigInt(slot)]))
}

function word(address: Hex): Hex {
  return pad(address, { size: 32 })
}

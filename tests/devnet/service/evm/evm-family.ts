import { isAddress, isHash } from 'viem'
import { APPROVAL_PROXY, DEPOSITORY, type Hex, MULTICALL3, ROUTER } from '../../chains.ts'
import { newest } from '../../newest.ts'
import type { FamilyChain } from '../chain.ts'
import type { Family } from '../family.ts'
import { depositAddressOf, sweepCall } from './deposit-address.ts'
import { openEvmDestination } from './destination.ts'
import { expectations } from './expectations.ts'
import { exploreEvm } from './explore.ts'
import { openLane } from './lane.ts'
import { lookUp } from './look-up.ts'
import { connectNodes, nodeAt, type ServiceChain } from './nodes.ts'
import { balanceOf, openEvmOrigin, type PlanMemory } from './origin.ts'
import { payer } from './pay.ts'
import { permitExecutor } from './permits.ts'
import { evmSwaps } from './pool.ts'
import { evmRawCalls } from './raw-calls.ts'
import { watchChain } from './watcher.ts'

export type EvmOptions = Readonly<{
  chains: readonly ServiceChain[]
  solver: Readonly<{ address: Hex; privateKey: Hex }>
}>

/** As many as unpaid requests. */
const MOST_PERMITS = 10_000

export function evmFamily({ chains, solver }: EvmOptions): Family {
  const nodes = connectNodes(chains)
  const stopping = new AbortController()
  const lanes = new Map([...nodes].map(([id, node]) => [id, openLane(node, solver.privateKey, stopping.signal)]))
  const { pay, once } = payer(lanes, solver.address)
  const memory: PlanMemory = { solver: solver.address, permits: newest(MOST_PERMITS), expectations: expectations() }
  const orders = new Map<string, Readonly<{ chain: FamilyChain; orderId: Hex }>>()
  const addresses = new Map<number, Set<string>>(chains.map(({ id }) => [id, new Set()]))
  let sweeps = 0
  const watched = {
    addresses: (chainId: number) => addresses.get(chainId) ?? new Set<string>(),
    expectations: memory.expectations,
  }
  const familyChains = chains.map((chain) => familyChain(chain, solver.address))
  return {
    vmType: 'evm',
    chains: familyChains,
    addressWords: 'an EVM address',
    // isAddress also refuses a wrong checksum (EIP-55).
    address: (_, text) => (isAddress(text) ? text : undefined),
    currency: (chain, text) => [chain.native, ...chain.tokens].find(({ address }) => address === text.toLowerCase()),
    openOrigin: (ask) => openEvmOrigin(nodeAt(nodes, ask.input.chain.id), ask, memory),
    openDestination: (ask) => openEvmDestination(nodeAt(nodes, ask.output.chain.id), ask, solver.address),
    async openDepositAddress({ chain, orderId }) {
      const address = depositAddressOf(orderId)
      addresses.get(chain.id)?.add(address)
      orders.set(address, { chain, orderId })
      return address
    },
    settled(chain, address) {
      const order = orders.get(address)
      if (!order) return
      const tokens = [chain.native, ...chain.tokens].map((currency) => currency.address as Hex)
      sweeps += 1
      const key = `sweep:${address}:${sweeps}`
      // A failed sweep waits for the next deposit.
      once(key, chain.id, sweepCall(order.orderId, tokens, solver.address)).catch(() => undefined)
    },
    strays: {
      held: (chain, currency, address) => balanceOf(nodeAt(nodes, chain.id), { chain, currency }, address as Hex),
      async sweep(chain, currency, address) {
        const order = orders.get(address)
        if (!order) throw new RangeError(`depositAddress: none of this service: ${address}`)
        sweeps += 1
        const call = sweepCall(order.orderId, [currency.address as Hex], solver.address)
        const sent = await once(`stray:${address}:${sweeps}`, chain.id, call)
        await sent.confirmed(stopping.signal)
        return sent.txHashes[0] ?? ''
      },
    },
    swaps: evmSwaps(nodes),
    sends: true,
    pay,
    executePermit: permitExecutor(memory.permits, once),
    rawCalls: evmRawCalls(nodes, solver.address, once),
    async watch(sink, log, reorged) {
      const all = [...nodes.values()]
      const close = () => {
        for (const node of all) node.close()
      }
      // No watcher may have seen a lost block.
      const restore = async (chainId: number) => {
        const hashes = (await lanes.get(chainId)?.restore()) ?? []
        if (hashes.length === 0) return
        log(`chain ${chainId} lost blocks: sent again ${hashes.join(' ')}`)
        reorged?.(chainId)
      }
      const watching = (chainId: number) => ({
        ...{ sink, log },
        moved: () => {
          restore(chainId).catch((error: unknown) => log(`chain ${chainId}: ${String(error).split('\n')[0]}`))
        },
      })
      const starting = watchAll(all.map((node) => watchChain(node, watched, watching(node.chain.id))))
      starting.catch(close)
      const stop = await starting
      return () => {
        stopping.abort()
        return stop().finally(close)
      }
    },
    setNodeFault: (chain, fault) => nodeAt(nodes, chain.id).setFault(fault),
    lookUp: (chain, txHash) => lookUp(nodeAt(nodes, chain.id), txHash as Hex, watched),
    isTransactionHash: (text) => isHash(text),
    explore: (chain, kind, id) => exploreEvm(nodeAt(nodes, chain.id), kind, id),
  }
}

// If one watcher fails to start, the others stop.
async function watchAll(starting: readonly Promise<() => Promise<void>>[]): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(starting)
  const stops = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stop = async () => {
    await Promise.all(stops.map((each) => each()))
  }
  const failed = started.find((each) => each.status === 'rejected')
  if (!failed) return stop
  await stop()
  throw failed.reason
}

// Public addresses. Only Multicall3, router and approval proxy v3 have code here.
const CONTRACTS = {
  multicall3: MULTICALL3,
  multicaller: '0x0000000000002bdbf1bf3279983603ec279cc6df',
  onlyOwnerMulticaller: '0xb90ed4c123843cbfd66b11411ee7694ef37e6e72',
  relayReceiver: '0xa5f565650890fba1824ee0f21ebbbf660a179934',
  erc20Router: '0xf5042e6ffac5a625d4e7848e0b01373d8eb9e222',
  approvalProxy: '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98',
  v3: { erc20Router: ROUTER, approvalProxy: APPROVAL_PROXY },
}

const BASE_CHAINS: Readonly<Record<number, number>> = { 8453: 1 }

function familyChain(chain: ServiceChain, solver: Hex): FamilyChain {
  const { id, name, displayName, slug, native, tokens, rpcUrl } = chain
  return {
    ...{ id, name, displayName, slug, native, tokens, rpcUrl },
    vmType: 'evm',
    baseChainId: BASE_CHAINS[id] ?? id,
    depository: DEPOSITORY,
    solverAddresses: [solver],
    contracts: CONTRACTS,
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWalletClient, defineChain, http, type PrivateKeyAccount, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Account, DEV_ACCOUNTS } from '../accounts.ts'
import { startAnvil } from '../anvil.ts'
import { CHAINS, type DevnetChain, type Hex } from '../chains.ts'
import { rpc } from '../rpc.ts'

export function tokenOf(chain: DevnetChain, id: string): Hex {
  const token = chain.tokens.find((candidate) => candidate.id === id)
  if (!token) throw new Error(`chain ${chain.id}: expected a token ${id}, found none`)
  return token.address
}

export function signer(index: number): PrivateKeyAccount {
  const account = DEV_ACCOUNTS[index]
  if (!account) throw new Error(`expected a development account ${index}, found none`)
  return fromAccount(account)
}

export function fromAccount({ privateKey }: Account): PrivateKeyAccount {
  return privateKeyToAccount(privateKey)
}

function connect(url: string, { id, displayName, native }: DevnetChain) {
  const chain = defineChain({
    id,
    name: displayName,
    nativeCurrency: { name: native.name, symbol: native.symbol, decimals: native.decimals },
    rpcUrls: { default: { http: [url] } },
  })
  const transport = http(url, { retryCount: 0 })
  const client = createWalletClient({ chain, transport, account: signer(0), pollingInterval: 20, cacheTime: 0 })
  return client.extend(publicActions).extend((extended) => ({
    // viem asks once a block. If anvil shows the block before its receipts, no later block comes.
    waitForTransactionReceipt: async ({ hash }: Readonly<{ hash: Hex }>) => {
      for (;;) {
        const receipt = await extended.getTransactionReceipt({ hash }).catch(() => undefined)
        if (receipt) return receipt
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }))
}

export type Stand = Readonly<{
  chain: DevnetChain
  client: ReturnType<typeof connect>
  now: () => Promise<bigint>
  advance: (seconds: number) => Promise<void>
  stop: () => Promise<void>
}>

export async function startStand(chainId: number): Promise<Stand> {
  const chain = CHAINS.find(({ id }) => id === chainId)
  if (!chain) throw new Error(`expected a chain ${chainId} in chains.ts, found none`)
  const folder = mkdtempSync(join(tmpdir(), 'causeway-chain-'))
  const { url, child } = await startAnvil(chain, folder, Math.floor(Date.now() / 1000))
  const client = connect(url, chain)
  return {
    chain,
    client,
    now: async () => (await client.getBlock()).timestamp,
    advance: async (seconds) => {
      await rpc(url, 'evm_increaseTime', [seconds])
      await rpc(url, 'evm_mine')
    },
    stop: async () => {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { createClient, type Execute, type RelayChain } from '@relayprotocol/relay-sdk'
import { createWalletClient, defineChain, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { KEY } from './ours.ts'
import type { Subject } from './subject.ts'

/**
 * `blockTimeMs` is the chain object's block time, which sets the receipt poll interval.
 * Without `pollMs` the SDK uses its own interval.
 */
export type RelayWay = Readonly<{ blockTimeMs?: number; pollMs?: number; hasStream?: boolean }>

const SILENT = { log: console.log }

export function relay(port: number, { blockTimeMs, pollMs, hasStream = false }: RelayWay): Subject {
  const url = `http://127.0.0.1:${port}`
  const chainOf = (id: number, nodeUrl: string) =>
    defineChain({
      id,
      name: `chain ${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [nodeUrl] } },
      ...(blockTimeMs === undefined ? {} : { blockTime: blockTimeMs }),
    })
  const chains = [1, 8453].map((id): RelayChain => {
    const nodeUrl = `${url}/node/${id}`
    return {
      ...{ id, name: `chain-${id}`, displayName: `chain ${id}`, httpRpcUrl: nodeUrl, wsRpcUrl: '', explorerUrl: url },
      ...{ icon: {}, currency: { symbol: 'ETH', name: 'Ether', decimals: 18 }, depositEnabled: true, vmType: 'evm' },
      viemChain: chainOf(id, nodeUrl),
    }
  })
  const wallet = createWalletClient({
    account: privateKeyToAccount(`0x${KEY}`),
    chain: chainOf(8453, `${url}/node/8453`),
    transport: http(`${url}/node/8453`),
  })
  return {
    prepare: async () => {
      const asked = await fetch(`${url}/quote/v2`, { method: 'POST', body: '{}' })
      const quote = (await asked.json()) as Execute & { requestId: string }
      return {
        requestId: quote.requestId,
        execute: async () => {
          const client = createClient({ baseApiUrl: url, source: 'bench', chains })
          // The SDK has one global client and reads its settings at each start.
          Object.assign(client, {
            ...{ pollingInterval: pollMs, websocketEnabled: hasStream, websocketUrl: `ws://127.0.0.1:${port}` },
          })
          let sentMs = Number.NaN
          console.log = () => undefined
          try {
            await client.actions.execute({
              quote,
              wallet,
              onProgress: ({ steps }) => {
                const isSent = steps.every(({ items }) => items.every(({ txHashes }) => (txHashes?.length ?? 0) > 0))
                if (isSent && Number.isNaN(sentMs)) sentMs = performance.now()
              },
            })
          } finally {
            console.log = SILENT.log
          }
          return { sentMs, doneMs: performance.now(), knownMs: performance.now() }
        },
      }
    },
  }
}

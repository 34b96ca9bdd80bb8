import { bytesToHex, hexToBytes } from '../../lib/hex.ts'
import { watchAsset } from '../methods/watch-asset.ts'
import type { ProviderHandlers } from '../methods.ts'
import type { ProviderPorts } from '../ports.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { statusHandlers } from './handlers/calls-status.ts'
import { chainHandlers } from './handlers/chains.ts'
import { sendingHandlers } from './handlers/sending.ts'
import { signatureHandlers } from './handlers/signatures.ts'
import type { PromptGate } from './prompt-gate.ts'

/**
 * Makes each method's handler.
 *
 * @param ask opens prompts, within the queue's limits
 * @param refresh sends changed state to pages, before the answer
 */
export function createHandlers(
  ports: ProviderPorts,
  { ask }: Pick<PromptGate, 'ask'>,
  refresh: (origin: string) => Promise<void>,
): ProviderHandlers {
  return {
    ...accountHandlers(ports, ask, refresh),
    ...chainHandlers(ports, refresh),
    ...signatureHandlers(ports, ask),
    ...sendingHandlers(ports, ask),
    ...statusHandlers(ports),
    web3_clientVersion: async () => ports.client,
    net_listening: async () => true,
    web3_sha3: async ([bytes]) => {
      const { keccak_256 } = await import('@noble/hashes/sha3')
      return bytesToHex(keccak_256(hexToBytes(bytes)))
    },
    wallet_watchAsset: async (sent, { origin }) => {
      const chainId = sent.options.chainId ?? (await ports.chainIdOf(origin))
      return watchAsset(sent, ports.assetOf(chainId, sent.options.address))
    },
  }
}

import type { ApiHandlers } from '../../../src/api/server.ts'
import type { NameView } from '../../../src/api/views/counterparties.ts'
import { parseAddress } from '../../../src/core/families/address.ts'
import { ENS_CHAIN } from '../../../src/core/families/evm/ens-name.ts'
import { traitsOf } from '../../../src/core/families/families.ts'
import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import type { Reason } from '../../../src/core/reason/reason.ts'
import { gatewayHost } from '../../../src/net/families/evm/gateway-host.ts'
import { createOtherChainContracts } from '../../../src/wallet/counterparties/other-chains.ts'
import { checkRecipients, type RecipientPorts } from '../../../src/wallet/counterparties/recipients.ts'
import { namesOfSpenders } from '../../../src/wallet/counterparties/spender-names.ts'
import { checkSpenders } from '../../../src/wallet/counterparties/spenders.ts'
import { after, nowMilliseconds } from '../wiring/browser/clock.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'

type Rows =
  | 'recipients.check'
  | 'recipient.gas'
  | 'spenders.check'
  | 'spenders.names'
  | 'name.resolve'
  | 'parties.list'
  | 'book.list'
  | 'book.save'
  | 'book.remove'

const LATELY = 200

/** Answers pages about counterparties and the address book. */
export function counterpartyHandlers(
  parts: Readonly<{
    profile: Profile
    stores: Pick<Stores, 'approvals' | 'executions' | 'bundles' | 'addressBook' | 'watched'>
    wallet: Pick<Wallet, 'node' | 'ownAddresses'>
  }>,
): Pick<ApiHandlers, Rows> {
  const { profile, wallet } = parts
  const { approvals, executions, bundles, addressBook, watched } = parts.stores
  const isContract = (chainId: number, address: string) => wallet.node(chainId).isContract(address)
  const chains = chainsWith(profile, 'hasContracts').map(({ id }) => id)
  const ports: RecipientPorts = {
    profile,
    isContract,
    transfers: async () => approvals.sealedAmong(await executions.list({ limit: LATELY })),
    sent: async () => approvals.sealedAmong(await bundles.list(LATELY)),
    ownAddresses: wallet.ownAddresses,
    book: addressBook.list,
    watched: watched.list,
    readOtherChains: createOtherChainContracts({ chains, isContract, nowMilliseconds, after }),
  }

  return {
    'recipients.check': ({ places }) => checkRecipients(places, ports),
    'recipient.gas': async ({ address, chainId }) => {
      const chain = chainById(profile, chainId)
      const parsed = parseAddress('evm', address)
      if (!chain || !traitsOf(chain).paysGas || !parsed.ok) return { hasGas: null }
      const balance = await wallet.node(chain.id).balance(parsed.address)
      return { hasGas: balance.ok ? balance.value > 0n : null }
    },
    'spenders.check': (asked) => checkSpenders(asked, ports),
    'spenders.names': ({ addresses, ...owner }) =>
      namesOfSpenders(addresses, owner, { profile, book: ports.book, transfers: ports.transfers, bundles: ports.sent }),
    'name.resolve': async ({ name, asksGateway = false }) => {
      const chain = chainsWith(profile, 'hasContracts').find(({ id }) => id === ENS_CHAIN)
      if (!chain) return { state: 'unknown', why: { code: 'NO_NAMES' } }
      const urls = profile.nameGateways ?? []
      const found = await wallet.node(chain.id).addressOfName(name, { urls, isAsked: asksGateway })
      if (!found.ok) return unreadName(found.reason, asksGateway ? [] : urls)
      return found.value === undefined ? { state: 'none' } : { state: 'found', address: found.value }
    },
    'parties.list': async () => {
      const [own, book, looked] = await Promise.all([wallet.ownAddresses(), addressBook.list(), watched.list()])
      const known = [...book, ...looked.map(({ address, label }) => ({ address, name: label }))]
      return { own, named: known.map(({ address, name }) => ({ address, name })) }
    },
    'book.list': () => addressBook.list(),
    'book.save': async ({ name, family, address }) => {
      const parsed = parseAddress(family, address)
      const isNamed = name.trim() !== ''
      if (!parsed.ok || !isNamed) return { saved: false }
      return { saved: await addressBook.save({ name: name.trim(), family, address: parsed.address }) }
    },
    'book.remove': async ({ family, address }) => {
      await addressBook.remove({ family, address })
      return null
    },
  }
}

function unreadName(why: Reason, gateways: readonly string[]): NameView {
  const host = why.code === 'NAME_ELSEWHERE' ? why.host : undefined
  return host !== undefined && gateways.some((url) => gatewayHost(url) === host)
    ? { state: 'gateway', host }
    : { state: 'unknown', why }
}

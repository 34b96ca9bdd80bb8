import type { Chain } from '../../../../src/core/chain/chain.ts'
import type { ExchangeAFacts } from '../../../../src/core/chain/facts.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { tokenAndDexOf } from '../../../../src/core/families/exchange-a/dex-token.ts'
import { isExchangeAAuthorize } from '../../../../src/core/families/exchange-a/items.ts'
import { nonceName } from '../../../../src/core/families/exchange-a/nonce.ts'
import type { Currency } from '../../../../src/core/money/currency.ts'
import { activeChainId, type Profile } from '../../../../src/core/profiles/profile.ts'
import { mappedNonce } from '../../../../src/core/verify/exchanges/a-signing-terms.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { customBalancesOnExchangeA } from '../../../../src/net/families/exchange-a/custom-balances.ts'
import {
  exchangeABalance,
  firstTransferFee,
  readExchangeAFacts,
} from '../../../../src/net/families/exchange-a/facts.ts'
import { readExchangeAReceived, readExchangeATime } from '../../../../src/net/families/exchange-a/received.ts'
import type { ServiceClient } from '../../../../src/net/service/client.ts'
import type { Executions } from '../../../../src/store/executions/store.ts'
import { createDepositReport } from '../../../../src/wallet/engine/adapters/deposit-report.ts'
import { exchangeATransport, nonceMappingTransport } from '../../../../src/wallet/families/exchange-a/transports.ts'
import type { FactsContext } from '../../../../src/wallet/quotes/facts-port.ts'
import { nowMilliseconds, nowSeconds } from '../browser/clock.ts'
import { networkFetch } from '../browser/network.ts'

type Parts = Readonly<{
  chain: Chain
  profile: Profile
  service: Pick<ServiceClient, 'authorize' | 'status'>
  executions: Pick<Executions, 'usedAmong' | 'load'>
  siteChain: (origin: string) => Promise<number>
}>

/** Wires exchange A and the items that transfers have used up there. */
export function openExchangeA({ chain, profile, service, executions, siteChain }: Parts) {
  const client = createExchangeAClient({
    fetch: networkFetch,
    url: chain.nodeUrls[0],
    nowMilliseconds,
  })

  // A signature must repeat the approved chain, even if the active one has changed.
  async function signatureChainId(executionId: string, site: string | undefined): Promise<number> {
    const execution = executionId === '' ? undefined : await executions.load(executionId)
    return namedIn(execution) ?? (site === undefined ? activeChainId(profile) : siteChain(site))
  }

  async function facts({ intent, quote, exceptId, site }: FactsContext): Promise<ExchangeAFacts> {
    const nonce = mappedNonce(quote)
    const used = nonce === undefined ? [] : await executions.usedAmong([nonceName(intent.user, nonce)], exceptId)
    return readExchangeAFacts({
      exchange: client,
      chain,
      user: intent.user,
      currency: intent.originCurrency,
      usedNonces: nonce !== undefined && used.length > 0 ? [nonce] : [],
      signatureChainId: await signatureChainId(exceptId, site),
    })
  }

  const ports = {
    ...client,
    authorize: service.authorize,
    isDepositReported: createDepositReport(service),
    usedAmong: executions.usedAmong,
    nowSeconds,
  }
  return {
    facts,
    mappings: nonceMappingTransport(ports),
    transfers: exchangeATransport(ports),
    /** A unified account shows its spot USDC under perps USDC too. */
    isShared: async (currency: Currency, user: string): Promise<boolean> => {
      const isSpot = tokenAndDexOf(currency.address)?.dex === 'spot' && currency.symbol === chain.native.symbol
      const isUnified = isSpot ? await client.isUnified(user) : undefined
      return isUnified?.ok === true && isUnified.value
    },
    mids: async () => {
      const answer = await client.mids()
      return answer.ok ? { prices: answer.value, from: client.source } : undefined
    },
    heldBesides: (user: string) => customBalancesOnExchangeA(client, chain, user),
    /** See `FamilyReads`. */
    reads: {
      balance: (currency: Currency, user: string) => exchangeABalance(client, currency, user),
      fee: (user: string) => firstTransferFee(client, user),
      received: (hash: string, currency: Currency, recipient: string) =>
        readExchangeAReceived(client, { hash, currency, recipient }, nowMilliseconds()),
      minedAtSeconds: (hash: string, { recipient }: Readonly<{ recipient: string }>) =>
        readExchangeATime(client, { hash, recipient }, nowMilliseconds()),
      // Its ledger entries are final.
      isFinal: async () => ({ ok: true, value: true }) as const,
    },
  }
}

export type OpenedExchangeA = ReturnType<typeof openExchangeA>

function namedIn(execution: Execution | undefined): number | undefined {
  const named = execution?.plan.find(isExchangeAAuthorize)?.typedData.domain['chainId']
  return typeof named === 'number' ? named : undefined
}

import type { ItemKind } from '../../../src/core/execution/item.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createBitcoinClient } from '../../../src/net/families/bitcoin/client.ts'
import { currencyBalance } from '../../../src/net/families/evm/facts.ts'
import { createExchangeAClient } from '../../../src/net/families/exchange-a/client.ts'
import { createExchangeBClient } from '../../../src/net/families/exchange-b/client.ts'
import { createServiceClient } from '../../../src/net/service/client.ts'
import { readAddressDeposit } from '../../../src/wallet/deposit-address/address-deposit.ts'
import { createDepositReport } from '../../../src/wallet/engine/adapters/deposit-report.ts'
import type { Transport } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import type { PerformPorts } from '../../../src/wallet/engine/perform.ts'
import { bitcoinTransport } from '../../../src/wallet/families/bitcoin/transport.ts'
import { permitTransport } from '../../../src/wallet/families/evm/permit-transport.ts'
import { exchangeATransport, nonceMappingTransport } from '../../../src/wallet/families/exchange-a/transports.ts'
import { exchangeBTransport } from '../../../src/wallet/families/exchange-b/transport.ts'
import { inclusionOf } from '../../net/bitcoin-stand.ts'
import { fetchesOf, nodesOf } from './asking.ts'
import type { Run } from './run.ts'
import { secondsOf } from './run.ts'
import { exchangeAServer, exchangeBServer, explorerServer, serviceServer } from './servers.ts'
import { passTo } from './truth.ts'

export function clientsOf(run: Run, alive: () => void) {
  const nowSeconds = () => secondsOf(run)
  const nowMilliseconds = run.clock.now
  const { truth } = run
  const note: Parameters<typeof fetchesOf>[0]['note'] = (asked) => {
    alive()
    run.happened.push(asked)
  }
  const fetchOf = fetchesOf({ ...run, note })
  const pass = () => passTo(truth, nowSeconds())
  const node = nodesOf({ chains: truth.chains.values(), fetchOf, clock: run.clock, pass })
  const service = createServiceClient({ fetch: fetchOf('service', serviceServer(truth, nowSeconds)), profile: devnet })
  const exchangeA = createExchangeAClient({
    fetch: fetchOf('exchange', exchangeAServer(truth, nowSeconds)),
    url: 'http://a.test',
    nowMilliseconds,
  })
  const exchangeB = createExchangeBClient({
    fetch: fetchOf('exchange', exchangeBServer(truth, nowSeconds)),
    url: 'http://b.test',
  })
  const explorers = ['http://bitcoin.test/api', 'http://bitcoin.test/second/api'] as const
  const explorerFetch = fetchOf('explorer', explorerServer(truth, nowSeconds))
  const bitcoin = createBitcoinClient({ fetch: explorerFetch, explorerUrl: explorers[0] })
  const inclusion = inclusionOf(bitcoin, explorerFetch, explorers)
  const isDepositReported = createDepositReport(service)
  const exchange = {
    ...exchangeA,
    authorize: service.authorize,
    isDepositReported,
    nowSeconds,
    usedAmong: async () => [],
  }
  const finality = devnet.chains.find(({ blockSeconds }) => blockSeconds === 600)?.finality
  const transports: Partial<Readonly<Record<ItemKind, Transport>>> = {
    evmSignature: permitTransport({
      submit: service.permit,
      isUsed: (chainId, permit, at) => node(chainId).isPermitUsed(permit, at),
      revocationOf: (chainId, about) => node(chainId).permitRevocation(about),
      finalizedBlock: (chainId) => node(chainId).finalizedBlock(),
      nowSeconds,
    }),
    ...(finality && { bitcoinPsbt: bitcoinTransport({ ...bitcoin, inclusion }, finality) }),
    exchangeAAuthorize: nonceMappingTransport(exchange),
    exchangeATransfer: exchangeATransport(exchange),
    exchangeBTransfer: exchangeBTransport({
      networkId: 304,
      exchange: exchangeB,
      keyOf: async () => ({ apiKeyIndex: 5, l1Address: `0x${'11'.repeat(20)}` }),
      isDepositReported,
      nowMilliseconds,
    }),
  }
  const isHere = (chainId: number) => truth.chains.has(chainId)
  const elsewhere = failedSaying('not in this run')
  const money: Pick<PerformPorts, 'received' | 'minedAtSeconds' | 'isFinal' | 'deposited'> = {
    received: async (hash, { chainId, address: currency, isNative }, recipient) =>
      isHere(chainId) ? node(chainId).received(hash, { currency, isNative, recipient }) : elsewhere,
    minedAtSeconds: async (hash, chainId) => (isHere(chainId) ? node(chainId).minedAtSeconds(hash) : elsewhere),
    isFinal: async (hash, chainId) => (isHere(chainId) ? node(chainId).isFinal(hash) : { ok: true, value: true }),
    deposited: (execution) =>
      readAddressDeposit(execution, {
        profile: devnet,
        statistics: async () => elsewhere,
        balance: (currency, address) => currencyBalance(node(currency.chainId), currency, address),
      }),
  }
  return { node, service, bitcoin, transports, ...money }
}

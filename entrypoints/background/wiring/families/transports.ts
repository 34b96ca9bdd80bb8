import type { ItemKind } from '../../../../src/core/execution/item.ts'
import type { ServiceClient } from '../../../../src/net/service/client.ts'
import type { Transport } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { permitTransport } from '../../../../src/wallet/families/evm/permit-transport.ts'
import { nowSeconds } from '../browser/clock.ts'
import type { ChainFamilies } from './chain-families.ts'

type Parts = Readonly<{ families: ChainFamilies; service: Pick<ServiceClient, 'permit'> }>

/** Undefined for kinds without a transport. */
export function openTransports({ families, service }: Parts): (kind: ItemKind) => Transport | undefined {
  const { node, bitcoin, exchangeA, exchangeB } = families
  const transports: Readonly<Record<ItemKind, Transport | undefined>> = {
    evmTransaction: undefined,
    evmSignature: permitTransport({
      submit: service.permit,
      isUsed: (chainId, permit, at) => node(chainId).isPermitUsed(permit, at),
      revocationOf: (chainId, about) => node(chainId).permitRevocation(about),
      finalizedBlock: (chainId) => node(chainId).finalizedBlock(),
      nowSeconds,
    }),
    bitcoinPsbt: bitcoin?.transport,
    exchangeAAuthorize: exchangeA?.mappings,
    exchangeATransfer: exchangeA?.transfers,
    exchangeBTransfer: exchangeB?.transfers,
    depositAddress: undefined,
  }
  return (kind) => transports[kind]
}

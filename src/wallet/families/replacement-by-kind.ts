import type { Execution } from '../../core/execution/execution.ts'
import type { ItemKind } from '../../core/execution/item.ts'
import type { SigningPurpose } from '../../core/sign/signed.ts'
import type { StepAdapterPorts } from '../engine/adapters/step-adapter.ts'
import { type BitcoinReplacementPorts, offerBitcoinReplacement } from '../replacement/bitcoin.ts'
import { offerEvmReplacement } from '../replacement/evm.ts'
import type { TermsReplacement } from '../replacement/terms.ts'
import type { OfferRefusal } from '../user-events/offers.ts'

type OfferPorts = Pick<StepAdapterPorts, 'node'> & BitcoinReplacementPorts

type Offer = (
  execution: Execution,
  index: number,
  purpose: SigningPurpose,
  ports: OfferPorts,
) => Promise<TermsReplacement | OfferRefusal>

const NOTHING: OfferRefusal = { unavailable: { code: 'NOTHING_WAITS' } }
const nothing: Offer = async () => NOTHING

const OFFERS: Readonly<Record<ItemKind, Offer>> = {
  evmTransaction: offerEvmReplacement,
  evmSignature: nothing,
  bitcoinPsbt: offerBitcoinReplacement,
  exchangeAAuthorize: nothing,
  exchangeATransfer: nothing,
  exchangeBTransfer: nothing,
  depositAddress: nothing,
}

export const offerStepReplacement: Offer = async (execution, index, ...rest) => {
  const item = execution.plan[index]
  return item ? OFFERS[item.kind](execution, index, ...rest) : NOTHING
}

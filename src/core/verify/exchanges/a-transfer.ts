import type { ExchangeATransferItem, TypedData } from '../../execution/item.ts'
import { messageDifferences, typeDifferences } from '../../families/evm/typed-data-differences.ts'
import { dexTokenOf, transferAmount } from '../../families/exchange-a/dex-token.ts'
import { sendAsset, sendAssetFields } from '../../families/exchange-a/messages.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { CheckItem, Context } from '../context.ts'
import { mappedNonce, signatureChainIdOf, tokenSymbolOf } from './a-signing-terms.ts'
import { diagnoseTransfer } from './a-transfer-differences.ts'

/**
 * Rebuilds an exchange A withdrawal's `sendAsset` and compares the quote's.
 *
 * Interface, "Exchange A `sendAsset` parameters" and "Exchange A withdrawal execution".
 */
export const checkExchangeATransfer: CheckItem<'exchangeATransfer'> = ({ data, at }, context) => {
  const where = `${at}.data`
  const built = build(context, where)
  if (!built) return undefined
  const { profile } = context
  const { eip712Types, ...rest } = data
  const types = { [profile.exchangeA.sendAssetPrimaryType]: sendAssetFields(profile.exchangeA) }
  const differences = [
    ...messageDifferences(rest, wireOf(built)),
    ...typeDifferences(eip712Types, types, 'eip712Types'),
  ]
  diagnoseTransfer(differences, { data, types, where }, context)
  return differences.length > 0 ? undefined : built
}

function build(context: Context, where: string): ExchangeATransferItem | undefined {
  const { intent, origin, profile, depository, amountIn, quote, report } = context
  const currency = intent.originCurrency
  const nonce = mappedNonce(quote)
  const place = dexTokenOf(currency, origin, (tokenId) => tokenSymbolOf(tokenId, context))
  const amount = transferAmount(amountIn, currency.decimals)
  if (nonce === undefined) report('H12', `${where}.nonce`, 'orderMissing')
  if (!place) {
    report('H08', `${where}.action.parameters.token`, { says: 'tokenPlaceUnknown', symbol: currency.symbol })
  }
  if (amount === undefined) {
    const says = 'transferOfTooManyDecimals'
    report('H07', `${where}.action.parameters.amount`, { says, amount: amountWithSymbol(amountIn, currency) })
  }
  if (nonce === undefined || !place || amount === undefined) return undefined
  const signatureChainId = signatureChainIdOf(context)
  return {
    kind: 'exchangeATransfer',
    chainId: origin.id,
    from: intent.user,
    ...sendAsset(profile.exchangeA, { destination: depository, place, amount, nonce, signatureChainId }),
    nonce,
    currency: currency.address,
    amount: amountIn,
    counterparty: depository,
  }
}

// The destination is compared as an address, since letter case doesn't change the account.
function wireOf({ typedData, nonce }: ExchangeATransferItem): TypedData {
  const fields = typedData.types[typedData.primaryType] ?? []
  const parameters = fields.map(({ name, type }) => ({ name, type: name === 'destination' ? 'address' : type }))
  return {
    domain: {},
    types: {
      Data: [
        { name: 'action', type: 'Action' },
        { name: 'nonce', type: 'uint64' },
        { name: 'eip712PrimaryType', type: 'string' },
      ],
      Action: [
        { name: 'type', type: 'string' },
        { name: 'parameters', type: 'Parameters' },
      ],
      Parameters: parameters,
    },
    primaryType: 'Data',
    message: {
      action: { type: 'sendAsset', parameters: typedData.message },
      nonce: nonce.toString(),
      eip712PrimaryType: typedData.primaryType,
    },
  }
}

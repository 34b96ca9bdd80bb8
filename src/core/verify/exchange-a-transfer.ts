import * as v from 'valibot'
import { isSameAddress } from '../address.ts'
import { currenciesOf } from '../chain.ts'
import { sameIdentifier } from '../currency.ts'
import { sendAsset, sendAssetFields } from '../exchange-a/messages.ts'
import { placeOf, transferAmount } from '../exchange-a/place.ts'
import type { ExchangeATransferItem, TypedData } from '../item.ts'
import { messageDifferences, typeDifferences } from '../typed-data.ts'
import { inWords } from './amounts.ts'
import type { CheckItem, Context } from './context.ts'
import { mappedNonce, signatureChainIdOf, tokenSymbolOf } from './exchange-a-terms.ts'
import { type Meaning, reportDifferences } from './exchange-differences.ts'

const DESTINATION = 'action.parameters.destination'
const PARAMETERS = /^action\.parameters\./

const MEANINGS: readonly [...Meaning[], Meaning] = [
  {
    at: /^action\.parameters\.(type|signatureChainId)$/,
    code: 'H13',
    sentence: 'The parameters would write over words of our own that decide what is done.',
  },
  { at: PARAMETERS, problem: 'unknown', code: 'H04', sentence: 'The transfer says more than would be signed.' },
  { at: PARAMETERS, problem: 'missing', code: 'H04', sentence: 'The transfer leaves out what must be said.' },
  {
    at: /^action\.type$/,
    code: 'H01',
    sentence: 'This is another act than a transfer: it could give the right over your whole account away.',
  },
  {
    at: /^action\.parameters\.destination$/,
    code: 'H06',
    sentence: 'The transfer goes to another account than the pinned depository: all of it would be lost.',
  },
  { at: /^action\.parameters\.amount$/, code: 'H07', sentence: 'The transfer moves another amount than you send.' },
  { at: /^action\.parameters\.token$/, code: 'H08', sentence: 'The transfer moves another token than you send.' },
  {
    at: /^action\.parameters\.(sourceDex|destinationDex)$/,
    code: 'H09',
    sentence: 'The transfer takes from, or pays to, another DEX than the one that keeps your currency.',
  },
  {
    at: /^action\.parameters\.fromSubAccount$/,
    code: 'H10',
    sentence: 'The transfer takes from a sub-account that you did not name.',
  },
  {
    at: /nonce$/,
    code: 'H12',
    sentence: 'The nonce is not the mapped one: nothing would tie your deposit to its order.',
  },
  { at: PARAMETERS, code: 'H11', sentence: 'The transfer is for another network of the exchange.' },
  {
    at: /^eip712/,
    code: 'H02',
    sentence: 'What would be signed is not of the form of a transfer: it could be an act of any kind.',
  },
  { at: /^(?!action)/, problem: 'unknown', code: 'A15', sentence: 'The transfer carries a field that is not known.' },
  { at: /^/, code: 'H04', sentence: 'The transfer is not well formed.' },
]

/**
 * Rebuilds the `sendAsset` of an exchange A withdrawal and compares the quote's action, types and nonces with it
 * (interface, "Exchange A `sendAsset` parameters" and "Exchange A withdrawal execution").
 *
 * @returns our own typed data, and our own action to be posted, or undefined with the reasons reported
 */
export const checkExchangeATransfer: CheckItem<'exchangeATransfer'> = ({ data, at }, context) => {
  const where = `${at}.data`
  const built = build(context, where)
  if (!built) return undefined
  const { report, profile } = context
  const { eip712Types, ...rest } = data
  const types = { [profile.exchangeA.sendAssetPrimaryType]: sendAssetFields(profile.exchangeA) }
  const differences = [
    ...messageDifferences(rest, wireOf(built)),
    ...typeDifferences(eip712Types, types, 'eip712Types'),
  ]
  if (differences.some((each) => each.at === DESTINATION)) diagnoseDestination(data, where, context)
  if (leavesUnsigned(eip712Types, types)) {
    report('H03', `${where}.eip712Types`, 'The signature would leave a part of the transfer open to be changed.')
  }
  reportDifferences(differences, MEANINGS, where, report)
  return differences.length > 0 ? undefined : built
}

function build(context: Context, where: string): ExchangeATransferItem | undefined {
  const { intent, origin, profile, depository, amountIn, quote, report } = context
  const currency = intent.originCurrency
  const nonce = mappedNonce(quote)
  const place = placeOf(currency, origin, (tokenId) => tokenSymbolOf(tokenId, context))
  const amount = transferAmount(amountIn, currency.decimals)
  if (nonce === undefined) report('H12', `${where}.nonce`, 'No nonce is mapped to the order of this transfer.')
  if (!place) {
    report('H08', `${where}.action.parameters.token`, `Nothing says where exchange A keeps ${currency.symbol}.`)
  }
  if (amount === undefined) {
    const words = inWords(amountIn, currency)
    report('H07', `${where}.action.parameters.amount`, `Exchange A moves no more than six decimals, not ${words}.`)
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

// The data of the step, described as structs so that they are compared like what is signed. The destination is signed
// as a text, ours in lower case; whatever case its digits came in, it is the same account.
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

const fieldsSchema = v.record(v.string(), v.array(v.looseObject({ name: v.string() })))

function leavesUnsigned(came: unknown, types: TypedData['types']): boolean {
  const parsed = v.safeParse(fieldsSchema, came)
  if (!parsed.success) return false
  const names = Object.values(parsed.output).flatMap((fields) => fields.map(({ name }) => name))
  return Object.values(types).some((fields) => fields.some(({ name }) => !names.includes(name)))
}

const destinationSchema = v.looseObject({
  action: v.looseObject({ parameters: v.looseObject({ destination: v.string() }) }),
})

function diagnoseDestination(data: unknown, where: string, { intent, origin, report }: Context): void {
  const parsed = v.safeParse(destinationSchema, data)
  const destination = parsed.success ? parsed.output.action.parameters.destination : ''
  const isNobody = /^0x0*$/.test(destination)
  const isToken = currenciesOf(origin).some(({ address }) => sameIdentifier(address, destination))
  if (isNobody || isToken || isSameAddress(destination, intent.user)) {
    report(
      'H05',
      `${where}.${DESTINATION}`,
      'The transfer goes to yourself, to nobody or to a token, and pays nothing.',
    )
  }
}

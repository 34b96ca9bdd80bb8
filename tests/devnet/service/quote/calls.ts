import { encodeAbiParameters, isAddress, parseAbiParameters } from 'viem'
import type { Hex } from '../chain.ts'
import type { DestinationCall } from '../destination.ts'
import { codeOnly } from '../errors.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'

// service-facts.md 6: three tuples of one field each.
const ORDER_CALL = parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)'])

/**
 * The destination calls of a body.
 *
 * Errors: INVALID_EXTRA_TXS for a missing target or uncovered values, INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS
 * above a block's gas limit.
 */
export function callsOf(body: QuoteBody, { output, destination }: Route): readonly DestinationCall[] {
  const calls = (body.txs ?? []).map(({ to, data, value }, index): DestinationCall => {
    if (to === undefined || !isAddress(to)) {
      throw codeOnly(400, 'INVALID_EXTRA_TXS', `txs[${index}].to: expected an address of the destination chain`)
    }
    return { to, data: (data ?? '0x') as Hex, value: BigInt(value ?? '0') }
  })
  const gasLimit = body.txsGasLimit ?? body.gasLimitForDepositSpecifiedTxs ?? 0
  if (gasLimit > MAX_GAS) {
    const field = body.txsGasLimit === undefined ? 'gasLimitForDepositSpecifiedTxs' : 'txsGasLimit'
    throw codeOnly(400, 'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS', `${field}: expected at most ${MAX_GAS}`)
  }
  const isNative = output.currency.address === destination.chain.native.address
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  if (total > 0n && !isNative) {
    throw codeOnly(400, 'INVALID_EXTRA_TXS', 'txs: values need the gas currency as destinationCurrency')
  }
  if (total > body.amount && body.tradeType !== 'EXACT_INPUT') {
    throw codeOnly(400, 'INVALID_EXTRA_TXS', `txs: their values add up to ${total}, more than the amount`)
  }
  return calls
}

const MAX_GAS = 20_000_000

/** Encodes a call as an order carries it. */
export function encodeCall({ to, data, value }: DestinationCall): Hex {
  return encodeAbiParameters(ORDER_CALL, [{ to }, { data }, { value }])
}

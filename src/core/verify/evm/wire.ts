import * as v from 'valibot'
import type { Hex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../families/address.ts'
import type { Context, WireItem } from '../context.ts'

/** Bytes. Ours needs 132, a swap through many pools a few thousand; more only raises the fee. */
export const MOST_CALLDATA_BYTES = 32_768

const amountText = v.pipe(v.string(), v.regex(/^(0|[1-9][0-9]{0,77})$/, 'expected digits'))
const neverUsed = v.optional(v.union([v.string(), v.number()]))

// Interface, "Step item data". Published answers also omit `from` and an approval's calldata.
const dataSchema = v.strictObject({
  from: v.optional(v.string()),
  to: v.string(),
  data: v.optional(v.pipe(v.string(), v.regex(/^(0x([0-9a-fA-F]{2})*)?$/, 'expected whole bytes in hex'))),
  value: v.optional(amountText),
  chainId: v.pipe(v.number(), v.safeInteger()),
  gas: neverUsed,
  gasPrice: neverUsed,
  maxFeePerGas: neverUsed,
  maxPriorityFeePerGas: neverUsed,
})

/** Calldata in lower case; value in wei. */
export type EvmWire = Readonly<{ to: string; data: Hex | undefined; value: bigint }>

/** Reads an EVM transaction of a quote; undefined, with the reasons reported, if malformed. */
export function readEvmWire({ data, at }: WireItem, context: Context): EvmWire | undefined {
  const { intent, origin, report } = context
  const parsed = v.safeParse(dataSchema, data)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const isForeignField = issue.type === 'strict_object' && issue.expected === 'never'
    const path = `${at}.data.${v.getDotPath(issue) ?? ''}`
    report(isForeignField ? 'A15' : 'D20', path, {
      says: 'transactionMalformed',
      problem: issue.message.slice(0, 200),
    })
    return undefined
  }
  const wire = parsed.output
  if (wire.from !== undefined && !isSameAddress(wire.from, intent.user)) {
    report('D01', `${at}.data.from`, { says: 'transactionFromAnother', from: wire.from, own: intent.user })
  }
  if (wire.chainId !== origin.id) {
    report('D02', `${at}.data.chainId`, {
      says: 'transactionForAnotherChain',
      chainId: `${wire.chainId}`,
      chain: origin.name,
    })
  }
  if (wire.data === '') {
    report('D21', `${at}.data.data`, 'anotherPayment')
    return undefined
  }
  if (wire.data && wire.data.length / 2 > 1 + MOST_CALLDATA_BYTES) {
    report('D27', `${at}.data.data`, { says: 'calldataTooLong', most: `${MOST_CALLDATA_BYTES}` })
    return undefined
  }
  return { to: wire.to, data: lower(wire.data), value: BigInt(wire.value ?? '0') }
}

function lower(data: string | undefined): Hex | undefined {
  return data === undefined ? undefined : `0x${data.slice(2).toLowerCase()}`
}

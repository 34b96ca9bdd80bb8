import fc from 'fast-check'
import { getAddress } from 'viem/utils'
import { at, changed, type Json, pathOf } from './json.ts'

const MAY_LACK = [
  'fees',
  'fees.app',
  'fees.subsidized',
  'fees.relayerGas',
  'fees.relayerService',
  'details.operation',
  'details.refundCurrency',
  'details.totalImpact',
  'details.swapImpact',
  'details.expandedPriceImpact',
  'details.rate',
  'details.slippageTolerance',
  'details.slippageTolerance.total',
  'details.timeEstimate',
  'details.userBalance',
  'details.fallbackType',
  'details.isFixedRate',
  'details.fixedRateFee',
  'details.route',
  'protocol.v2.hubType',
  'protocol.v2.paymentDetails',
] as const

/** Optional parts of a step. */
const STEPS_MAY_LACK = ['action', 'description', 'check', 'gas', 'fees', 'emptyAddress', 'requestId'] as const

const AMOUNTS_MAY_LACK = ['metadata', 'amountUsd', 'amountFormatted', 'minimumAmount', 'name'] as const

/** Keys that the service added or may add; none is signed or posted. */
const ADDED: Readonly<Record<string, Json>> = {
  metadata: { source: 'example' },
  breakdown: [{ value: '1000000000000000', timeEstimate: 12 }],
  'details.newFigure': { usd: '0.01' },
  'protocol.v2.newName': 'later',
  'steps[0].newName': 7,
  'steps[0].items[0].newName': [true, null],
}

/** An answer's omissions, additions and address case. */
export type Shape = Readonly<{
  lacks: readonly (typeof MAY_LACK)[number][]
  stepsLack: readonly (typeof STEPS_MAY_LACK)[number][]
  amountsLack: readonly (typeof AMOUNTS_MAY_LACK)[number][]
  adds: readonly string[]
  writing: 'asIs' | 'lower' | 'checksum'
  requestIdAt: 'everywhere' | 'top' | 'steps'
}>

export const shapes: fc.Arbitrary<Shape> = fc.record({
  lacks: fc.subarray([...MAY_LACK]),
  stepsLack: fc.subarray([...STEPS_MAY_LACK]),
  amountsLack: fc.subarray([...AMOUNTS_MAY_LACK]),
  adds: fc.subarray(Object.keys(ADDED)),
  writing: fc.constantFrom('asIs', 'lower', 'checksum'),
  requestIdAt: fc.constantFrom('everywhere', 'top', 'steps'),
})

/** Reshapes an answer without a change to its binding parts. */
export function reshaped(quote: Json, shape: Shape, canLackMinimum: boolean): Json {
  const lacks = [...shape.lacks, ...(shape.requestIdAt === 'steps' ? ['requestId'] : [])]
  const less = lacks.reduce((left, part) => (at(left, pathOf(part)) === undefined ? left : without(left, part)), quote)
  const more = shape.adds.reduce((left, part) => added(left, part), less)
  return walked(withSteps(more, shape), (key, value) => {
    if (key === 'orderData') return value
    if (isAmount(value)) return lessAmount(value, shape, canLackMinimum)
    return typeof value === 'string' ? written(value, shape.writing) : value
  })
}

function without(quote: Json, part: string): Json {
  return changed(quote, pathOf(part), undefined)
}

function added(quote: Json, part: string): Json {
  const path = pathOf(part)
  return at(quote, path.slice(0, -1)) === undefined ? quote : changed(quote, path, ADDED[part] ?? null)
}

function withSteps(quote: Json, { stepsLack, requestIdAt }: Shape): Json {
  const lacks = new Set<string>(stepsLack)
  const lessTransaction = (value: Json): Json => {
    if (!isObject(value)) return value
    const { gas, maxFeePerGas, maxPriorityFeePerGas, ...data } = value
    return {
      ...data,
      ...(lacks.has('gas') || gas === undefined ? {} : { gas }),
      ...(lacks.has('fees') || maxFeePerGas === undefined ? {} : { maxFeePerGas }),
      ...(lacks.has('fees') || maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
    }
  }
  const lessItem = (value: Json): Json => {
    if (!isObject(value)) return value
    const { check, data, ...item } = value
    return {
      ...item,
      ...(data === undefined ? {} : { data: lessTransaction(data) }),
      ...(lacks.has('check') || check === undefined ? {} : { check }),
    }
  }
  const lessStep = (value: Json): Json => {
    if (!isObject(value)) return value
    const { action, description, depositAddress, requestId, items, ...step } = value
    const isIdKept = requestIdAt !== 'top' && !(lacks.has('requestId') && step['id'] === 'approve')
    return {
      ...step,
      ...(lacks.has('action') || action === undefined ? {} : { action }),
      ...(lacks.has('description') || description === undefined ? {} : { description }),
      ...((lacks.has('emptyAddress') && depositAddress === '') || depositAddress === undefined
        ? {}
        : { depositAddress }),
      ...(isIdKept && requestId !== undefined ? { requestId } : {}),
      items: Array.isArray(items) ? items.map(lessItem) : [],
    }
  }
  const steps = at(quote, ['steps'])
  return changed(quote, ['steps'], Array.isArray(steps) ? steps.map(lessStep) : [])
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAmount(value: Json): value is { [key: string]: Json } {
  return isObject(value) && isObject(value['currency']) && typeof value['amount'] === 'string'
}

function lessAmount(value: { [key: string]: Json }, { amountsLack, writing }: Shape, canLackMinimum: boolean): Json {
  const lacks = new Set<string>(amountsLack)
  const { currency = null, minimumAmount, ...amount } = value
  const isSame = minimumAmount === amount['amount'] && canLackMinimum
  const kept = Object.entries(amount).filter(([key]) => !lacks.has(key))
  const described = isObject(currency) ? Object.entries(currency).filter(([key]) => !lacks.has(key)) : []
  const names = described.map(([key, member]) => [key, key === 'address' ? written(String(member), writing) : member])
  return {
    currency: Object.fromEntries(names),
    ...Object.fromEntries(kept),
    ...(minimumAmount === undefined || (lacks.has('minimumAmount') && isSame) ? {} : { minimumAmount }),
  }
}

// An EVM address's case only carries a checksum (EIP-55).
function written(text: string, writing: Shape['writing']): string {
  if (writing === 'asIs' || !/^0x[0-9a-fA-F]{40}$/.test(text)) return text
  const lower = text.toLowerCase()
  return writing === 'lower' ? lower : getAddress(lower)
}

function walked(value: Json, change: (key: string, value: Json) => Json, key = ''): Json {
  const own = change(key, value)
  if (own !== value) return own
  if (Array.isArray(value)) return value.map((member) => walked(member, change))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, walked(member, change, name)]))
}

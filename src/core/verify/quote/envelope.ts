import type { Facts } from '../../chain/facts.ts'
import { isByAddress } from '../../intent/payment-method.ts'
import type { QuoteStep, QuoteStepItem } from '../../quote/quote.ts'
import type { Context } from '../context.ts'

/** Checks the frame of the steps: one request id, no completed step, no repeat. */
export function checkEnvelope(context: Context): void {
  const { quote, requestId, report } = context
  if (!/[1-9a-f]/.test(requestId.slice(2))) {
    report('B10', 'steps[0].requestId', 'requestMissing')
    return
  }
  quote.steps.forEach((step, at) => {
    checkStep(context, step, `steps[${at}]`)
  })
  checkUse(context)
}

/** In lower case; empty without one. */
export function requestIdOf(quote: Context['quote']): string {
  return (quote.requestId ?? quote.steps.find((step) => step.requestId)?.requestId ?? '').toLowerCase()
}

function checkStep(context: Context, step: QuoteStep, at: string): void {
  const { intent, requestId, report } = context
  const needsAddress = isByAddress(intent)
  if (step.requestId && step.requestId.toLowerCase() !== requestId) {
    report('B09', `${at}.requestId`, 'requestsDiffer')
  }
  if (step.depositAddress && !needsAddress) {
    report('J02', `${at}.depositAddress`, 'depositAddressUnasked')
  }
  if (!step.depositAddress && needsAddress) {
    report('J02', `${at}.depositAddress`, 'depositAddressMissing')
  }
  step.items.forEach((item, index) => {
    checkItem(context, item, `${at}.items[${index}]`)
  })
}

function checkItem({ requestId, report }: Context, item: QuoteStepItem, at: string): void {
  if (item.status !== 'incomplete') {
    report('B08', `${at}.status`, 'stepsDiffer')
  }
  if (followedBy(item['check']).some((id) => id.toLowerCase() !== requestId)) {
    report('B20', `${at}.check.endpoint`, 'requestsDiffer')
  }
}

// Status requests use our own base URL and id (B15 to B21).
function followedBy(check: unknown): readonly string[] {
  const endpoint: unknown = typeof check === 'object' && check !== null ? Reflect.get(check, 'endpoint') : undefined
  if (typeof endpoint !== 'string') return []
  return [...endpoint.matchAll(/[?&]requestId=([^&#]*)/gi)].map(([, id]) => id ?? '')
}

function checkUse({ facts, orderId, requestId, report }: Context): void {
  const used = usedIn(facts)
  if (used.has(requestId)) {
    report('B11', 'steps[0].requestId', 'orderUsed')
  }
  if (orderId && used.has(orderId.toLowerCase())) {
    report('B12', 'protocol.v2.orderId', 'orderUsed')
  }
}

function usedIn(facts: Facts): ReadonlySet<string> {
  return new Set(facts.usedIds.map((id) => id.toLowerCase()))
}

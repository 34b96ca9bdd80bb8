import type { Context } from './context.ts'

/** The frame around the steps: one request id everywhere, nothing done before, nothing asked twice. */
export function checkEnvelope({ quote, facts, intent, report, orderId }: Context): void {
  const isByAddress = intent.payment === 'openAddress' || intent.payment === 'strictAddress'
  const ids = [quote.requestId, ...quote.steps.map((step) => step.requestId)].filter((id) => id !== undefined)
  const [requestId] = ids
  if (!requestId) {
    report('B10', 'steps[0].requestId', 'The quote names no request that could be followed.')
    return
  }
  quote.steps.forEach((step, at) => {
    if ((step.requestId ?? requestId).toLowerCase() !== requestId.toLowerCase()) {
      report('B09', `steps[${at}].requestId`, 'The steps of the quote belong to different requests.')
    }
    if (step.depositAddress && !isByAddress) {
      report('J02', `steps[${at}].depositAddress`, 'The quote names a deposit address that you did not ask for.')
    }
    if (!step.depositAddress && isByAddress) {
      report('J02', `steps[${at}].depositAddress`, 'The quote names no deposit address, though you asked for one.')
    }
    step.items.forEach((item, index) => {
      const where = `steps[${at}].items[${index}]`
      if (item.status !== 'incomplete') {
        report('B08', `${where}.status`, 'The quote calls a step done that nobody has done.')
      }
      const followed = item.check && /[?&]requestId=([^&#]*)/.exec(item.check.endpoint)?.[1]
      if (followed !== undefined && followed.toLowerCase() !== requestId.toLowerCase()) {
        report('B20', `${where}.check.endpoint`, 'The quote would have another request followed than this one.')
      }
    })
  })
  const used = new Set(facts.usedIds.map((id) => id.toLowerCase()))
  if (used.has(requestId.toLowerCase())) {
    report('B11', 'steps[0].requestId', 'This request was already used by an earlier crossing.')
  }
  if (orderId && used.has(orderId.toLowerCase())) {
    report('B12', 'protocol.v2.orderId', 'This order was already used by an earlier crossing.')
  }
}

/** The request id of a quote whose envelope was found in order, lower case. */
export function requestIdOf(quote: Context['quote']): string {
  return (quote.requestId ?? quote.steps.find((step) => step.requestId)?.requestId ?? '').toLowerCase()
}

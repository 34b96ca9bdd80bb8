import type { ON_PAPER } from './bitcoin.ts'
import type { Patch } from './bundle.ts'

/** A proof's fix with all lines that undo it together. */
type Fix = Readonly<{ what: string; patches: readonly Patch[] }>

/**
 * A fix that plays detect; `lies` are the offers it refuses. Without it, money is lost, a forbidden offer passes, or
 * an honest one fails, as `red` says.
 */
export type Undoing = Fix & Readonly<{ lies: RegExp; red: 'loss' | 'accepted' | 'honestRefused' }>

/** No play moves bitcoins; without this fix a bad quote passes. */
export type PaperUndoing = Fix & Readonly<{ onPaper: keyof typeof ON_PAPER }>

const granting = (row: string): Patch => ({
  file: 'chain/contract-grants.ts',
  from: '  router: [],',
  to: `  router: [${row}],`,
})
const never = (file: string, from: string): Patch => ({ file, from, to: 'false' })

// The permit is signed as received, for an allowed spender. Before, the proof rebuilt it.
const BELIEVED = `'permitWithoutCalls', 'warn')
    const { origin, profile } = context
    const spender = pinned(String(value['spender']), granteesOf('permit2', origin, profile.solvers))
    const domain = { name: 'Permit2', chainId: origin.id, verifyingContract: contractOf(origin, 'permit2') }
    const typedData = { domain, types: sign.types, primaryType, message: { ...value, spender } }
    const deadline = BigInt(value['deadline'])
    return { standard: 'permit2', typedData, counterparty: spender, deadline, validAfter: 0n, isBound: true }`

/** Fixes by kind of attack. */
export const UNDOINGS: readonly (Undoing | PaperUndoing)[] = [
  {
    what: '1: an allowance goes to the public router',
    lies: /^approves-router/,
    red: 'loss',
    patches: [
      granting("'allowance'"),
      {
        file: 'verify/evm/approvals.ts',
        from: "contractsOf(origin, 'approvalProxy').map(({ address }) => address) : []",
        to: "['approvalProxy', 'router'].flatMap((kind) => contractsOf(origin, kind)).map((each) => each.address) : []",
      },
      {
        file: 'verify/evm/approvals.ts',
        from: "kindAt(origin, last.to) === 'approvalProxy' ? [last.to] : []",
        to: "[last.to, ...contractsOf(origin, 'router').map((each) => each.address)]",
      },
    ],
  },
  {
    what: '1: a Permit2 signature names the public router',
    lies: /^spender-router/,
    red: 'loss',
    patches: [granting("'permit2'")],
  },
  {
    what: '1: a Permit2 signature binds no calls',
    lies: /^no-witness/,
    red: 'loss',
    patches: [
      granting("'permit2'"),
      {
        file: 'verify/permits/quoted-permit.ts',
        from: "'permitWithoutCalls')\n    return undefined",
        to: BELIEVED,
      },
    ],
  },
  {
    what: '1: a Permit2 signature binds any calls',
    lies: /^calls-(to|for|credit)/,
    red: 'loss',
    patches: [never('verify/permits/signature.ts', 'draft.routed && !isEnforced(draft, context)')],
  },
  {
    what: '2: an order asks for one unit of what a swap brings',
    lies: /^order-of/,
    red: 'loss',
    patches: [{ file: 'verify/quote/value-checks.ts', from: '  checkOrderPayment(context)', to: '' }],
  },
  {
    what: '3: a routed call ends as the service says',
    lies: /./,
    red: 'loss',
    patches: [
      {
        file: 'verify/evm/router.ts',
        from: '= ended(routed, called.router, path, context)',
        to: '= ended(routed, called.router, path, context) && encodeRoutedCall(routed)',
      },
    ],
  },
  {
    what: '3: a plain transfer goes through a router',
    lies: /^forced-router/,
    red: 'loss',
    patches: [never('verify/evm/router.ts', '!isLocal(context.intent) && !isPaidThroughSwap(context)')],
  },
  {
    what: '4: a refund is only made of a minimum that is never met',
    lies: /^refund/,
    red: 'loss',
    patches: [never('verify/order/refunds.ts', 'refund.minimumAmount > mostRefunded(refund, payment)')],
  },
  {
    what: '4: a refund needs more than a swap surely brings',
    lies: /^refund-unslipped/,
    red: 'accepted',
    patches: [never('verify/order/refunds.ts', 'refund.minimumAmount > mostRefunded(refund, least)')],
  },
  {
    what: '4: a refund ends before its order',
    lies: /^refund/,
    red: 'loss',
    patches: [never('verify/order/deadlines.ts', 'deadline < output.deadline')],
  },
  {
    what: '4: an order ends before it can be filled',
    lies: /^ends-at-once/,
    red: 'loss',
    patches: [never('verify/order/deadlines.ts', 'left < leastSeconds(context)')],
  },
  {
    what: '4: an order ends before its permit',
    lies: /^ends-before-permit/,
    red: 'accepted',
    patches: [never('verify/permits/permit-times.ts', 'order && deadline > BigInt(order.output.deadline)')],
  },
  {
    what: '4: an order of bitcoins ends before a block can come',
    onPaper: 'endsBeforeBlock',
    patches: [
      {
        file: 'verify/order/deadlines.ts',
        from: 'Math.max(SHORTEST_SECONDS, BLOCKS * (origin.blockSeconds + destination.blockSeconds))',
        to: 'SHORTEST_SECONDS',
      },
    ],
  },
  {
    what: '5: an expected output has no upper bound',
    lies: /^scaled/,
    red: 'loss',
    patches: [
      { file: 'verify/quote/details.ts', from: ' || currencyOut.amount > most', to: '' },
      { file: 'verify/quote/sides.ts', from: 'most !== undefined && value > most ? most : value', to: 'value' },
    ],
  },
  {
    what: '6: the dollars of the quote are all that its sides are compared by',
    lies: /^poor/,
    red: 'loss',
    patches: [
      {
        file: 'verify/quote/side-values.ts',
        from: 'paid && arrives && promised && checkLoss(context, { pays: paid, arrives, promised })',
        to: 'undefined',
      },
    ],
  },
  {
    what: '7: an EIP-3009 authorization goes to the depository',
    lies: /^to-/,
    red: 'loss',
    patches: [
      {
        file: 'chain/contract-grants.ts',
        from: "  depository: ['allowance'],",
        to: "  depository: ['allowance', 'eip3009'],",
      },
    ],
  },
  {
    what: '7: a payment on one chain shows ten times the amount',
    lies: /^shows/,
    red: 'loss',
    patches: [{ file: 'verify/verify.ts', from: '  checkOneToOne(plan, context)', to: '' }],
  },
  {
    what: '7: a wrapping for somebody else pays the payer',
    lies: /^for-another/,
    red: 'loss',
    patches: [never('verify/evm/router.ts', '!isSameAddress(recipient, built.from)')],
  },
  {
    what: '7: an order has an id that counts for none',
    lies: /^zero-order-id/,
    red: 'loss',
    patches: [never('verify/order/order.ts', 'orderId && EMPTY_ID.test(orderId)')],
  },
  {
    what: '7: a request has an id of zeros',
    lies: /^zero-request-id/,
    red: 'accepted',
    patches: [never('verify/quote/envelope.ts', '!/[1-9a-f]/.test(requestId.slice(2))')],
  },
  {
    what: '7: gas on arrival is dust',
    lies: /^dust/,
    red: 'loss',
    patches: [never('verify/quote/topup.ts', 'valuation.least * 100n < asked * LEAST_TOPUP_PERCENT')],
  },
  {
    what: '7: the calls on arrival are paid to the approval proxy',
    lies: /^calls-paid/,
    red: 'loss',
    patches: [
      {
        file: 'verify/order/extra-data.ts',
        from: 'return router !== undefined && isSameAddress(router, recipient)',
        to: 'return router !== undefined',
      },
    ],
  },
  {
    what: '7: an app takes a fee that nobody asked for',
    lies: /^app-fee/,
    red: 'loss',
    patches: [{ file: 'verify/quote/fees.ts', from: '  checkUnaskedFees(context)', to: '' }],
  },
  {
    what: '7: a miner is paid nothing',
    onPaper: 'noMinerFee',
    patches: [{ file: 'verify/bitcoin/miner-fee.ts', from: '  checkRelay(spending, where, context)', to: '' }],
  },
  {
    what: '8: a refund on arrival in a bridged currency is refused',
    lies: /^$/,
    red: 'honestRefused',
    patches: [
      { file: 'verify/order/refunds.ts', from: 'isAsked(currency) || isBridged(currency)', to: 'isAsked(currency)' },
    ],
  },
]

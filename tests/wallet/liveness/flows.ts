import { approvedOf, type Flow, honestOf } from '../sim/flows.ts'

/** They cover each kind of item. */
const KINDS = [
  'deposit-native',
  'deposit-approve',
  'deposit-zero-reset',
  'deposit-allowed-before',
  'strict-address-paid-elsewhere',
  'open-address-paid-elsewhere',
  'permit-eip3009',
  'bitcoin',
  'exchange-a',
  'exchange-b',
] as const

const EVM = [1, 8453, 999]
const DRAWN = 400

/** Money arrives on an EVM chain where possible. */
export function flowsOf(): readonly Flow[] {
  return KINDS.flatMap((kind) => {
    const drawn = honestOf(kind, DRAWN)
    const honest = drawn.find(({ input }) => EVM.includes(input.destinationChainId) && !input.calls?.length)
    if (!honest) throw new Error(`expected an answer of ${kind}`)
    const approved = approvedOf(honest, kind)
    // Refunds to an exchange or Bitcoin aren't read here.
    const outcomes = EVM.includes(honest.input.originChainId) ? (['fill', 'refund'] as const) : (['fill'] as const)
    return outcomes.flatMap((outcome) =>
      (kind.startsWith('deposit') ? [true, false] : [false]).map((canSimulate) => ({
        ...{ honest, approved, outcome, canSimulate },
        name: `${kind}, ${outcome}${canSimulate ? ', simulated' : ''}`,
      })),
    )
  })
}

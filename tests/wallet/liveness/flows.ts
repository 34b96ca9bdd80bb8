import { approvedOf, type Flow, honestOf } from '../sim/flows.ts'

/** The kinds of honest answers that are carried out here, at least one for each kind of item. */
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

/** Every flow: how it is paid, how it ends, and whether the node simulates. Money arrives on an EVM chain, where it can. */
export function flowsOf(): readonly Flow[] {
  return KINDS.flatMap((kind) => {
    const drawn = honestOf(kind, DRAWN)
    const honest = drawn.find(({ input }) => EVM.includes(input.destinationChainId) && !input.calls?.length)
    if (!honest) throw new Error(`expected an answer of ${kind}`)
    const approved = approvedOf(honest, kind)
    // What comes back to an exchange or to Bitcoin is not read here.
    const endings = EVM.includes(honest.input.originChainId) ? (['fill', 'refund'] as const) : (['fill'] as const)
    return endings.flatMap((ending) =>
      (kind.startsWith('deposit') ? [true, false] : [false]).map((canSimulate) => ({
        ...{ honest, approved, ending, canSimulate },
        name: `${kind}, ${ending}${canSimulate ? ', simulated' : ''}`,
      })),
    )
  })
}

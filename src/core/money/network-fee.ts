import type { FeePaid, ItemState } from '../execution/execution.ts'
import { attemptsOf, isCancelWanted } from '../execution/steps/step.ts'
import type { SignedName, StepTerms } from '../sign/signed.ts'
import type { SignedShown } from '../sign/signed-without-bytes.ts'
import type { Amount } from './currency.ts'

export type FeeRecord = Readonly<{
  items: readonly ItemState<SignedShown>[]
  stage: Readonly<{ stage: string }>
  mostGas: Amount
}>

const MORE_IS_SIGNED: readonly string[] = ['steps', 'funding', 'calls']
const NOTHING: FeePaid = { value: 0n }

/** Sums the fees of all steps, reverted ones too; undefined while one is unknown. */
export function networkFeePaid({
  items,
  stage,
  mostGas,
}: Omit<FeeRecord, 'items'> & Readonly<{ items: readonly ItemState<SignedName>[] }>):
  | Readonly<{
      paid: Amount
      forData: Amount | undefined
    }>
  | undefined {
  if (MORE_IS_SIGNED.includes(stage.stage)) return undefined
  const fees = items.map(stepFeePaid)
  const all = fees.filter((fee) => fee !== undefined)
  if (all.length < fees.length) return undefined
  const forData = sum(all.map((fee) => fee.forData ?? 0n))
  return {
    paid: { ...mostGas, value: sum(all.map(({ value }) => value)) },
    forData: forData > 0n ? { ...mostGas, value: forData } : undefined,
  }
}

/** The maximum fee: as approved, then each step's dearest attempt. */
export function networkFeeAtMost({ items, stage, mostGas }: FeeRecord): Amount {
  const isMoreSigned = MORE_IS_SIGNED.includes(stage.stage) && !items.some(isCancelWanted)
  if (isMoreSigned && items.some(({ phase }) => phase === 'planned')) return mostGas
  return { ...mostGas, value: sum(items.map(stepFeeAtMost)) }
}

/** A step's actual fee, if known. */
export function stepFeePaid(state: ItemState<SignedName>): FeePaid | undefined {
  switch (state.phase) {
    case 'planned':
    case 'replaced':
      return NOTHING
    case 'reserved':
      return state.earlier.length === 0 ? NOTHING : undefined
    case 'included':
    case 'finalized':
    case 'reverted':
    case 'ineffective': {
      if (state.inclusion.in === 'service') return NOTHING
      const { terms, earlier, inclusion } = state
      const isOnlyOne = terms.terms === 'bitcoin' && earlier.length === 0
      return inclusion.fee ?? (isOnlyOne ? { value: terms.feeSats } : undefined)
    }
    default:
      return undefined
  }
}

/** A step's maximum fee, smallest units. */
export function stepFeeAtMost(state: ItemState<SignedShown>): bigint {
  if (state.phase === 'planned' || state.phase === 'replaced') return 0n
  const { terms } = state
  if ('inclusion' in state) return stepFeePaid(state)?.value ?? mostOfAttempt(state.signed, terms)
  const toBeSigned = state.phase === 'reserved' ? [mostOn(terms)] : []
  const refused = (state.refused ?? []).map((each) => mostOn(each.terms))
  const all = [...toBeSigned, ...refused, ...attemptsOf(state).map((signed) => mostOfAttempt(signed, terms))]
  return all.reduce((most, each) => (each > most ? each : most), 0n)
}

// The newest terms are highest, besides refused ones.
function mostOfAttempt({ gas }: SignedShown, newest: StepTerms): bigint {
  return gas ? gas.gasLimit * gas.maxFeePerGasWei : mostOn(newest)
}

function mostOn(terms: StepTerms): bigint {
  if (terms.terms === 'bitcoin') return terms.feeSats
  if (terms.terms !== 'evm') return 0n
  return terms.gasLimit * terms.maxFeePerGasWei
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, each) => total + each, 0n)
}

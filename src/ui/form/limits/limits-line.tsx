import { unbrokenAmounts } from '../../display/unbroken-amounts.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { ceilingText, shortText } from '../../text/amount.ts'
import type { useForm } from '../use-form.ts'
import { minimumOf } from './within-limits.ts'

const BEYOND: ReadonlySet<string> = new Set(['aboveMost', 'belowLeast'])

export function LimitsLine({ form }: Readonly<{ form: ReturnType<typeof useForm> }>) {
  return (
    <p class="limits" data-testid="limits">
      {unbrokenAmounts(limitsText(form))}
    </p>
  )
}

function limitsText({ limits, draft, read, sides: { from, to } }: ReturnType<typeof useForm>): string | undefined {
  if (!limits?.isOpen || !from || !to) return undefined
  if (!read.ok && read.problem.field === 'amount' && BEYOND.has(read.problem.problem.problem)) return undefined
  const isOfInput = draft.trade === 'EXACT_INPUT'
  const currency = isOfInput ? from : to
  const least = minimumOf(limits, draft)
  const most = isOfInput ? limits.most : limits.mostArriving
  const say = ofFormDetails().limits
  const leastText = least === undefined ? undefined : ceilingText({ currency, value: rounded(least, 2, 'up') })
  const mostText = most === undefined ? undefined : shortText({ currency, value: rounded(most, 3, 'down') })
  if (leastText !== undefined && mostText !== undefined) return say.between({ least: leastText, most: mostText })
  if (mostText !== undefined) return say.atMost({ most: mostText })
  return leastText === undefined ? undefined : say.atLeast({ least: leastText })
}

// More digits would claim more precision than the limits have.
function rounded(value: bigint, digits: number, which: 'up' | 'down'): bigint {
  const step = 10n ** BigInt(Math.max(0, value.toString().length - digits))
  return ((which === 'up' ? value + step - 1n : value) / step) * step
}

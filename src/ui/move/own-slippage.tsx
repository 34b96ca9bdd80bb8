import { useEffect, useId, useRef } from 'preact/hooks'
import { ofForm } from '../messages/form-messages.ts'
import { numberMarks } from '../messages/language.ts'
import { LineInput } from '../parts/line-input.tsx'
import { Notice } from '../parts/notice.tsx'
import { HighSlippage } from './high-slippage.tsx'
import { slippageCaution, slippageOf } from './slippage.ts'
import type { useMove } from './use-move.ts'

type SlippageProps = Readonly<{ move: ReturnType<typeof useMove> }>

/** A percentage to type, and a sentence about it in a place of its own, so that nothing moves while it is typed. */
export function OwnSlippage({ move: { draft, change }, isPointedAt }: SlippageProps & { isPointedAt: boolean }) {
  const say = ofForm().options.own
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { point } = numberMarks()
  const read = slippageOf(draft)
  const caution = read.ok ? slippageCaution(read.basisPoints) : undefined
  useEffect(() => {
    if (isPointedAt) input.current?.focus()
  }, [isPointedAt])
  return (
    <div class="small-field field">
      <label for={id}>{say.label}</label>
      <div class={`field-box${read.ok ? '' : ' wrong'}`} dir="ltr">
        <LineInput
          id={id}
          value={draft.ownSlippage.replaceAll('.', point)}
          onInput={(typed) => change({ ownSlippage: typed.replaceAll(point, '.') })}
          most={12}
          isDecimal
          isWrong={!read.ok}
          describedBy={`${id}-said`}
          inputRef={input}
          testId="own-slippage"
        />
        <span aria-hidden="true">%</span>
      </div>
      <p
        id={`${id}-said`}
        class={read.ok ? (caution ? 'caution' : 'hint') : 'problem'}
        role="status"
        data-testid="own-slippage-said"
      >
        {read.ok ? (caution ? say.cautions[caution](`${read.basisPoints}`) : say.bounds) : say.problems[read.problem]}
      </p>
    </div>
  )
}

/** What the sheet says of slippage, said in the form too where it keeps a quote from being asked for, or much could be lost. */
export function SlippageNotice({ move: { draft } }: SlippageProps) {
  const say = ofForm().options
  const read = slippageOf(draft)
  if (!read.ok) {
    return (
      <Notice kind="warn" title={say.own.unset} testId="slippage-problem">
        {say.own.problems[read.problem]}
      </Notice>
    )
  }
  return <HighSlippage basisPoints={read.basisPoints} />
}

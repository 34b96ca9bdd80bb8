import { useId } from 'preact/hooks'
import { ofForm } from '../messages/form-messages.ts'
import { numberMarks } from '../messages/language.ts'
import { LineInput } from '../parts/line-input.tsx'
import { Notice } from '../parts/notice.tsx'
import { sponsorshipOf } from './sponsorship.ts'
import type { useMove } from './use-move.ts'

type SponsorProps = Readonly<{ move: ReturnType<typeof useMove> }>

/** The most that a sponsor is to pay, in dollars; what is said of it has a place of its own, so that nothing moves. */
export function SponsorMost({ move: { draft, change } }: SponsorProps) {
  const say = ofForm().options.sponsorMost
  const id = useId()
  const { point } = numberMarks()
  const read = sponsorshipOf(draft)
  return (
    <div class="small-field field">
      <label for={id}>{say.label}</label>
      <div class={`field-box${read.ok ? '' : ' wrong'}`} dir="ltr">
        <LineInput
          id={id}
          value={draft.sponsorMost.replaceAll('.', point)}
          onInput={(typed) => change({ sponsorMost: typed.replaceAll(point, '.') })}
          most={16}
          isDecimal
          isWrong={!read.ok}
          describedBy={`${id}-said`}
          testId="sponsor-most"
        />
        <span aria-hidden="true">$</span>
      </div>
      <p id={`${id}-said`} class={read.ok ? 'hint' : 'problem'} role="status" data-testid="sponsor-most-said">
        {read.ok ? say.hint : say.problems[read.problem]}
      </p>
    </div>
  )
}

/** What the sheet says of the limit, said in the form too where it keeps a quote from being asked for. */
export function SponsorNotice({ move: { draft } }: SponsorProps) {
  const say = ofForm().options.sponsorMost
  const read = sponsorshipOf(draft)
  if (read.ok) return null
  return (
    <Notice kind="warn" title={say.unset} testId="sponsor-problem">
      {say.problems[read.problem]}
    </Notice>
  )
}

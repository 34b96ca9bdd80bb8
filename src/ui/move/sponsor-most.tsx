import { ofForm } from '../messages/form-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { ReasonOf } from '../parts/reason-of.ts'
import { SmallField } from './small-field.tsx'
import { sponsorshipOf } from './sponsorship.ts'
import type { useMove } from './use-move.ts'

type SponsorProps = Readonly<{ move: ReturnType<typeof useMove> }>

export function SponsorMost({ move: { draft, change } }: SponsorProps) {
  const say = ofForm().options.sponsorMost
  const read = sponsorshipOf(draft)
  return (
    <SmallField
      label={say.label}
      value={draft.sponsorMost}
      most={16}
      said={read.ok ? say.hint : say.problems[read.problem]}
      tone={read.ok ? 'hint' : 'problem'}
      onInput={(sponsorMost) => change({ sponsorMost })}
      testId="sponsor-most"
    />
  )
}

export function SponsorNotice({ move: { draft } }: SponsorProps) {
  const say = ofForm().options.sponsorMost
  const read = sponsorshipOf(draft)
  if (read.ok) return null
  return (
    <ReasonOf.Provider value="sponsorship">
      <Notice kind="warn" title={say.unset} testId="sponsor-problem">
        {say.problems[read.problem]}
      </Notice>
    </ReasonOf.Provider>
  )
}

import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofActivity } from '../messages/screen-messages.ts'
import { FailsDrawing, ProvenDrawing, TrustedDrawing } from './introduction-drawings.tsx'

export const INTRODUCTION_PARTS = ['proven', 'trusted', 'fails'] as const
export type IntroductionPart = (typeof INTRODUCTION_PARTS)[number]

const DRAWINGS: Readonly<Record<IntroductionPart, typeof ProvenDrawing>> = {
  proven: ProvenDrawing,
  trusted: TrustedDrawing,
  fails: FailsDrawing,
}

export function Introduction(
  props: Readonly<{
    part: IntroductionPart
    /** Existing words may have more accounts. */
    hadWords: boolean
    onPart: (part: IntroductionPart) => void
    onOpen: () => void
  }>,
) {
  const say = ofActivity().learn
  const at = INTRODUCTION_PARTS.indexOf(props.part)
  const { title, text } = say.parts[props.part]
  const Drawing = DRAWINGS[props.part]
  const next = INTRODUCTION_PARTS[at + 1]
  return (
    <div class="hero learn">
      <p class="hint">
        {say.ready} · {say.place({ part: at + 1, parts: INTRODUCTION_PARTS.length })}
      </p>
      {props.hadWords && at === 0 && (
        <Notice kind="info" testId="other-accounts">
          {say.others}
        </Notice>
      )}
      <Drawing />
      <p class="hero-title" aria-hidden="true">
        {title}
      </p>
      {text.map((paragraph) => (
        <p key={paragraph} class="learn-text">
          {paragraph}
        </p>
      ))}
      {next === undefined ? (
        <>
          <Button kind="primary" isWide onClick={props.onOpen} testId="open-wallet">
            {say.open}
          </Button>
          <p class="hint">{say.pin}</p>
        </>
      ) : (
        <>
          <Button kind="primary" isWide onClick={() => props.onPart(next)} testId="learn-next">
            {say.next}
          </Button>
          <Button kind="quiet" onClick={props.onOpen} testId="open-wallet">
            {say.skip}
          </Button>
        </>
      )}
    </div>
  )
}

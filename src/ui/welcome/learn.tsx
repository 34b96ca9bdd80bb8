import { ofEveryday } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { FailsDrawing, ProvenDrawing, TrustedDrawing } from './learn-drawings.tsx'

export const PARTS = ['proven', 'trusted', 'fails'] as const
export type Part = (typeof PARTS)[number]

const DRAWINGS: Readonly<Record<Part, typeof ProvenDrawing>> = {
  proven: ProvenDrawing,
  trusted: TrustedDrawing,
  fails: FailsDrawing,
}

export function Learn(
  props: Readonly<{
    part: Part
    /** Existing words may have more accounts. */
    hadWords: boolean
    onPart: (part: Part) => void
    onOpen: () => void
  }>,
) {
  const say = ofEveryday().learn
  const at = PARTS.indexOf(props.part)
  const { title, text } = say.parts[props.part]
  const Drawing = DRAWINGS[props.part]
  const next = PARTS[at + 1]
  return (
    <div class="hero learn">
      <p class="hint">
        {say.ready} · {say.place(at + 1, PARTS.length)}
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
